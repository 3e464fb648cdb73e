#!/usr/bin/env node
import { statSync } from "node:fs";

const { main } = await import(isBundleCurrent() ? "../dist/bundle/main.js" : "../dist/commands/main.js");
await main();

/**
 * Whether the modules are there and are those that were bundled: Node takes 0.2 s to load some 500 modules, and a third of
 * that for the bundle. `npm run build` makes it, but `tsc -b` alone does not, and `tsc -b --clean` leaves it.
 */
function isBundleCurrent() {
  if (modified("../dist/commands/main.js") === 0) return false;
  const bundled = modified("../dist/bundle/main.js");
  return [
    "..",
    "../../contract",
    "../../codegen",
    "../../compat",
    "../../live",
    "../../mock",
    "../../service-test",
    "../../../runtime",
  ].every((built) => bundled > modified(`${built}/tsconfig.tsbuildinfo`));
}

/** When a file was written last, in milliseconds since 1970; 0 where there is none. */
function modified(location) {
  return statSync(new URL(location, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
