"""The game for one person, as its player sees it."""

from tests.bot.world import EASY, SOLUTION, World, answer, buttons_of, card, said, text_of


async def test_first(world: World) -> None:
    (ada,) = world.players("ada")
    r = await ada.slash(world.channel, "ricochet solo", code=EASY)
    print(text_of(answer(r)))
    for m in world.channel.history():
        print("----", [f.filename for f in m.attachments], buttons_of(m)); print(text_of(m))
    r = await ada.slash(world.channel, "prove", moves=SOLUTION)
    print(said(r))
    for m in world.channel.history():
        print("----", [f.filename for f in m.attachments], buttons_of(m)); print(text_of(m))
    await ada.click(world.channel.history()[-1], label="Next chip")
    for m in world.channel.history():
        print("----", [f.filename for f in m.attachments], buttons_of(m)); print(text_of(m))
    await world.later(62)
    for m in world.channel.history():
        print("----", [f.filename for f in m.attachments], buttons_of(m)); print(text_of(m))
    await ada.click(world.channel.history()[-1], label="End")
    for m in world.channel.history():
        print("----", [f.filename for f in m.attachments], buttons_of(m)); print(text_of(m))
