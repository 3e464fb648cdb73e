import { emitClient } from "../../../generator/codegen/dist/emit/emit-client.js";
import { emitNamespaces, emitValues } from "../../../generator/codegen/dist/emit/emit-constants.js";
import { emitContentModels } from "../../../generator/codegen/dist/emit/emit-content-models.js";
import { emitJson } from "../../../generator/codegen/dist/emit/emit-json.js";
import {
  emitJsonOperations,
  emitOperations,
  emitSoapOperations,
} from "../../../generator/codegen/dist/emit/emit-operations.js";
import { emitServer } from "../../../generator/codegen/dist/emit/emit-server.js";
import { emitTypes } from "../../../generator/codegen/dist/emit/emit-types.js";
import { emitXml } from "../../../generator/codegen/dist/emit/emit-xml.js";
import type { Plan } from "../../../generator/codegen/dist/plan/plan.js";
import { planContract } from "../../../generator/codegen/dist/plan/plan-contract.js";
import { type Files, readFiles } from "../../../generator/compat/dist/testing/compare-fixture.js";
import { Diagnostics } from "../../../generator/contract/dist/diagnostics/diagnostics.js";
import type { ContractRoute } from "../../../generator/contract/dist/json/contract-route.js";
import { readRoutes } from "../../../generator/contract/dist/json/read-routes.js";
import type { ContractModel } from "../../../generator/contract/dist/model/contract-model.js";

/** The generated code of one contract of a pair. */
export interface SideOutput {
  /** The folder of the modules, such as `side7`. */
  readonly id: string;
  readonly model: ContractModel;
  readonly plan: Plan;
  /** TypeScript by file name. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Generates each contract once, even if it is part of many pairs. */
export class SideOutputs {
  readonly #outputs = new Map<string, SideOutput | undefined>();

  /** Undefined if no code can be generated. */
  async of(files: Files): Promise<SideOutput | undefined> {
    const key = JSON.stringify(files);
    if (!this.#outputs.has(key)) this.#outputs.set(key, await outputOf(files, `side${this.#outputs.size}`));
    return this.#outputs.get(key);
  }

  get all(): readonly SideOutput[] {
    return [...this.#outputs.values()].filter((output) => output !== undefined);
  }
}

/** The modules that a program with a client and a server needs. */
async function outputOf(files: Files, id: string): Promise<SideOutput | undefined> {
  const { model } = await readFiles(files);
  if (model === undefined) return undefined;
  const diagnostics = new Diagnostics();
  const plan = planContract(model, routesOf(files, model), { nulls: "nil" }, diagnostics);
  if (diagnostics.failed || plan.operations.length === 0) return undefined;
  const codecs = {
    "content.ts": emitContentModels(plan),
    "xml.ts": emitXml(plan),
    "json.ts": emitJson(plan),
    "operations.ts": emitOperations(plan),
    "json-operations.ts": emitJsonOperations(plan),
    "soap-operations.ts": emitSoapOperations(plan),
    "server.ts": emitServer(plan),
    "client.ts": emitClient(plan),
  };
  const used = (module: string): ReadonlySet<string> =>
    new Set(Object.values(codecs).flatMap((source) => source?.namesFrom(module) ?? []));
  const sources = {
    "types.ts": emitTypes(plan),
    "values.ts": emitValues(plan, used("./values.js")),
    "namespaces.ts": emitNamespaces(plan, used("./namespaces.js")),
    ...codecs,
  };
  const modules = Object.entries(sources).flatMap(([name, source]): [string, string][] =>
    source === undefined ? [] : [[name, source.print([])]],
  );
  return {
    id,
    model,
    plan,
    modules: new Map([...modules, ["contract.ts", noContract], ["openapi-document.ts", noOpenApi]]),
  };
}

/** Replaces openapi-document.ts, because no test asks for the document. */
const noOpenApi = "export const openApi = (address: string): string => address;\n";

/** Replaces contract.ts, because no test asks for the WSDL. */
const noContract = "export const wsdl = (address: string): string => address;\nexport const importedDocuments = {};\n";

function routesOf(files: Files, model: ContractModel): readonly ContractRoute[] {
  const text = files["routes.yaml"];
  if (text === undefined) return [];
  const document = { uri: "routes.yaml", location: "file:///fixture/routes.yaml", text, root: undefined };
  return readRoutes(document, model, new Diagnostics());
}
