import { defineConfig } from "vitest/config";

const config = defineConfig({
  // Vitest runs packages in node_modules as they are. Here they are links to other folders.
  test: { server: { deps: { external: [/\/dist\//] } } },
});

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export of this file.
export default config;
