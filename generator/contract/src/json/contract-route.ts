import { groupBy } from "../collection/group-by.js";
import type { Span } from "../diagnostics/span.js";
/** A JSON route of one operation, in addition to `POST /json/reply/<Operation>`. */
export interface ContractRoute {
  readonly operation: string;
  /** An upper-case HTTP method, or `"*"` for any. */
  readonly method: string;
  readonly path: string;
  /** The place of the route in the routes file. */
  readonly at?: Span | undefined;
}

/** The HTTP methods for which a path can have operations, as OpenAPI writes them (OpenAPI 3.1, 4.8.9). */
export const httpMethods: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * The file name of the derived OpenAPI document. It is in the folder of the generated files unless the config names
 * another path.
 */
export const openApiName = "openapi.yaml";

/** The path on which every operation takes POST requests, whatever routes it has. */
export function replyPath(operation: string): string {
  return `/json/reply/${operation}`;
}

/** The path that answers SOAP and serves the WSDL. */
export const soapPath = "/soap11";

/** The members in a path: `/popballoon/{Guid}` -> `["Guid"]`. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}/]+)\}/g)].map((match) => match[1] ?? "");
}

/** A path in lower case and without the names of its parameters. Paths of one shape take the same requests. */
export function pathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}").toLowerCase();
}

/** The routes of each operation by the operation's name, in their order. */
export function routesByOperation(routes: readonly ContractRoute[]): ReadonlyMap<string, readonly ContractRoute[]> {
  return groupBy(routes, ({ operation }) => operation);
}
