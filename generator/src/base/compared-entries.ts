import { readdir } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { configName } from "../config/config-name.js";
import { parseContracts } from "../config/read-config.js";
import { UsageError } from "../config/usage-error.js";
import { isNetworkLocation } from "../source/resolve-location.js";
import { BaseUnavailableError } from "./base-unavailable-error.js";
import type { Base } from "./open-base.js";
import type { SideOptions } from "./read-side.js";
import { type Tree, textIn } from "./tree.js";

/** A contract on both sides. */
export interface EntryPair {
  readonly base: SideOptions;
  readonly head: SideOptions;
}

/** The contracts of a tree's own config; none where it has no config. */
async function contractsIn(tree: Tree): Promise<readonly SideOptions[]> {
  const text = await textIn(tree, configName);
  return text === undefined ? [] : parseContracts(text, `${tree.label}: ${configName}`);
}

/**
 * Which documents of two places are compared: those named; where one side is only a place, the same document there;
 * where both are, the contracts of the config, or the only contract in the folder. Throws `UsageError`.
 */
export async function pairEntries(base: Base, head: Base, name: string | undefined): Promise<readonly EntryPair[]> {
  const named = head.entry ?? base.entry;
  if (named !== undefined) {
    const pick = async (side: Base): Promise<SideOptions> => {
      const entry = side.entry ?? (await sameEntry(named, side.tree));
      const known = (await contractsIn(side.tree)).find((contract) => contract.entry === entry.replace(/^\.\//, ""));
      return { ...known, entry, name: name ?? known?.name };
    };
    return [{ base: await pick(base), head: await pick(head) }];
  }
  const configured = await contractsIn(head.tree);
  if (configured.length === 0) {
    const entry = await onlyContract(head.tree);
    return [{ base: { entry, name }, head: { entry, name } }];
  }
  const contracts = name === undefined ? configured : configured.filter((one) => one.name === name);
  if (contracts.length > 0) return pairConfigured(contracts, base.tree);
  const names = configured.map((one) => one.name ?? "one without a name").join(", ");
  throw new UsageError(`${head.tree.label}: ${configName} has no contract named ${name}; it has ${names}.`);
}

/** The document of one side in the place that is the other: at the same path, or by its name alone. */
async function sameEntry(named: string, tree: Tree): Promise<string> {
  if (isNetworkLocation(named))
    throw new UsageError(`Name the document of ${tree.label} that ${named} is compared with.`);
  const name = basename(named);
  const isThere = (path: string): Promise<boolean> => textIn(tree, path).then((text) => text !== undefined);
  return !(await isThere(named)) && (await isThere(name)) ? name : named;
}

/**
 * Throws `BaseUnavailableError` where the document that was named of a base is not there. Only one that is named as the head's
 * is may be: that contract is new. One that cannot be read is left to be told where it is loaded.
 */
export async function requireNamedDocument({ entry, tree }: Base, head: SideOptions, headTree: Tree): Promise<void> {
  if (entry === undefined || isNetworkLocation(entry) || entry === head.entry) return;
  if (resolve(tree.cwd, entry) === resolve(headTree.cwd, head.entry)) return;
  const isThere = await textIn(tree, entry).then(
    (text) => text !== undefined,
    () => true,
  );
  if (!isThere) throw new BaseUnavailableError(`${tree.label} has no ${entry}.`, undefined);
}

/** Contracts with what the base's own config says of the same one, since its files may lie elsewhere. */
export async function pairConfigured(contracts: readonly SideOptions[], base: Tree): Promise<readonly EntryPair[]> {
  const before = await contractsIn(base).catch(() => []);
  return contracts.map((head) => {
    const same = before.find((one) => one.name !== undefined && one.name === head.name);
    return { base: same ?? before.find((one) => one.entry === head.entry) ?? head, head };
  });
}

async function onlyContract(tree: Tree): Promise<string> {
  const names = await readdir(tree.cwd).catch((): string[] => []);
  for (const ending of [".wsdl", ".xsd"]) {
    const found = names.filter((one) => one.endsWith(ending));
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    if (found.length > 1)
      throw new UsageError(`${tree.label} has ${found.length} contracts; name one of ${found.join(", ")}.`);
  }
  throw new UsageError(`${tree.label} has no contract: no ${configName}, no .wsdl and no .xsd.`);
}
