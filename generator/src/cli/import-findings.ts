import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Finding } from "../compare/findings/finding.js";
import { treeFinding } from "../compare/findings/tree-finding.js";
import type { ContractOptions } from "../config/contract-options.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { loadBytes } from "../source/contract-reader.js";
import { loadDocuments } from "../source/load-documents.js";
import { digest, manifestName, parseManifest } from "../write/manifest.js";
import type { Selection } from "./contract-selection.js";

/** Imports over the network: each must be in the manifest with the digest that it has. */
export async function importFindings({ cwd, contracts }: Selection): Promise<readonly Finding[]> {
  const findings = await Promise.all(contracts.map((contract) => contractImports(contract, cwd)));
  return findings.flat();
}

async function contractImports(contract: ContractOptions, cwd: string): Promise<readonly Finding[]> {
  const text = await readFile(join(resolve(cwd, contract.out), manifestName), "utf8").catch(() => "");
  const inputs = parseManifest(text)?.inputs ?? {};
  const name = contract.name ?? contract.entry;
  const pinned = Object.entries(inputs).filter(([location]) => /^https?:/i.test(location));
  const drifted = await Promise.all(pinned.map(([location, expected]) => driftOf(name, location, expected)));
  const diagnostics = new Diagnostics();
  await loadDocuments(contract.entry, { cwd }, diagnostics);
  const unpinned = diagnostics.list.filter(
    (one) => one.code === "document-on-network" && inputs[one.arguments.location ?? ""] === undefined,
  );
  return [
    ...drifted.flat(),
    ...unpinned.map(({ at, arguments: { location = "" } }) =>
      treeFinding("import-unpinned", "file", location, { contract: name, new: location, at }),
    ),
  ];
}

async function driftOf(contract: string, location: string, expected: string): Promise<readonly Finding[]> {
  const found = await loadBytes(location).then(digest, () => undefined);
  if (found === expected) return [];
  const facts = { contract, old: expected, new: found ?? "not reachable" };
  return [treeFinding("import-drifted", "file", location, facts)];
}
