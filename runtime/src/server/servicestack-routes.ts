import type { Handler } from "./handler.js";

/** An operation as a path of ServiceStack's names it. */
export interface NamedOperation {
  readonly name: string;
  /** Whether the body is an array of requests. */
  readonly batched: boolean;
  /** Whether the reply is thrown away. */
  readonly discarded: boolean;
}

/**
 * What a path says where the conventions of ServiceStack hold: `/api/<Operation>`, `/json/oneway/<Operation>`, and each of them and
 * `/json/reply/<Operation>` with `[]` behind it for a batch. The segments are decoded; undefined for other paths.
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

/** The methods that take an operation: POST, and for one request those of its routes, as these clients send what the DTO names. */
export function serviceStackMethods({ operation }: Handler, { batched }: NamedOperation): readonly string[] {
  const methods = batched ? [] : operation.routes.map(({ method }) => method);
  const all = methods.includes("*") ? ["GET", "PUT", "PATCH", "DELETE"] : methods;
  return [...new Set(["POST", ...all])];
}
