import type { Handler } from "./handler.js";

/** An operation in a path of ServiceStack. */
export interface NamedOperation {
  readonly name: string;
  /** Whether the body is an array of requests. */
  readonly batched: boolean;
  /** Whether the reply is thrown away. */
  readonly discarded: boolean;
}

/**
 * Reads a path by ServiceStack's conventions: `/api/<Operation>`, `/json/oneway/<Operation>`, and each of these and
 * `/json/reply/<Operation>` with `[]` after it for a batch. The segments are decoded. Undefined for other paths.
 */
export function serviceStackOperation(segments: readonly (string | undefined)[]): NamedOperation | undefined {
  const written = segments.at(-1);
  if (written === undefined || written === "") return undefined;
  const folder = segments.slice(0, -1).join("/").toLowerCase();
  if (folder !== "api" && folder !== "json/reply" && folder !== "json/oneway") return undefined;
  const batched = written.endsWith("[]");
  return {
    name: (batched ? written.slice(0, -"[]".length) : written).toLowerCase(),
    batched,
    discarded: folder === "json/oneway",
  };
}

/**
 * The methods of an operation: POST, and for single requests also those of its routes, because these clients use the
 * method of the DTO.
 */
export function serviceStackMethods({ operation }: Handler, { batched }: NamedOperation): readonly string[] {
  const methods = batched ? [] : operation.routes.map(({ method }) => method);
  const all = methods.includes("*") ? ["GET", "PUT", "PATCH", "DELETE"] : methods;
  return [...new Set(["POST", ...all])];
}
