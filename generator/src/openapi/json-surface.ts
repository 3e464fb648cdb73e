import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel } from "../model/contract-model.js";
import type { ContractRoute } from "./contract-route.js";
import type { OpenApiDocument } from "./derive-openapi.js";

/** What the OpenAPI document says of the JSON wire; the rest of the pipeline takes it from here. */
export interface JsonSurface {
  readonly routes: readonly ContractRoute[];
}

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** Pairs each operation of the document with the WSDL's; any disagreement is a diagnostic. */
export function readJsonSurface(
  document: Pick<OpenApiDocument, "paths">,
  model: ContractModel,
  diagnostics: Diagnostics,
): JsonSurface {
  const known = new Set(model.operations.map((operation) => operation.name));
  const routes: ContractRoute[] = [];
  const answered = new Set<string>();
  const ids = new Set<unknown>();
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.entries(item).filter(([method]) => methods.has(method));
    for (const [method, value] of operations) {
      const operation = text(value, "x-stubwright-operation");
      const id = text(value, "operationId");
      if (id !== undefined && ids.has(id))
        diagnostics.report("openapi-disagrees", undefined, { reason: `the operationId ${id} stands twice` });
      ids.add(id);
      if (operation === undefined || !known.has(operation)) {
        const reason = `${method.toUpperCase()} ${path} is paired with no operation of the WSDL`;
        diagnostics.report("openapi-disagrees", undefined, { reason });
      } else if (path === `/json/reply/${operation}`) {
        answered.add(operation);
      } else if (item["x-stubwright-any-method"] !== true) {
        routes.push({ operation, method: method.toUpperCase(), path });
      } else if (routes.at(-1)?.path !== path) {
        routes.push({ operation, method: "*", path });
      }
    }
  }
  for (const name of known) {
    if (answered.has(name)) continue;
    diagnostics.report("openapi-disagrees", undefined, { reason: `${name} has no path /json/reply/${name}` });
  }
  return { routes };
}

function text(operation: unknown, member: string): string | undefined {
  if (operation === null || typeof operation !== "object") return undefined;
  const value: unknown = Object.entries(operation).find(([name]) => name === member)?.[1];
  return typeof value === "string" ? value : undefined;
}
