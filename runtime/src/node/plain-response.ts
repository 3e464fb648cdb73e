import type { ServerResponse } from "node:http";

/**
 * Whether a response has Node's own methods to write and to end: what is put in front of a listener may have replaced one. False
 * where that cannot be told. Node's class is asked for, not imported, so that a module with a listener loads on every host.
 */
export function isPlain(response: ServerResponse): boolean {
  plain ??= globalThis.process?.getBuiltinModule?.("node:http").ServerResponse.prototype ?? {};
  return response.end === plain.end && response.write === plain.write;
}

let plain: Partial<Pick<ServerResponse, "end" | "write">> | undefined;
