import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { emitClient } from "../../emit/emit-client.js";
import { emitContentModels } from "../../emit/emit-content-models.js";
import { emitJson } from "../../emit/emit-json.js";
import { emitJsonOperations, emitOperations, emitSoapOperations } from "../../emit/emit-operations.js";
import { emitServer } from "../../emit/emit-server.js";
import { emitTypes } from "../../emit/emit-types.js";
import { emitValues } from "../../emit/emit-values.js";
import { emitXml } from "../../emit/emit-xml.js";
import type { ContractModel } from "../../model/contract-model.js";
import type { ContractRoute } from "../../openapi/contract-route.js";
import { readRoutes } from "../../openapi/read-routes.js";
import type { Plan } from "../../plan/plan.js";
import { planContract } from "../../plan/plan-contract.js";
import { type Files, readFiles } from "./compare-fixture.js";

/** What is generated from one contract of a pair. */
export interface SideOutput {
  /** `side7`: the folder that its modules are in. */
  readonly id: string;
  readonly model: ContractModel;
  readonly plan: Plan;
  /** TypeScript by file name. */
  readonly modules: ReadonlyMap<string, string>;
}

/** Generates each contract once, however many pairs it is in. */
export class SideOutputs {
  readonly #outputs = new Map<string, SideOutput | undefined>();

  /** Undefined where no code can be made. */
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
  const sources = {
    "types.ts": emitTypes(plan),
    "values.ts": emitValues(plan),
    "content.ts": emitContentModels(plan),
    "xml.ts": emitXml(plan),
    "json.ts": emitJson(plan),
    "operations.ts": emitOperations(plan),
    "json-operations.ts": emitJsonOperations(plan),
    "soap-operations.ts": emitSoapOperations(plan),
    "server.ts": emitServer(plan),
    "client.ts": emitClient(plan),
  };
  const modules = Object.entries(sources).flatMap(([name, source]): [string, string][] =>
    source === undefined ? [] : [[name, source.print([])]],
  );
  return { id, model, plan, modules: new Map([...modules, ["contract.ts", noContract]]) };
}

/** Nobody asks for the WSDL. */
const noContract = "export const wsdl = (address: string): string => address;\nexport const importedDocuments = {};\n";

function routesOf(files: Files, model: ContractModel): readonly ContractRoute[] {
  const text = files["routes.yaml"];
  if (text === undefined) return [];
  const document = { uri: "routes.yaml", location: "file:///fixture/routes.yaml", text, root: undefined };
  return readRoutes(document, model, new Diagnostics());
}
