import { DecodeError } from "./decode-error.js";
import type { IssueCode } from "./issue.js";

/** Throws a `DecodeError` for a document as a whole. */
export function refuseDocument(code: IssueCode, detail: string): never {
  throw new DecodeError([{ pointer: "", code, detail }]);
}
