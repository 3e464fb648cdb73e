import { readdirSync, readFileSync } from "node:fs";
import type { ContractOptions } from "../config/contract-options.js";
import { digest } from "./manifest.js";

/** The stages whose code decides what is written. */
const stages = ["source", "parse", "link", "model", "sample", "openapi", "plan", "print", "emit", "summary"];

/** Digest of what, beside the documents, decides the output: the contract's options and the generator's own code. */
export function optionsDigest(options: ContractOptions): string {
  const { name, entry, routes, openapi, nulls, namespaces, package: own } = options;
  return digest(JSON.stringify([generatorDigest(), name, entry, routes, openapi, nulls, namespaces, own]));
}

let known: string | undefined;

/** So that output of another version of the generator is not taken for current. */
function generatorDigest(): string {
  known ??= digest(stages.map(stageText).join("\n"));
  return known;
}

function stageText(stage: string): string {
  const folder = new URL(`../${stage}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".js") && !name.endsWith(".test.js"));
  return names
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
}
