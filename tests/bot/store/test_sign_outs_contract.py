"""What every store guarantees about people who have signed out of the board."""

from bot.store import Store

ADA, BEN = 7, 8
AT = 1_767_571_200.0


async def test_who_never_signed_out_is_not_known(store: Store) -> None:
    assert await store.signed_out_at(ADA) is None
    assert await store.signed_out_since(0) == {}


async def test_the_latest_time_counts_at_which_a_person_signed_out(store: Store) -> None:
    await store.sign_out(ADA, AT)
    await store.sign_out(ADA, AT + 5.25)
    await store.sign_out(ADA, AT + 1)
    assert await store.signed_out_at(ADA) == AT + 5.25
    assert await store.signed_out_at(BEN) is None


async def test_others_learn_who_has_signed_out_since_they_last_looked(store: Store) -> None:
    await store.sign_out(ADA, AT)
    await store.sign_out(BEN, AT + 2)
    assert await store.signed_out_since(AT) == {ADA: AT, BEN: AT + 2}
    assert await store.signed_out_since(AT + 0.001) == {BEN: AT + 2}


async def test_it_is_deleted_once_it_is_old(store: Store) -> None:
    await store.sign_out(ADA, AT)
    await store.sign_out(BEN, AT + 2)
    await store.delete_sign_outs(AT + 2)
    assert await store.signed_out_since(0) == {BEN: AT + 2}


async def test_erasing_a_person_keeps_their_sessions_ended(store: Store) -> None:
    await store.sign_out(ADA, AT)
    await store.forget(ADA)
    assert await store.signed_out_at(ADA) == AT
