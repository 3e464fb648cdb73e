import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel, GlobalElementModel, MessageModel, OperationModel } from "../model/contract-model.js";
import { localName, namespaceName } from "../model/expanded-name.js";
import { camelCase, pascalCase } from "../model/identifier.js";
import type { JsonSurface } from "../openapi/json-surface.js";
import { Sampler } from "../sample/sample-message.js";
import type { Plan, PlannedDocument, PlannedMessage, PlannedOperation } from "./plan.js";
import { planNamespaces } from "./plan-namespaces.js";
import { planTypes } from "./plan-types.js";
import { TypeUses } from "./type-uses.js";

/** What a contract's configuration decides about the generated code. */
export interface PlanOptions {
  readonly nulls: "omit" | "nil";
}

/** Names of operations.ts, server.ts and client.ts that no operation may take. */
const takenFunctionNames = new Set(["json", "xml", "operations", "typesNamespace"]);

/** Settles every name, type, namespace and prefix of the generated files. */
export function planContract(
  model: ContractModel,
  surface: JsonSurface,
  options: PlanOptions,
  diagnostics: Diagnostics,
): Plan {
  const namespaces = planNamespaces(model);
  const uses = new TypeUses(model, namespaces);
  const sampler = new Sampler(model);
  checkOperations(model, diagnostics);
  const types = planTypes(model, uses, diagnostics);
  return {
    contractName: model.name,
    pascalName: pascalCase([model.name]),
    camelName: camelCase([model.name]),
    namespaces,
    types,
    documents: model.elements.map((element) => planDocument(element, uses)),
    valueConstraints: uses.constraints,
    operations: model.operations.map(planOperation),
    nulls: options.nulls,
  };

  function planOperation(operation: OperationModel): PlannedOperation {
    const name = camelCase([operation.name]);
    return {
      name: operation.name,
      functionName: takenFunctionNames.has(name) ? `${name}_` : name,
      documentation: operation.documentation,
      soapAction: operation.soapAction,
      routes: surface.routes.filter((route) => route.operation === operation.name),
      request: planMessage(operation.request),
      reply: operation.reply === undefined ? undefined : planMessage(operation.reply),
    };
  }

  function planMessage(message: MessageModel): PlannedMessage {
    return {
      type: uses.type(message.type),
      namespace: namespaceName(message.element),
      local: localName(message.element),
      tag: uses.tag(message.element),
      declarations: uses.declarations(message),
      value: uses.value(message.type),
      sample: sampler.sample(message.type),
    };
  }
}

function planDocument(element: GlobalElementModel, uses: TypeUses): PlannedDocument {
  return {
    name: element.name,
    type: uses.type(element.type),
    nillable: element.nillable,
    namespace: namespaceName(element.name),
    local: localName(element.name),
    tag: uses.tag(element.name),
    declarations: uses.declarations({ element: element.name, type: element.type }),
    value: uses.value(element.type),
  };
}

/** Each operation needs a name, and an input element, of its own. */
function checkOperations(model: ContractModel, diagnostics: Diagnostics): void {
  const names = new Set<string>();
  const roots = new Map<string, string>();
  for (const operation of model.operations) {
    const { name, at, request } = operation;
    if (names.has(name)) diagnostics.report("operation-name-repeated", at, { operation: name });
    names.add(name);
    const other = roots.get(request.element);
    if (other === undefined) roots.set(request.element, name);
    else diagnostics.report("operation-root-repeated", at, { operation: name, other, element: request.element });
  }
}
