import { readdir } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { type Tree, type Trees, textIn } from "@stubwright/compat/sides";
import { takePairs } from "@stubwright/contract/collection";
import { UsageError } from "@stubwright/contract/diagnostics";
import { contractName } from "@stubwright/contract/model";
import { isNetworkLocation } from "@stubwright/contract/read";
import { parseContracts } from "../config/read-config.js";
import { BaseUnavailableError } from "./git.js";
import type { NamedPlace } from "./open-place.js";

/** A contract of one side. A contract without a config has no output folder. */
export type ComparedContract = Omit<ContractOptions, "out"> & Partial<Pick<ContractOptions, "out">>;

/** A contract on both sides. */
export interface EntryPair {
  readonly base: ComparedContract;
  readonly head: ComparedContract;
}

/** The contracts of two places, in pairs. */
export interface ComparedEntries {
  readonly pairs: readonly EntryPair[];
  /** Contracts that only the base's config lists. */
  readonly removed: readonly ComparedContract[];
}

/** The contracts of a tree's config; none if the tree has no config. */
async function contractsIn(tree: Tree, config: string): Promise<readonly ComparedContract[]> {
  const text = await textIn(tree, config);
  return text === undefined ? [] : parseContracts(text, `${tree.label}: ${config}`);
}

/**
 * Chooses the documents to compare. If a side names a document, the other side's document of the same name belongs to it.
 * If neither side does, the contracts of the configs are compared, or the only contract in each folder. Throws `UsageError`.
 */
export async function pairEntries(
  base: NamedPlace,
  head: NamedPlace,
  name: string | undefined,
): Promise<ComparedEntries> {
  const named = head.entry ?? base.entry;
  if (named !== undefined) {
    const pick = async (side: NamedPlace): Promise<ComparedContract> => {
      const entry = side.entry ?? (await sameEntry(named, side.tree));
      const known = (await contractsIn(side.tree, configName)).find(
        (contract) => contract.entry === entry.replace(/^\.\//, ""),
      );
      return { ...known, entry, name: name ?? known?.name };
    };
    return { pairs: [{ base: await pick(base), head: await pick(head) }], removed: [] };
  }
  const configured = await contractsIn(head.tree, configName);
  const isEmptied = configured.length === 0 && (await textIn(head.tree, configName)) !== undefined;
  if (isEmptied) {
    const found = await pairConfigured({ base: base.tree, head: head.tree }, configName, name);
    if (found.removed.length > 0) return found;
  }
  if (configured.length === 0) {
    const entry = await onlyContract(head.tree);
    return { pairs: [{ base: { entry, name }, head: { entry, name } }], removed: [] };
  }
  const found = await pairConfigured({ base: base.tree, head: head.tree }, configName, name);
  if (found.pairs.length > 0 || found.removed.length > 0) return found;
  const names = configured.map((one) => one.name ?? "a contract without a name").join(", ");
  throw new UsageError(`${head.tree.label}: ${configName} has no contract named ${name}. It lists ${names}.`);
}

/** The path of a document in another tree: the same path, or else the file name alone, because folders are often copied whole. */
async function sameEntry(named: string, tree: Tree): Promise<string> {
  if (isNetworkLocation(named)) throw new UsageError(`Name the document of ${tree.label} to compare with ${named}.`);
  const name = basename(named);
  const isThere = (path: string): Promise<boolean> => textIn(tree, path).then((text) => text !== undefined);
  return !(await isThere(named)) && (await isThere(name)) ? name : named;
}

/**
 * Throws `BaseUnavailableError` if the base has no document of the given name. One case is allowed: base and head name the
 * same path, so the contract is new. An unreadable document passes, because loading it reports the problem better.
 */
export async function requireNamedDocument(
  { entry, tree }: NamedPlace,
  head: ComparedContract,
  headTree: Tree,
): Promise<void> {
  if (entry === undefined || isNetworkLocation(entry)) return;
  if (resolve(tree.cwd, entry) === resolve(headTree.cwd, head.entry)) return;
  const isThere = await textIn(tree, entry).then(
    (text) => text !== undefined,
    () => true,
  );
  if (isThere) return;
  const isElsewhere = tree.cwd !== headTree.cwd && !entry.startsWith("/");
  const hint = isElsewhere
    ? " The path starts at the top of the repository. For a path from the current folder, begin with ./."
    : "";
  throw new BaseUnavailableError(`${tree.label} has no ${entry}.${hint}`, undefined);
}

/**
 * Pairs the contracts of the head's config (or the one called `name`) with those of the base's config, because files may
 * have moved. A pair has the same name, else the same entry, else the same name derived from the entry's file name.
 * Contracts of the base without a partner are removed.
 */
export async function pairConfigured(trees: Trees, config: string, name: string | undefined): Promise<ComparedEntries> {
  const contracts = await contractsIn(trees.head, config);
  const removed = new Set(await contractsIn(trees.base, config).catch(() => []));
  const added = new Set(contracts);
  const before = new Map<ComparedContract, ComparedContract>();
  const pairAll = (fits: (old: ComparedContract, now: ComparedContract) => boolean): void => {
    for (const [old, now] of takePairs(removed, added, fits)) before.set(now, old);
  };
  pairAll((old, now) => old.name !== undefined && old.name === now.name);
  pairAll((old, now) => old.entry === now.entry);
  pairAll((old, now) => contractName(old) === contractName(now));
  const pairs = contracts.map((head) => ({ base: before.get(head) ?? head, head }));
  if (name === undefined) return { pairs, removed: [...removed] };
  const chosen = pairs.filter(({ head }) => head.name === name);
  return { pairs: chosen, removed: chosen.length > 0 ? [] : [...removed].filter((one) => one.name === name) };
}

async function onlyContract(tree: Tree): Promise<string> {
  const names = await readdir(tree.cwd).catch((): string[] => []);
  for (const ending of [".wsdl", ".xsd"]) {
    const found = names.filter((one) => one.endsWith(ending));
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    if (found.length > 1)
      throw new UsageError(`${tree.label} has ${found.length} contracts. Name one of ${found.join(", ")}.`);
  }
  throw new UsageError(`${tree.label} has no contract: no ${configName}, no .wsdl and no .xsd.`);
}
