import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { replaceFile } from "@stubwright/codegen/write";
import { readWaivers } from "@stubwright/compat/findings";
import { UsageError } from "@stubwright/contract/diagnostics";
import { isDate } from "@stubwright/contract/marks";
import { isNetworkLocation } from "@stubwright/contract/read";
import { parseDocument } from "yaml";
import { today } from "../comparison/waiver-files.js";
import { configuredContracts } from "../config/contract-selection.js";
import { schemaComment } from "../config/file-schemas.js";
import { exitStatus } from "../terminal/exit-status.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options of `stubwright waive`: the facts of the waiver, and the file to write. */
export interface WaiveOptions {
  readonly reason: string;
  readonly owner: string;
  readonly expires: string;
  readonly file?: string;
  readonly contract?: string;
  readonly config?: string;
}

/** Adds a waiver to a contract's waivers file. Existing entries keep their order and comments. */
export async function waiveCommand(fingerprint: string, options: WaiveOptions, terminal: Terminal): Promise<number> {
  if (!/^[0-9a-f]{16}$/.test(fingerprint))
    throw new UsageError(`${fingerprint} is not a fingerprint. A fingerprint has 16 hexadecimal digits.`);
  if (!isDate(options.expires))
    throw new UsageError(`--expires must be a day like 2027-03-01, not ${options.expires}.`);
  if (options.expires < today())
    throw new UsageError(`--expires ${options.expires} is in the past. Name the last day of the waiver.`);
  const path = await waiversFile(options, terminal);
  const shown = relative(terminal.cwd, path);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const known = readWaivers(text, shown).find((waiver) => waiver.fingerprint === fingerprint);
  if (known !== undefined)
    throw new UsageError(`${shown}:${known.line} already waives ${fingerprint}. Edit that waiver.`);
  const { reason, owner, expires } = options;
  const document = parseDocument(text === "" ? "[]" : text);
  if (document.contents === null) document.contents = parseDocument("[]").contents;
  if (text === "") {
    const comment = " Findings that may pass stubwright check --against, each until its date.";
    document.commentBefore = `${schemaComment("waivers", path, terminal.cwd)}\n${comment}`;
  }
  const entry = document.createNode({ fingerprint, reason, owner, expires });
  entry.flow = false;
  document.add(entry);
  if (document.contents !== null && "flow" in document.contents) document.contents.flow = false;
  await replaceFile(path, document.toString({ lineWidth: 0 }));
  terminal.out(`${shown}: ${fingerprint} may pass until ${expires}.`);
  return exitStatus.ok;
}

/** The path of the waivers file: the named file, or `<entry>.waivers.yaml` beside the contract. */
async function waiversFile(options: WaiveOptions, terminal: Terminal): Promise<string> {
  if (options.file !== undefined) return resolve(terminal.cwd, options.file);
  const { cwd, contracts } = await configuredContracts(options, terminal);
  const [contract] = contracts;
  if (contract === undefined || contracts.length > 1) {
    throw new UsageError("The config has several contracts. Name one with --contract, or name a file with --file.");
  }
  if (isNetworkLocation(contract.entry))
    throw new UsageError(
      `${contract.entry} is on the network. Name a waivers file with --file, and list that file in the config's waivers.`,
    );
  const entry = resolve(cwd, contract.entry);
  return join(dirname(entry), `${basename(entry).replace(/\.\w+$/, "")}.waivers.yaml`);
}
