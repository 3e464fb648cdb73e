import { UsageError } from "@stubwright/contract/diagnostics";
import { MergedJson } from "./merge-json.js";
import type { PackageVersions } from "./package-versions.js";

/** The scripts that an existing project gets. */
const scripts: Readonly<Record<string, string>> = {
  "contracts:check": "stubwright check",
  "contracts:generate": "stubwright generate",
};

/** package.json with what generated code needs, and what was added: `dependencies @stubwright/runtime ^0.1.0`. */
export interface MergedManifest {
  readonly text: string;
  readonly added: readonly string[];
}

/** The lists of a package.json that may already name a package. */
const lists = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/**
 * Adds packages and scripts to a package.json, and leaves everything else as it is. Packages that it names already stay as they are,
 * except that Stubwright's own must have the version of this generator. Throws a `UsageError` if they have not, or if a script has
 * another meaning there.
 */
export function mergeManifest(manifest: string, versions: PackageVersions): MergedManifest {
  const merged = new MergedJson(manifest);
  const added: string[] = [];
  const conflicts: string[] = [];
  const want = (list: string, name: string, version: string): void => {
    const found = lists.map((one) => merged.value([one, name])).find((one) => one !== undefined);
    if (found === undefined) {
      merged.add([list, name], version);
      added.push(`${list} ${name} ${version}`);
    } else if (/^@?stubwright/.test(name) && found !== version && !isElsewhere(String(found))) {
      conflicts.push(`It asks for ${name} ${String(found)}, and this generator needs ${version}.`);
    }
  };
  want("dependencies", "@stubwright/runtime", versions.runtime);
  const { parts, nodeTypes, stubwright, typescript } = versions;
  const consoles = versions.archives.length > 0 ? { "@stubwright/console": versions.console } : {};
  const development = { ...parts, ...consoles, "@types/node": nodeTypes, stubwright, typescript };
  for (const [name, version] of Object.entries(development)) want("devDependencies", name, version);
  for (const [name, command] of Object.entries(scripts)) {
    const found = merged.value(["scripts", name]);
    if (found === undefined) {
      merged.add(["scripts", name], command);
      added.push(`scripts ${name}`);
    } else if (found !== command) conflicts.push(`Its script ${name} is something else than "${command}".`);
  }
  if (conflicts.length > 0)
    throw new UsageError(
      `package.json does not fit.\n${conflicts.map((text) => `  ${text}`).join("\n")}\nChange it, then run init again.`,
    );
  return { text: merged.text, added };
}

/** Whether a version is decided elsewhere: in a workspace, a catalog, a folder. */
function isElsewhere(version: string): boolean {
  return /^[a-z]+:/.test(version);
}
