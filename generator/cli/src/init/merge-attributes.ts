import type { ContractOptions } from "@stubwright/codegen/options";
import type { WantedFile } from "./added-files.js";

/** Adds to `.gitattributes` that git leaves line endings of the contract and its generated code alone: `check` compares bytes. */
export function mergeAttributes(text: string | undefined, { entry, out }: ContractOptions): Omit<WantedFile, "path"> {
  const contracts = entry.replace(/\/[^/]*$/, "");
  const lines = [`${contracts}/** -text`, `${out}/** -text linguist-generated`];
  const own = text?.split(/\r?\n/) ?? [];
  const missing = lines.filter((line) => !own.includes(line));
  const start = text === undefined || text === "" || text.endsWith("\n") ? (text ?? "") : `${text}\n`;
  return { content: start + missing.map((line) => `${line}\n`).join(""), merged: missing };
}
