import { resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { absentDigest, readManifest } from "@stubwright/codegen/write";
import type { Finding } from "@stubwright/compat/findings";
import { treeFinding } from "@stubwright/compat/findings";
import { diskTree, type Pins, pinsIn } from "@stubwright/compat/sides";
import { Diagnostics } from "@stubwright/contract/diagnostics";
import { contractName } from "@stubwright/contract/model";
import { digestOf, isNetworkLocation, loadBytes, loadDocuments } from "@stubwright/contract/read";
import type { Selection } from "../config/contract-selection.js";

/**
 * Checks imports from the network. Each import must be pinned in the lock file (or in the manifest, without a lock file), and
 * the document must not have changed.
 */
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

/** Compares a document with its pinned digest. An unreachable document is only a warning, because it may be unchanged. */
async function driftOf(contract: string, location: string, expected: string | undefined): Promise<readonly Finding[]> {
  if (expected === undefined) return [];
  const found = await loadBytes(location).then(digestOf, () => undefined);
  if (found === expected) return [];
  const facts = { contract, old: expected, new: found ?? "not reachable" };
  const atMost = found === undefined ? ("warning" as const) : undefined;
  return [treeFinding("import-drifted", "file", location, { ...facts, atMost })];
}
