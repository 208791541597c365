/** Boards with moments of real games, without a server: `npm run dev`, then /gallery.html. Not part of the bundle. */
import { mount } from "svelte";
import { speak } from "../src/lib/spoken.svelte";
import "../src/style.css";
import Gallery from "./Gallery.svelte";
import Pictures from "./Pictures.svelte";

const asked = new URLSearchParams(location.search);
await speak(asked.get("language") ?? "en");
mount(asked.has("pictures") ? Pictures : Gallery, { target: document.getElementById("app")! });
