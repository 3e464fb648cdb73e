// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ElementDeclaration, TypeTable } from "@stubwright/runtime/codec";
import { identityConstraints, typeTable } from "@stubwright/runtime/codec";
import { libraryNamespace } from "./namespaces.js";

/** The types that may replace `{urn:golden:library}Place`, by `$type` in JSON and xsi:type in XML. */
export const placeTypes: TypeTable<"Place" | "Room"> = /* @__PURE__ */ typeTable("Place", [
  ["Place", "Place", libraryNamespace],
  ["Room", "Room", libraryNamespace, ["extension"]],
]);

/** Rules of `reader` in `Library` in addition to those of its type. */
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

/** Rules of `shelf` in `Library` in addition to those of its type. */
export const libraryShelfDeclaration: ElementDeclaration = {
  block: ["extension"],
};

/** Rules of `fee` in `Library` in addition to those of its type. */
export const libraryFeeDeclaration: ElementDeclaration = {
  default: "0.50",
};

/** Rules of the element `library` in addition to those of its type. */
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
