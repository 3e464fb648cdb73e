import type { Files } from "../../../contract/dist/testing/service-documents.js";
import { compareSides } from "../findings/compare-sides.js";
import type { Finding } from "../findings/finding.js";
import { readSettings, type Settings } from "../findings/settings.js";
import { groupByChange, shortPath, valuesText } from "../report/finding-text.js";
import { type ReadSide, readSide, type SideOptions } from "../sides/read-side.js";
import { absentError, type Tree } from "../sides/tree.js";

export {
  boundOperation,
  type Files,
  messageParts,
  operationOf,
  operationPart,
  schemaText,
  serviceOf,
  servicePart,
  type WsdlParts,
  wsdlOf,
} from "../../../contract/dist/testing/service-documents.js";

/** A tree of documents in memory. */
function memoryTree(files: Files): Tree {
  return {
    label: "memory",
    cwd: "/fixture",
    allowNetwork: false,
    read: async (location) => {
      const text = files[decodeURIComponent(location.slice("file:///fixture/".length))];
      if (text === undefined) throw absentError(location);
      return new TextEncoder().encode(text);
    },
  };
}

/** Reads a contract that must load. */
export async function readFiles(files: Files): Promise<ReadSide> {
  const [entry = ""] = Object.keys(files);
  const optional = (name: string): string | undefined => (files[name] === undefined ? undefined : name);
  const options: SideOptions = {
    entry,
    name: "fixture",
    routes: optional("routes.yaml"),
    openapi: optional("openapi.yaml"),
  };
  const result = await readSide(options, memoryTree(files), "head");
  if (result.kind === "read") return result.side;
  throw new Error(
    `The fixture does not load: ${JSON.stringify(result.kind === "broken" ? result.diagnostics : result)}`,
  );
}

/** The current day in comparisons of fixtures. */
const today = "2026-06-01";

/** All findings between two contracts, by default with the default settings. */
export async function findingsBetween(
  old: Files,
  now: Files,
  settings: Partial<Settings> = {},
): Promise<readonly Finding[]> {
  const [oldSide, newSide] = [await readFiles(old), await readFiles(now)];
  return compareSides(
    { name: "fixture", old: oldSide, now: newSide },
    { ...readSettings(undefined), ...settings },
    today,
  );
}

/** `rule path: old -> new` of each change, sorted, without the finding that the version did not change. */
export function changeTexts(findings: readonly Finding[]): readonly string[] {
  return groupByChange(findings)
    .filter(([first]) => first.rule !== "contract-version-unchanged")
    .map(([first]) => `${first.rule} ${shortPath(first.path)}: ${valuesText(first)}`)
    .sort();
}

/** A change of a contract, and the findings it must have. */
export interface RuleCase {
  readonly title: string;
  readonly old: Files;
  readonly now: Files;
  /** `rule path: old -> new` of every change, sorted. */
  readonly want: readonly string[];
}
