import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import "./style.css";

settings.start();
router.start();
mount(App, { target: document.getElementById("app")! });
