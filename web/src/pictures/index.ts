/** Drawn pictures of the games, for invitations. */
import type { Component } from "svelte";
import Entdecker from "./Entdecker.svelte";
import Explorers from "./Explorers.svelte";
import Overworld from "./Overworld.svelte";
import Shore from "./Shore.svelte";

const pictures: Record<string, Component> = {
  entdecker: Entdecker,
  explorers: Explorers,
  overworld: Overworld,
};

/** Return the picture of a game; one that brings none gets a shore that nobody knows yet. */
export const pictureOf = (game: string): Component => pictures[game] ?? Shore;
