import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { replaceFile } from "@stubwright/codegen/write";
import { readWaivers } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { isNetworkLocation } from "@stubwright/contract/read";
import { isDate } from "@stubwright/contract/simple-types";
import { parseDocument } from "yaml";
import { configuredContracts } from "./contract-selection.js";
import { exitStatus } from "./exit-status.js";
import type { Terminal } from "./terminal.js";
import { today } from "./today.js";

/** What a waiver says. */
export interface WaiveOptions {
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
  readonly file?: string;
  readonly contract?: string;
  readonly config?: string;
}

/** Adds a waiver to a contract's waivers file; comments and order of what is there stay. */
export async function waiveCommand(fingerprint: string, options: WaiveOptions, terminal: Terminal): Promise<number> {
  if (!/^[0-9a-f]{16}$/.test(fingerprint))
    throw new UsageError(`${fingerprint} is not a fingerprint: a fingerprint has 16 hexadecimal digits.`);
  if (!isDate(options.expires))
    throw new UsageError(`--expires must be a day like 2027-03-01, not ${options.expires}.`);
  if (options.expires < today())
    throw new UsageError(`${options.expires} is past: --expires is the last day that the waiver counts.`);
  const path = await waiversFile(options, terminal);
  const shown = relative(terminal.cwd, path);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const known = readWaivers(text, shown).find((waiver) => waiver.fingerprint === fingerprint);
  if (known !== undefined) throw new UsageError(`${shown}:${known.line} waives ${fingerprint} already; edit it there.`);
  const { reason, owner, expires } = options;
  const document = parseDocument(text === "" ? "[]" : text);
  if (document.contents === null) document.contents = parseDocument("[]").contents;
  if (text === "") document.commentBefore = " Findings that stubwright check --against lets pass, each until its date.";
  const entry = document.createNode({ fingerprint, reason, owner, expires });
  entry.flow = false;
  document.add(entry);
  if (document.contents !== null && "flow" in document.contents) document.contents.flow = false;
  await replaceFile(path, document.toString({ lineWidth: 0 }));
  terminal.out(`${shown}: ${fingerprint} may pass until ${expires}.`);
  return exitStatus.ok;
}

/** The file named, or `<entry>.waivers.yaml` beside the contract. */
async function waiversFile(options: WaiveOptions, terminal: Terminal): Promise<string> {
  if (options.file !== undefined) return resolve(terminal.cwd, options.file);
  const { cwd, contracts } = await configuredContracts(options, terminal);
  const [contract] = contracts;
  if (contract === undefined || contracts.length > 1) {
    throw new UsageError("The config has several contracts: name one with --contract, or the file with --file.");
  }
  if (isNetworkLocation(contract.entry))
    throw new UsageError(
      `${contract.entry} is on the network: name the file with --file, and in the config's waivers.`,
    );
  const entry = resolve(cwd, contract.entry);
  return join(dirname(entry), `${basename(entry).replace(/\.\w+$/, "")}.waivers.yaml`);
}
