import { resolve } from "node:path";
import { type Pins, pinsIn } from "../base/locked-documents.js";
import { diskTree } from "../base/tree.js";
import type { Finding } from "../compare/findings/finding.js";
import { treeFinding } from "../compare/findings/tree-finding.js";
import type { ContractOptions } from "../config/contract-options.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { contractName } from "../model/names/contract-name.js";
import { digestOf } from "../source/digest-of.js";
import { loadDocuments } from "../source/load-documents.js";
import { loadOctets } from "../source/load-octets.js";
import { isNetworkLocation } from "../source/resolve-location.js";
import { absentDigest } from "../write/manifest.js";
import { readManifest } from "../write/read-output.js";
import type { Selection } from "./contract-selection.js";

/** Imports over the network: each must be pinned, in the lock file or else in the manifest, and still be what it was. */
export async function importFindings({ cwd, contracts }: Selection): Promise<readonly Finding[]> {
  const locked = await pinsIn(diskTree(cwd, cwd));
  const findings = await Promise.all(contracts.map((contract) => contractImports(contract, cwd, locked)));
  return findings.flat();
}

async function contractImports(
  contract: ContractOptions,
  cwd: string,
  locked: Pins | undefined,
): Promise<readonly Finding[]> {
  const inputs = (await readManifest(resolve(cwd, contract.out)))?.inputs ?? {};
  const name = contractName(contract);
  const isUnneeded = (location: string): boolean => inputs[location] === absentDigest;
  const used = Object.keys(inputs).filter((location) => isNetworkLocation(location) && !isUnneeded(location));
  const pins = locked ?? inputs;
  const drifted = await Promise.all(used.map((location) => driftOf(name, location, pins[location])));
  const diagnostics = new Diagnostics();
  await loadDocuments(contract.entry, { cwd }, diagnostics);
  const places = new Map(
    diagnostics.list
      .filter((one) => one.code === "document-on-network")
      .map(({ at, arguments: { location = "" } }) => [location, at] as const),
  );
  const imported = [...new Set([...places.keys(), ...used])].filter((location) => !isUnneeded(location));
  const unpinned = imported.filter((location) => pins[location] === undefined);
  return [
    ...drifted.flat(),
    ...unpinned.map((location) =>
      treeFinding("import-unpinned", "file", location, { contract: name, new: location, at: places.get(location) }),
    ),
  ];
}

/** A document that cannot be reached now may still be what it was: a warning. */
async function driftOf(contract: string, location: string, expected: string | undefined): Promise<readonly Finding[]> {
  if (expected === undefined) return [];
  const found = await loadOctets(location).then(digestOf, () => undefined);
  if (found === expected) return [];
  const facts = { contract, old: expected, new: found ?? "not reachable" };
  const atMost = found === undefined ? ("warning" as const) : undefined;
  return [treeFinding("import-drifted", "file", location, { ...facts, atMost })];
}
