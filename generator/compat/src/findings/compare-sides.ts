import { versionOf } from "@stubwright/contract/marks";
import { compareContracts } from "../compare/compare-contracts.js";
import { generatedOperations } from "../compare/operations/operation-facts.js";
import { compareRepresentations } from "../compare/scalar/mapped-types.js";
import { isSource } from "../rules/rule.js";
import type { ReadSide } from "../sides/read-side.js";
import type { Finding } from "./finding.js";
import { makeFindings } from "./make-findings.js";
import { relaxedMarks } from "./relaxed-marks.js";
import type { Settings } from "./settings.js";
import { treeFinding } from "./tree-finding.js";

/** Two contracts with one name. */
interface NamedPair {
  readonly name: string;
  readonly old: ReadSide;
  readonly now: ReadSide;
}

/**
 * Finds all findings between two contracts, before waivers. `today` is the day to which sunsets are compared, as in
 * `2027-03-01`.
 */
export function compareSides(pair: NamedPair, settings: Settings, today: string): readonly Finding[] {
  return [...representationFindings(pair, settings), ...contractFindings(pair, settings, today)];
}

function contractFindings({ name, old, now }: NamedPair, settings: Settings, today: string): readonly Finding[] {
  const isWrittenAlike = areWrittenAlike(old, now);
  if (isWrittenAlike && generatedNames(old) === generatedNames(now)) return [];
  const all = makeFindings(name, compareContracts(old, now, today), settings);
  const generated = new Set([...generatedOperations(old), ...generatedOperations(now)]);
  const about = all.filter((finding) => concerns(finding, generated));
  const findings = [...about, ...markFindings({ name, old, now }, settings, today)];
  if (isWrittenAlike || !findings.some((finding) => finding.level === "error")) return findings;
  const [from, to] = [versionOf(old.documents), versionOf(now.documents)];
  if (from !== to) return findings;
  return [
    ...findings,
    treeFinding("contract-version-unchanged", "contract", name, { contract: name, old: from, new: to }),
  ];
}

/** Findings about marks that now allow more changes, one for each mark. */
function markFindings({ name, old, now }: NamedPair, { surfaces }: Settings, today: string): readonly Finding[] {
  const [surface] = surfaces;
  return relaxedMarks(old.documents, now.documents, today).map(({ mark, path, at, ...values }) =>
    treeFinding("contract-mark-relaxed", "mark", path, { contract: name, facet: mark, at, surface, ...values }),
  );
}

/** Findings about options that choose other TypeScript types, one for each built-in type, regardless of its uses. */
function representationFindings({ name, old, now }: NamedPair, { surfaces }: Settings): readonly Finding[] {
  if (old.model === undefined || now.model === undefined) return [];
  // Without options, it is not known which code the contract has.
  if (old.scalars === undefined || now.scalars === undefined) return [];
  return compareRepresentations(old.model, now.model).flatMap((changed) =>
    surfaces.filter(isSource).map((surface) => {
      const facts = { contract: name, old: changed.old, new: changed.now, surface };
      return treeFinding("ts-scalar-mapping-changed", "symbol", changed.type, facts);
    }),
  );
}

/**
 * Whether a finding matters: operations that are not generated are only on SOAP. A contract without operations has code
 * for each of its documents.
 */
function concerns({ surface, operations }: Finding, generated: ReadonlySet<string>): boolean {
  if (generated.size === 0) return true;
  return surface === "soap" || operations.length === 0 || operations.some((operation) => generated.has(operation));
}

/** Whether people have changed nothing in a contract: no document, no route. */
export function areWrittenAlike(old: ReadSide, now: ReadSide): boolean {
  return contractText(old) === contractText(now);
}

/** Everything that people write, character by character. */
function contractText({ documents, json }: ReadSide): string {
  return JSON.stringify([documents.map((document) => document.text), json.operations, [...json.closed].sort()]);
}

/** The generated names of types and operations, and which types are arrays. */
function generatedNames({ model }: ReadSide): string {
  return JSON.stringify([
    model?.types.map(({ typeName, kind }) => [typeName, kind]),
    model?.operations.map(({ name }) => name),
  ]);
}
