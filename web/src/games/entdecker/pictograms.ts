/** The pictograms of units, in a box of ±5: in the panels by name, on the chart by their points. */
import type { Unit } from "./choosing";

export const UNITS: Readonly<Record<Unit, string>> = {
  scout:
    "M-1.35-3.7a1.55 1.55 0 1 0 3.1 0a1.55 1.55 0 1 0-3.1 0z" + // a head, a body, a staff
    "M-.6-1.9c1.5-.4 2.3.5 2.5 1.7l1.4.9-.4.8-1.8-.8-.2-.7-.5 1.5 1.4 1.3.5 2.3H1.1L.8 3.3-.5 2.1-1.2 5.1h-1.3l.9-4 .2-1.8-.9.8-.3 1.5-.9-.2.4-2z" +
    "M3.05-2.2v7.3h.7v-7.3z",
  fort: "M-4.6-4.7h2v1.7h1.6v-1.7h2v1.7h1.6v-1.7h2v4h-1v4.8H1.2V2.3C1.2.7-1.2.7-1.2 2.3v1.8h-2.4V-.7h-1z",
  settlement:
    "M-5.3 4.3V.6L-3-1.7-1.5-.2V-3.4L-1.1-5.6-.7-3.4 1.3-1 3.3-2.6 5.4-.4V4.3H3.7V2.2H2.3V4.3H-.2V1.6H-1.6V4.3zM-4.3 1.5V2.8H-3V1.5z",
};
