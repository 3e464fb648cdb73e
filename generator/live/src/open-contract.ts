import { type GenerateResult, generateContract } from "@stubwright/codegen";
import { browserModules } from "@stubwright/codegen/console";
import type { ReadEnvironment } from "@stubwright/contract/load";
import * as runtime from "@stubwright/runtime";
import * as codec from "@stubwright/runtime/codec";
import type { ContractDocuments, ContractEndpoint } from "@stubwright/runtime/server";
import * as server from "@stubwright/runtime/server";
import { evaluateModules, type ModuleExports, type OutsideModules } from "./evaluate-modules.js";
import { keptModules } from "./kept-modules.js";
import type { LiveContract, LiveOperation, LiveOptions } from "./live-contract.js";
import { stripTypes } from "./strip-types.js";

/** What reading a contract gave. */
export interface OpenedContract extends Pick<GenerateResult, "diagnostics" | "documents" | "locations"> {
  /** Undefined if a diagnostic is an error. */
  readonly contract: LiveContract | undefined;
}

/** What a live contract reads from, and the modules that its generated code may import beside the runtime: `fast-check`. */
export interface LiveEnvironment extends ReadEnvironment {
  readonly modules?: OutsideModules;
}

/** The runtime of this process, by the specifiers that generated code imports. */
const runtimeModules: OutsideModules = new Map<string, ModuleExports>([
  ["@stubwright/runtime", { ...runtime }],
  ["@stubwright/runtime/codec", { ...codec }],
  ["@stubwright/runtime/server", { ...server }],
]);

/**
 * Reads a contract, generates its code in memory and runs it. Problems of the contract are diagnostics, never exceptions;
 * nothing is written but the user's own cache.
 */
export async function openContract(options: LiveOptions, environment: LiveEnvironment = {}): Promise<OpenedContract> {
  const { modules, ...reading } = environment;
  const result = await generateContract({ nulls: "nil", ...options, emitters: [], out: "." }, reading);
  const { diagnostics, documents, locations, model, files, describe } = result;
  if (model === undefined || describe === undefined) return { contract: undefined, diagnostics, documents, locations };
  const stripped = await stripTypes(files);
  const module = evaluateModules(stripped, new Map([...runtimeModules, ...(modules ?? [])]), model.name);
  const contract = {
    model,
    operations: operationsOf(module),
    endpoint: endpointOf(module, options),
    console: {
      description: once(async () => JSON.stringify(describe())),
      modules: once(() => keptModules("browser", files, () => browserModules(files))),
    },
    module,
  };
  return { contract, diagnostics, documents, locations };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The exports of `operations.ts`, which are what the emitter made them: its types end where code is evaluated. */
function operationsOf(module: LiveContract["module"]): LiveContract["operations"] {
  const operations = Object.values(module("operations") ?? {}) as readonly LiveOperation[];
  return new Map(operations.map((operation) => [operation.name, operation]));
}

/** The exports of `contract.ts` and `openapi-document.ts`. A contract without operations has no such modules. */
function endpointOf(module: LiveContract["module"], { conventions }: LiveOptions): ContractEndpoint {
  const documents = module("contract") as ContractDocuments | undefined;
  const openApi = module("openapi-document") as
    | Awaited<ReturnType<NonNullable<ContractEndpoint["openApi"]>>>
    | undefined;
  return {
    soapPath: "/soap11",
    contract: async () => documents ?? { wsdl: () => "", importedDocuments: {} },
    ...(openApi === undefined ? {} : { openApi: async () => openApi }),
    ...(conventions === undefined ? {} : { conventions }),
  };
}
