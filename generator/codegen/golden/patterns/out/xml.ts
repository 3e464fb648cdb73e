// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable } from "@stubwright/runtime/codec";
import { patternsNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import { codeScalar, pathScalar } from "./values.js";

const fileElements = /* @__PURE__ */ elementTable(patternsNamespace, "", []);

export function decodeFile(xml: XmlReader): types.File {
  const codeAttribute = xml.requiredAttribute("", "code", codeScalar);
  const pathAttribute = xml.requiredAttribute("", "path", pathScalar);
  const file: types.File = { code: codeAttribute, path: pathAttribute };
  xml.next(fileElements);
  return file;
}

export function encodeFile(xml: XmlWriter, file: types.File): void {
  xml.attribute("code", codeScalar, file.code);
  xml.attribute("path", pathScalar, file.path);
}
