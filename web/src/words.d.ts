declare module "virtual:words" {
  type Loads = Record<string, () => Promise<{ default: string }>>;
  /** By language: how to load what it says. */
  const loads: Loads;
  /** By topic and language: how to load what is said only where it is needed. */
  export const later: Record<string, Loads>;
  export default loads;
  /** … and what only pages say that are loaded later. */
  export const later: typeof loads;
}
