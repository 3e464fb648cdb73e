import type { ContractModel } from "../model/contract-model.js";
import { type ContractRoute, httpMethods, replyPath } from "./contract-route.js";
import type { OpenApiDocument } from "./derive-openapi.js";

/** The routes that the OpenAPI document has; the rest of the pipeline takes them from here. */
export interface JsonSurface {
  readonly routes: readonly ContractRoute[];
}

/** Reads the derived document back, each operation paired with the WSDL's. Throws for what was derived wrongly. */
export function readJsonSurface(document: Pick<OpenApiDocument, "paths">, model: ContractModel): JsonSurface {
  const unanswered = new Set(model.operations.map((operation) => operation.name));
  const known = new Set(unanswered);
  const routes: ContractRoute[] = [];
  const ids = new Set<unknown>();
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.entries(item).filter(([method]) => httpMethods.includes(method));
    for (const [method, value] of operations) {
      const operation = text(value, "x-stubwright-operation");
      const id = text(value, "operationId");
      if (id !== undefined && ids.has(id)) throw new Error(`The operationId ${id} stands twice.`);
      ids.add(id);
      if (operation === undefined || !known.has(operation)) {
        throw new Error(`${method.toUpperCase()} ${path} is paired with no operation of the WSDL.`);
      } else if (method === "post" && path === replyPath(operation)) {
        unanswered.delete(operation);
      } else if (item["x-stubwright-any-method"] !== true) {
        routes.push({ operation, method: method.toUpperCase(), path });
      } else if (routes.at(-1)?.path !== path) {
        routes.push({ operation, method: "*", path });
      }
    }
  }
  for (const name of unanswered) throw new Error(`${name} has no path ${replyPath(name)}.`);
  return { routes };
}

function text(operation: unknown, member: string): string | undefined {
  if (operation === null || typeof operation !== "object") return undefined;
  const value: unknown = Object.entries(operation).find(([name]) => name === member)?.[1];
  return typeof value === "string" ? value : undefined;
}
