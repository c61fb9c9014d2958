([board, robots, depth]) => {
  const key = (where) => Object.values(where).join();
  const seen = new Set([key(robots)]), counts = [];
  let latest = [robots];
  while (counts.length < depth) {
    const next = [];
    for (const where of latest) {
      for (const robot of Object.keys(where)) {
        for (const way of ["up", "right", "down", "left"]) {
          const { path, fault } = slide(board, where, robot, way);
          const after = { ...where, [robot]: path.at(-1) };
          if (fault || seen.has(key(after))) continue;
          seen.add(key(after));
          next.push(after);
        }
      }
    }
    counts.push(next.length);
    latest = next;
  }
  return counts;
}
