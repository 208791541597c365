import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words.plugin.ts";

// `farshore serve` while working on the pages: the browser talks to vite, and vite hands /api on.
const server = process.env["FARSHORE_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy knows no data: urls
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/words.setup.ts"],
    environment: "node",
    css: true,
    isolate: false,
    maxWorkers: 2,
  },
});
