import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entryMembers } from "./entry-conditions.js";
import { publishedPackages, root } from "./published-packages.js";

/** Writes the conditions of all entry points of the published packages into package.json. A new entry needs only its `default`. */
const written = ["main", "types", "exports", "typesVersions"];
for (const { folder } of publishedPackages()) {
  const path = join(root, folder, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const members = Object.entries(manifest).flatMap(([name, value]) => {
    if (name === "exports") return Object.entries(entryMembers(manifest.exports));
    return written.includes(name) ? [] : [[name, value]];
  });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(members), undefined, 2)}\n`);
}
