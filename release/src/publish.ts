import { execFileSync } from "node:child_process";
import { publishedPackages, root } from "./published-packages.js";

/**
 * Publishes each package whose version the configured registry does not have yet, so that a release that stopped half-way can be
 * repeated. Arguments are those of `npm publish`: `--provenance`, `--tag next`, `--dry-run`.
 */
const registry = execFileSync("npm", ["config", "get", "registry"], { cwd: root, encoding: "utf8" }).trim();

async function isPublished(name: string, version: string): Promise<boolean> {
  const response = await fetch(new URL(name.replace("/", "%2f"), registry));
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`The registry answers ${response.status} when asked for ${name}.`);
  const { versions = {} } = JSON.parse(await response.text());
  return version in versions;
}

const packages = publishedPackages();
const published = await Promise.all(packages.map(({ manifest }) => isPublished(manifest.name, manifest.version)));
const missing = packages.filter((_package, index) => published[index] === false);
const workspaces = missing.map(({ folder }) => `--workspace=${folder}`);
if (missing.length > 0)
  execFileSync("npm", ["publish", ...process.argv.slice(2), ...workspaces], { cwd: root, stdio: "inherit" });
console.log(`${missing.length} packages published, ${packages.length - missing.length} were there`);
