// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CallOptions, StreamTransport } from "@stubwright/runtime";
import type { StreamedOperation } from "@stubwright/runtime/codec";
import { notBlocked, unbounded } from "@stubwright/runtime/codec";
import { noteTypes, pageNoteDeclaration } from "./content.js";
import * as json from "./json.js";
import { rootsNamespace } from "./namespaces.js";
import * as operations from "./operations.js";
import type * as types from "./types.js";
import * as xml from "./xml.js";

/** Locates `Note` in the reply of `Turn`. */
export const turnItems: StreamedOperation<number, types.Page, types.Note> = {
  operation: operations.turn,
  elements: [{ namespace: rootsNamespace, name: "Note" }],
  members: ["Note"],
  min: 0,
  max: unbounded,
  decodeXml: (reader) => xml.decodeNote(reader.declare(pageNoteDeclaration)),
  decodeJson: (reader) => json.decodeNote(notBlocked(reader, noteTypes, ["extension"])),
};

/** Calls `Turn` and yields each `Note` of its reply as it arrives. */
export function streamTurn(
  transport: StreamTransport,
  request: number,
  options?: CallOptions,
): AsyncIterable<types.Note> {
  return transport.stream(turnItems, request, options);
}
