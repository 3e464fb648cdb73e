import type { ServerResponse } from "node:http";

/**
 * Whether a response has Node's own methods for writing and ending, which middleware in front of a listener may have
 * replaced. False if it cannot be told. Node's class is taken from the process, not imported, so that modules with a
 * listener load on every host.
 */
export function isPlain(response: ServerResponse): boolean {
  plain ??= globalThis.process?.getBuiltinModule?.("node:http").ServerResponse.prototype ?? {};
  return response.end === plain.end && response.write === plain.write;
}

let plain: Partial<Pick<ServerResponse, "end" | "write">> | undefined;
