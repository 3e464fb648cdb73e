import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { UsageError } from "@stubwright/contract/diagnostics";
import type { ClientMessageSecurity } from "@stubwright/runtime";
import type { Terminal } from "../terminal/terminal.js";

/**
 * The `messageSecurity` that the module of `--security` exports. Keys and passwords stay in the user's module, so that no
 * command line has them. Throws `UsageError`.
 */
export async function readMessageSecurity(
  path: string | undefined,
  terminal: Terminal,
): Promise<ClientMessageSecurity | undefined> {
  if (path === undefined) return undefined;
  const { messageSecurity }: { readonly messageSecurity?: unknown } = await importModule(path, terminal);
  if (isSecurity(messageSecurity)) return messageSecurity;
  throw new UsageError(
    `--security ${path} must export messageSecurity, made by createClientSecurity of @stubwright/ws-security for example.`,
  );
}

async function importModule(path: string, terminal: Terminal): Promise<object> {
  try {
    return await import(pathToFileURL(resolve(terminal.cwd, path)).href);
  } catch (error) {
    throw new UsageError(`--security ${path} cannot be loaded: ${error instanceof Error ? error.message : error}`);
  }
}

function isSecurity(value: unknown): value is ClientMessageSecurity {
  return typeof value === "object" && value !== null && "secure" in value && typeof value.secure === "function";
}
