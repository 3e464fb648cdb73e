import type { Bundle } from "../../../conformance/dist/bundlers/bundle.js";

/** The bundlers that client code is tried with. */
export const bundlers = ["esbuild", "Rollup", "Vite", "webpack 5", "Metro"] as const;

/** The name of a bundler. */
export type Bundler = (typeof bundlers)[number];

/** Bundles the program of a file. */
export async function bundleWith(bundler: Bundler, program: string): Promise<Bundle> {
  // Each bundler takes a while to load.
  switch (bundler) {
    case "esbuild":
      return (await import("../../../conformance/dist/bundlers/with-esbuild.js")).bundleWithEsbuild(program);
    case "Rollup":
      return (await import("./with-rollup.js")).bundleWithRollup(program);
    case "Vite":
      return (await import("./with-vite.js")).bundleWithVite(program);
    case "webpack 5":
      return (await import("./with-webpack.js")).bundleWithWebpack(program);
    case "Metro":
      return (await import("./with-metro.js")).bundleWithMetro(program);
  }
}
