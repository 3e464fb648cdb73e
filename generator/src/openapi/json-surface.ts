import { parse } from "yaml";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel } from "../model/contract-model.js";
import type { ContractRoute } from "./contract-route.js";

/** What the OpenAPI document says of the JSON wire; the rest of the pipeline takes it from here. */
export interface JsonSurface {
  readonly routes: readonly ContractRoute[];
}

interface PathItem {
  readonly "x-stubwright-any-method"?: boolean;
  readonly [method: string]: unknown;
}

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/** Reads the document back and pairs each of its operations with the WSDL's; any disagreement is a diagnostic. */
export function readJsonSurface(text: string, model: ContractModel, diagnostics: Diagnostics): JsonSurface {
  const document: { paths?: Record<string, PathItem> } = parse(text) ?? {};
  const known = new Set(model.operations.map((operation) => operation.name));
  const routes: ContractRoute[] = [];
  const answered = new Set<string>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const operations = Object.entries(item).filter(([method]) => methods.has(method));
    for (const [method, value] of operations) {
      const operation = operationName(value);
      if (operation === undefined || !known.has(operation)) {
        const reason = `${method.toUpperCase()} ${path} is paired with no operation of the WSDL`;
        diagnostics.report("openapi-disagrees", undefined, { reason });
      } else if (path === `/json/reply/${operation}`) {
        answered.add(operation);
      } else if (item["x-stubwright-any-method"] !== true) {
        routes.push({ operation, method: method.toUpperCase(), path });
      } else if (!routes.some((route) => route.path === path)) {
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

function operationName(value: unknown): string | undefined {
  if (value === null || typeof value !== "object" || !("x-stubwright-operation" in value)) return undefined;
  const name = value["x-stubwright-operation"];
  return typeof name === "string" ? name : undefined;
}
