import type { ContractModel, MessageModel, OperationModel } from "@stubwright/contract/model";
import { namespaceName } from "@stubwright/contract/model";
import type { Plan, PlannedOperation } from "../plan/plan.js";
import type { ContractSnapshot, SnapshotOperation } from "./contract-snapshot.js";
import { type TypeNames, typeFacts, typeNames, typeText } from "./type-facts.js";

/** What the next run needs to know of this one, to tell what changed. */
export function takeSnapshot(model: ContractModel, plan: Plan): ContractSnapshot {
  const names = typeNames(model);
  const planned = new Map(plan.operations.map((operation) => [operation.name, operation]));
  return {
    service: `${plan.pascalName}Service`,
    namespaces: namespacesOf(model),
    operations: Object.fromEntries(
      model.operations.flatMap((operation) => {
        const its = planned.get(operation.name);
        return its === undefined ? [] : [[operation.name, operationFacts(operation, its, names)]];
      }),
    ),
    types: Object.fromEntries(model.types.map((type) => [type.typeName, typeFacts(type, names)])),
  };
}

function namespacesOf({ operations, types }: ContractModel): readonly string[] {
  const messages = operations.flatMap(({ reply, request }) => (reply === undefined ? [request] : [request, reply]));
  const carried = [
    ...operations.flatMap(({ faults }) => faults),
    ...messages.flatMap(({ headers }) => headers),
    ...messages,
  ];
  const ofElements = carried.flatMap(({ element }) => (element === undefined ? [] : [namespaceName(element)]));
  const all = new Set([...ofElements, ...types.map(({ namespace }) => namespace)]);
  return [...all].filter((name) => name !== "").sort();
}

function operationFacts(operation: OperationModel, planned: PlannedOperation, names: TypeNames): SnapshotOperation {
  const { faults, request, reply, soapAction, soapVersions } = operation;
  const routes = planned.routes.map(({ method, path }) => `${method} ${path}`);
  const facts: Record<string, string> = {
    request: messageText(request, names),
    reply: reply === undefined ? "none (one-way)" : messageText(reply, names),
    ...(faults.length > 0 ? { faults: faults.map((fault) => carriedText(fault, names)).join(" | ") } : {}),
    "SOAP version": soapVersions.join(" and "),
    "SOAP action": soapAction,
    ...(routes.length > 0 ? { routes: routes.join(", ") } : {}),
  };
  return { handler: planned.functionName, facts };
}

function messageText(message: MessageModel, names: TypeNames): string {
  const { element, encoded = false, headers } = message;
  const carried = element === undefined ? "empty" : carriedText(message, names);
  const body = encoded ? `${carried}, encoded` : carried;
  const declared = headers.map((header) => `${header.property}: ${carriedText(header, names)}`);
  return declared.length === 0 ? body : `${body} with the headers ${declared.join(", ")}`;
}

/** What a Body, header block or fault detail holds. */
function carriedText({ type, nillable }: Pick<MessageModel, "type" | "nillable">, names: TypeNames): string {
  return `${typeText(type, names)}${nillable ? " or null" : ""}`;
}
