import { writeFileSync } from "node:fs";
import { bundlers, bundleWith } from "../bundlers.js";

/** `make-bundle.js <bundler> <program> <file>`: writes the bundle as JSON. */
const [name, program = "", file = ""] = process.argv.slice(2);
const bundler = bundlers.find((known) => known === name);
if (bundler === undefined) throw new Error(`There is no bundler ${name}.`);
writeFileSync(file, JSON.stringify(await bundleWith(bundler, program)));
