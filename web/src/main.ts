import { mount } from "svelte";
import App from "./App.svelte";
import { hands } from "./lib/hands.svelte";
import { beginToSpeak } from "./lib/language";
import { openAnewAfterUpdates } from "./lib/newer";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./style.css";

openAnewAfterUpdates();
settings.start();
hands.start();
router.start();
void beginToSpeak().then(() => mount(App, { target: document.getElementById("app")! }));
