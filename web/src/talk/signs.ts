/** What can be said by one click: how it is drawn. What it says is said in the language of whoever reads it. */
import type { Sign } from "./asking";

export const SIGNS: Readonly<Record<Exclude<Sign, "">, string>> = {
  "well-done": "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  thanks: "M12 20C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.6 4.8 4.8 0 0 1 21 8.8C21 12 19 15.5 12 20z",
  luck: "M12 11C8 12 5 10 6 7.5S11 6 12 11zM12 11C13 6 17 5 18 7.5S16 12 12 11zM12 11C8 10 5 13 6.5 15.5S11 16 12 11zM12 11C13 16 16 18 17.5 15.5S16 10 12 11zM12 11C12 16 12 18 10 21",
  laugh: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 9.5h.01M15.5 9.5h.01M7.5 13c1 5 8 5 9 0z",
  oops: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8.5 9.5h.01M15.5 9.5h.01M8 15.5c1.3-1.8 2.7-1.8 4 0s2.7 1.8 4 0",
  wait: "M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5",
};
