import { mkdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { packPackages, publishedPackages, root } from "./published-packages.js";

/** Writes the archives of all published packages to the folder `archives`, for projects that cannot get them from a registry. */
const folder = join(root, "archives");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { path } of packPackages(publishedPackages(), folder)) console.log(relative(process.cwd(), path));
