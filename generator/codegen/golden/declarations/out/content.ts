// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ElementDeclaration, TypeTable } from "@stubwright/runtime/codec";
import { identityConstraints, typeTable } from "@stubwright/runtime/codec";
import { libraryNamespace } from "./namespaces.js";

/** The types that may be used where `{urn:golden:library}Place` is declared. */
export const placeTypes: TypeTable<"Place" | "Room"> = /* @__PURE__ */ typeTable("Place", [
  ["Place", "Place", libraryNamespace],
  ["Room", "Room", libraryNamespace, ["extension"]],
]);

/** `reader` of Library: what its declaration adds to its type. */
export const libraryReaderDeclaration: ElementDeclaration = {
  constraints: /* @__PURE__ */ identityConstraints([
    {
      kind: "unique",
      name: "{urn:golden:library}loanNumber",
      selector: [["{urn:golden:library}loan"]],
      fields: [[["{urn:golden:library}number"], ["@number"]]],
    },
  ]),
};

/** `shelf` of Library: what its declaration adds to its type. */
export const libraryShelfDeclaration: ElementDeclaration = {
  block: ["extension"],
};

/** `fee` of Library: what its declaration adds to its type. */
export const libraryFeeDeclaration: ElementDeclaration = {
  default: "0.50",
};

/** The element `library`: what its declaration adds to its type. */
export const libraryElementDeclaration: ElementDeclaration = {
  constraints: /* @__PURE__ */ identityConstraints([
    {
      kind: "key",
      name: "{urn:golden:library}bookKey",
      selector: [["{urn:golden:library}book"]],
      fields: [[["@isbn"]]],
    },
    {
      kind: "keyref",
      name: "{urn:golden:library}loanBook",
      refer: "{urn:golden:library}bookKey",
      selector: [["//", "{urn:golden:library}loan"]],
      fields: [[["@isbn"]]],
    },
  ]),
};
