import { groupBy } from "../collection/group-by.js";
import type { Span } from "../diagnostics/span.js";
/** A JSON route of one operation, beside `POST /json/reply/<Operation>`. */
export interface ContractRoute {
  readonly operation: string;
  /** An upper-case HTTP method, or `"*"` for any. */
  readonly method: string;
  readonly path: string;
  /** Where a person wrote it. */
  readonly at?: Span | undefined;
}

/** The methods that a path may have operations for, as OpenAPI writes them (OpenAPI 3.1, 4.8.9). */
export const httpMethods: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The derived document, in the folder of the generated files unless the config says another place. */
export const openApiName = "openapi.yaml";

/** The path where an operation takes POST requests without any route. */
export function replyPath(operation: string): string {
  return `/json/reply/${operation}`;
}

/** The path where SOAP is answered, and the WSDL is. */
export const soapPath = "/soap11";

/** The members that stand in a path: `/popballoon/{Guid}` -> `["Guid"]`. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}/]+)\}/g)].map((match) => match[1] ?? "");
}

/** A path without the names of its parameters, in small letters: those of one shape take the same requests. */
export function pathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}").toLowerCase();
}

/** The routes of each operation by its name, in their order. */
export function routesByOperation(routes: readonly ContractRoute[]): ReadonlyMap<string, readonly ContractRoute[]> {
  return groupBy(routes, ({ operation }) => operation);
}
