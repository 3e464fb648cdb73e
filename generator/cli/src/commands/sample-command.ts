import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import { didYouMean, UsageError } from "@stubwright/contract/diagnostics";
import type { ContractModel } from "@stubwright/contract/model";
import type { SampleMessage, SampleSize } from "@stubwright/contract/sample";
import { localName } from "@stubwright/contract/schema";
import { configuredContracts, type Selection, selectContracts } from "../config/contract-selection.js";
import { exitStatus } from "../terminal/exit-status.js";
import { printDiagnostics } from "../terminal/print-diagnostics.js";
import type { Terminal } from "../terminal/terminal.js";

/** Options of `stubwright sample`. */
interface SampleOptions {
  /** A WSDL or XSD file, its URL, or the name of a contract of the config. */
  readonly contract?: string;
  readonly config?: string;
  readonly size: string;
  readonly format: string;
  readonly allowNetwork?: boolean;
}

const sizes: readonly SampleSize[] = ["minimal", "typical", "maximal"];

/** Prints a valid message. `wanted` is the name of an element (local, or `{namespace}local`) or of an operation. */
export async function sampleCommand(wanted: string, options: SampleOptions, terminal: Terminal): Promise<number> {
  const size = sizes.find((one) => one === options.size);
  if (size === undefined) throw new UsageError(`--size must be one of ${sizes.join(", ")}.`);
  const { format } = options;
  if (format !== "xml" && format !== "json") throw new UsageError("--format must be xml or json.");
  const selection = await select(options, terminal);
  const models = await readModels(selection, options, terminal);
  if (models === undefined) return exitStatus.contract;
  const { message, valueless } = await sampleOf(wanted, models, size);
  if (message === undefined) {
    terminal.error(`${wanted} has no message: ${reason(valueless)}`);
    return exitStatus.contract;
  }
  terminal.out(format === "xml" ? message.xml.trimEnd() : JSON.stringify(message.json, undefined, 2));
  return exitStatus.ok;
}

function reason(valueless: readonly string[]): string {
  if (valueless.length === 0)
    return "it is abstract or empty, or it requires itself, thousands of elements, or an abstract element without a substitute.";
  return `no valid text was found for ${valueless.join(", ")}. Perhaps the facets allow no text.`;
}

async function select({ contract, config }: SampleOptions, terminal: Terminal): Promise<Selection> {
  const isDocument =
    contract !== undefined && (/^(?:https?|file):/i.test(contract) || existsSync(resolve(terminal.cwd, contract)));
  if (isDocument) return selectContracts(contract, { out: "." }, terminal);
  if (contract !== undefined && /\.(?:wsdl|xsd)$/i.test(contract)) throw new UsageError(`There is no ${contract}.`);
  return configuredContracts({ config, contract }, terminal);
}

/** Reads the models of all contracts. Undefined if a contract does not load. */
async function readModels(
  { cwd, contracts }: Selection,
  options: SampleOptions,
  terminal: Terminal,
): Promise<readonly ContractModel[] | undefined> {
  const models: ContractModel[] = [];
  for (const contract of contracts) {
    const model = await readModel(contract, { cwd, allowNetwork: options.allowNetwork ?? false }, terminal);
    if (model === undefined) return undefined;
    models.push(model);
  }
  return models;
}

async function readModel(
  contract: ContractOptions,
  place: { readonly cwd: string; readonly allowNetwork: boolean },
  terminal: Terminal,
): Promise<ContractModel | undefined> {
  const { loadModel } = await import("@stubwright/contract/load");
  const { NetworkLock } = await import("@stubwright/contract/read");
  const network = await NetworkLock.open(place.cwd, place);
  const result = await loadModel(contract, { ...place, network });
  if (result.model === undefined) printDiagnostics(result, terminal, "no sample was made");
  return result.model;
}

interface Made {
  readonly message: SampleMessage | undefined;
  /** The simple types for which no valid text was found. */
  readonly valueless: readonly string[];
}

/** Makes the message for a name. Throws `UsageError` if the name is unknown or ambiguous. */
async function sampleOf(wanted: string, models: readonly ContractModel[], size: SampleSize): Promise<Made> {
  const { MessageSampler } = await import("@stubwright/contract/sample");
  const found = models.flatMap((model) =>
    model.elements
      .filter(({ name }) => name === wanted || localName(name) === wanted)
      .map((element) => ({ model, element })),
  );
  const [first, ...others] = found;
  if (others.length > 0) {
    const names = found.map(({ element }) => `'${element.name}'`).join(" or ");
    throw new UsageError(`Several elements are called ${wanted}. Name one: ${names}`);
  }
  if (first !== undefined) {
    const sampler = new MessageSampler(first.model);
    return { message: sampler.sample(first.element, size), valueless: sampler.valueless };
  }
  for (const model of models) {
    const operation = model.operations.find(({ name }) => name === wanted);
    if (operation === undefined) continue;
    const sampler = new MessageSampler(model);
    return { message: sampler.sampleBody(operation.request, size), valueless: sampler.valueless };
  }
  const known = models.flatMap(({ elements, operations }) => [
    ...elements.map(({ name }) => (wanted.startsWith("{") ? name : localName(name))),
    ...operations.map(({ name }) => name),
  ]);
  throw new UsageError(`There is no element or operation ${wanted}${didYouMean(wanted, known) || "."}`);
}
