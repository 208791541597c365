/** Drawn pictures of the games, for invitations. */
import type { Component } from "svelte";
import Entdecker from "./Entdecker.svelte";
import Explorers from "./Explorers.svelte";
import Overworld from "./Overworld.svelte";

export const pictures: Record<string, Component> = {
  entdecker: Entdecker,
  explorers: Explorers,
  overworld: Overworld,
};
