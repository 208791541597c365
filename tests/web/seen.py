"""What can be seen and reached on a page, as the browser has laid it out: scripts that list what cannot."""

from __future__ import annotations

STILL = """async () => {
  let map;
  while (!(map = document.querySelector("svg.map"))) await new Promise(requestAnimationFrame);
  for (let before = "", same = 0; same < 3; ) {
    const { a, e, f } = map.getScreenCTM();
    const now = String([a, e, f, innerWidth, innerHeight]);
    same = now === before ? same + 1 : 0;
    before = now;
    await new Promise(requestAnimationFrame);
  }
}"""
"""Wait until the map has come to rest."""

FAULTS = """(points) => {
  const faults = [];
  const inside = (box, frame, what) => {
    const [aside, beyond] = [Math.max(frame.left - box.left, box.right - frame.right), box.bottom - frame.bottom];
    const out = Math.max(aside, frame.top - box.top, beyond);
    if (out > 1.5) faults.push(`${what} is ${Math.round(out)} px outside`);
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push(`the page is ${scrollWidth}x${scrollHeight}`);
  for (const button of document.querySelectorAll(".bar button, .dock button, .prompt button")) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const name = (button.ariaLabel ?? button.innerText).slice(0, 40);
    const box = button.getBoundingClientRect();
    inside(box, screen, name);
    for (let parent = button.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowY === "visible") continue;
      inside(box, parent.getBoundingClientRect(), `${name} in ${parent.className}`);
    }
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`${name} is cut off`);
  }
  const words = document.querySelector(".prompt .words p");
  const [said, room] = [words, words?.closest(".prompt")].map((one) => one?.getBoundingClientRect());
  const isCut = said && (said.top < room.top - 1 || said.bottom > room.bottom + 1);
  if (isCut) faults.push(`“${words.innerText}” is cut off`);
  const map = document.querySelector("svg.map");
  for (const [x, y, name] of points) {
    const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
    const seen = document.elementFromPoint(at.x, at.y);
    if (seen === null || !(seen === map || map.contains(seen))) faults.push(`${name} cannot be pointed at`);
  }
  return faults;
}"""
"""What cannot be seen or reached: pages that must be scrolled, buttons that are cut off, places that are covered."""

CUT_OFF = """(ending) => {
  const frame = ending.closest("main").getBoundingClientRect();
  const parts = [ending, ...ending.querySelectorAll("h2, li, tr, td, .button")];
  const covered = (one, box) => {
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return seen === null || !(one.contains(seen) || seen.contains(one));
  };
  return parts.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isOut = box.top < frame.top || box.bottom > frame.bottom || box.left < frame.left || box.right > frame.right;
    const isCut = one.matches(".button, li") && one.scrollWidth > one.clientWidth + 1;
    return isOut || isCut || covered(one, box) ? [`${one.tagName} ${one.innerText.slice(0, 30)}`] : [];
  });
}"""
"""What of a result does not lie wholly in the frame of the board, or is covered."""

LOST = """(share) => {
  const faults = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const named = (one) => `${one.tagName.toLowerCase()} “${(one.ariaLabel ?? one.innerText ?? "").trim().slice(0, 40)}”`;
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
  const isWaiting = (one) => { // further down in something that can be scrolled, or put away on purpose
    for (let parent = one.parentElement; parent; parent = parent.parentElement) {
      if (scrolls(parent) || parent.inert || parent.ariaHidden === "true") return true;
    }
    return false;
  };
  const controls = "button, a[href], select, input, textarea, summary, [role=radio], [role=tab]";
  for (const one of document.querySelectorAll(controls)) {
    const box = one.getBoundingClientRect();
    if (!shown(one) || box.width < 2 || box.height < 2) continue;
    const out = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight);
    if (out > 1.5 && !isWaiting(one)) faults.push(`${named(one)} is ${Math.round(out)} px outside the window`);
    for (const part of [one, ...one.querySelectorAll("*")]) {
      if (!(part instanceof HTMLElement) || !part.innerText?.trim() || !shown(part)) continue;
      const isInline = getComputedStyle(part).display === "inline";
      const isSeen = part.getBoundingClientRect().width > 2; // words for who listens are a dot
      if (!isInline && isSeen && part.scrollWidth > part.clientWidth + 1) faults.push(`${named(one)}: text is cut off`);
    }
  }
  const map = document.querySelector("svg.map")?.getBoundingClientRect();
  const part = map ? (map.width * map.height) / (innerWidth * innerHeight) : 0;
  if (part < share) faults.push(`the board has ${Math.round(part * 100)} % of the window`);
  if ([null, document.body].includes(document.activeElement)) faults.push("the focus is nowhere");
  return [...new Set(faults)];
}"""
"""What must not be on any page of a table: controls out of reach or cut off, a small board, a focus that is nowhere."""
