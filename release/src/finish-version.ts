import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, root } from "./published-packages.js";
import { nameUnreleased, type VersionPlace, versionPlaces, withVersion } from "./version-places.js";

/** Writes the version that `changeset version` gave the packages to the other places that name it, and into the changelog. */
const [{ manifest } = { manifest: { version: "" } }] = publishedPackages();
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));

for (const place of versionPlaces) edit(place.path, (text) => withVersion(text, place, manifest.version));
edit("CHANGELOG.md", (text) => nameUnreleased(text, manifest.version, new Date()));
console.log(`${manifest.version}: ${versionPlaces.map(({ path }: VersionPlace) => path).join(", ")}, CHANGELOG.md`);
