// What is kept: in the address what a reload shows, and in the browser what holds for later visits, where the frame around the page allows it.

/** Return what was kept by this name; null where nothing was, or nothing can be. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;  // an Activity is in a frame whose origin is opaque
  }
}

/** Keep a text, where that is possible. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // then it holds until the page is left
  }
}

/** Write who plays and what is shown into the address, beside what else is in it. */
export function keepInAddress(named: Readonly<Record<string, string>>): void {
  const others = location.hash.slice(1).split("&").filter((part) => part && !(part.split("=")[0]! in named));
  const own = Object.entries(named).filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
  try {
    history.replaceState(history.state, "", `#${[...others, ...own].join("&")}`);
  } catch {
    // the address of such a frame may be fixed
  }
}
