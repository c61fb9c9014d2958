([roomy, small]) => {
  const faults = [], emoji = /(?![#*0-9©®™])\p{Emoji}/u;
  for (const frame of document.querySelectorAll("iframe")) {
    const { document: page, innerWidth: width, innerHeight: height, getComputedStyle: style } = frame.contentWindow;
    const size = `${width}x${height}`, isSmall = small.includes(size), has = (name) => page.body.classList.contains(name);
    const note = (element, what) => faults.push(`${size}: ${element.id || element.dataset.what || element.tagName}: ${what}: ${element.textContent}`);
    const isGame = has("has-game") && !page.querySelector("dialog[open]");
    const box = (element) => element.getBoundingClientRect();
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 1 && box(element).height > 1;
    const isHit = (element, x, y) => element.contains(page.elementFromPoint(x, y));
    const inView = (element, what = element) => {
      const { left, top, right, bottom } = box(what), near = 1.5;
      if (!isSeen(what)) return note(element, "it is not shown");
      if (left < -near || top < -near || right > width + near || bottom > height + near) note(element, `it is beyond the window at ${right}, ${bottom}`);
      const places = [[(left + right) / 2, (top + bottom) / 2], [left + 9, top + 9], [right - 9, bottom - 9]];
      if (!places.every(([x, y]) => isHit(element, x, y))) note(element, "it is covered");
    };
    const at = (id) => page.getElementById(id), all = (query) => [...page.querySelectorAll(query)].filter((one) => !one.hidden && one.getClientRects().length);
    const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: around, data } = texts.currentNode;
      if (!around.closest("title, script") && emoji.test(data)) note(around, "it needs an emoji font");
      if (isSmall && isGame && data.trim() && !around.closest("#goal, #sand, #board, .unseen, script, title, style, option") && isSeen(around)) note(around, "it is shown");
    }
    if (page.documentElement.scrollWidth > width) faults.push(`${size}: it scrolls sideways`);
    for (const element of isSmall ? [] : all("button, label, p, li, h1")) {
      if (!isSeen(element) || element.closest(".unseen")) continue;
      const isClamped = style(element).webkitLineClamp !== "none";
      if (element.scrollWidth > element.clientWidth + 1 && style(element).display !== "inline") note(element, `its text is ${element.scrollWidth} wide, and it ${element.clientWidth}`);
      if (!isClamped && box(element).right > width + 1) note(element, "it is beyond the window");
      if (element.matches("button") && box(element).height > 60) note(element, "it has more than two lines");
    }
    const pen = page.createElement("canvas").getContext("2d"), arrow = 18;
    for (const select of isSmall ? [] : all("select")) {
      pen.font = style(select).font;
      const text = pen.measureText(select.selectedOptions[0]?.textContent ?? "").width;
      if (text + arrow + parseFloat(style(select).paddingLeft) > select.clientWidth) note(select, `its choice is cut at ${select.clientWidth} of ${text}`);
    }
    if (!has("has-game")) for (const one of all("#status, #actions button, #lead button")) {
      const { scrollHeight, clientHeight } = page.documentElement, sheet = at("sheet");
      if (style(sheet).display !== "contents" && box(one).bottom > box(sheet).bottom + 1 && sheet.contains(one)) note(one, "it is cut by the sheet");
      if (roomy[size] && scrollHeight > Math.max(clientHeight, 480)) note(one, `the greeting is ${scrollHeight} high`);
    }
    if (!isGame) continue;
    const board = at("board"), least = isSmall ? height - 6 : roomy[size] - (page.body.dataset.kind === "tutorial" ? 120 : at("note").textContent ? 60 : 0);
    inView(board);
    if (box(board).width < least || Math.abs(box(board).width - box(board).height) > 2) note(board, `it is ${box(board).width} wide`);
    if (!at("sand").hidden) inView(at("sand"));
    const goal = style(at("goal")).display === "none" ? at("headline") : at("goal");
    inView(goal, goal.querySelector("svg") ?? goal.querySelector("b") ?? goal);
    if (isSmall) continue;
    const line = style(at("line")).display === "none" ? at("status") : at("line");
    if (line.textContent && line.id === "line") inView(line);
    else if (line.textContent && box(line).top + 18 > Math.min(height, box(at("sheet")).bottom || height)) note(line, "its first line is out of view");
    if (line.textContent.includes(" · ") && line.scrollHeight > line.clientHeight + 3) note(line, "it is cut");
    if (at("headline").scrollHeight > at("headline").clientHeight + 3) note(at("headline"), "it is cut");
    if (all("#steps").length && all("#actions button").length && !all("#lead button, #finish").length) note(at("lead"), "no large button");
    all("#robots button, #ways button, #tools button, #lead button, #steps button, #pull").forEach((one) => inView(one));
  }
  return faults;
}
