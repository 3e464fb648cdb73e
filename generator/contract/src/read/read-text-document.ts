import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractReader } from "./contract-reader.js";
import type { SourceDocument } from "./source-document.js";
import { unreadReason } from "./unread-reason.js";

/** A UTF-8 document that is no XML, such as the routes file; undefined where none is asked for or it cannot be read. */
export async function readTextDocument(
  path: string | undefined,
  cwd: string,
  reader: ContractReader,
  diagnostics: Diagnostics,
): Promise<SourceDocument | undefined> {
  if (path === undefined) return undefined;
  const location = pathToFileURL(resolve(cwd, path)).href;
  let octets: Uint8Array;
  try {
    octets = await reader.read(location);
  } catch (problem) {
    diagnostics.report("document-not-found", undefined, { document: path, reason: unreadReason(problem) });
    return undefined;
  }
  try {
    return { uri: path, location, text: new TextDecoder("utf-8", { fatal: true }).decode(octets), root: undefined };
  } catch {
    diagnostics.report("document-bad-octets", undefined, { document: path, encoding: "utf-8" });
    return undefined;
  }
}
