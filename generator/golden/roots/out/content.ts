// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel, ElementDeclaration, TypeTable } from "@stubwright/runtime/codec";
import { contentModel, fixedText, typeTable } from "@stubwright/runtime/codec";

const rootsNamespace = "urn:golden:roots";

/** `Version?, Once, Often{0,3}, Limit?, Row?, (Left | Right)?` */
export const listContent: ContentModel<"Version" | "Once" | "Often" | "Limit" | "Row" | "Left" | "Right"> =
  /* @__PURE__ */ contentModel(rootsNamespace, "", {
    elements: [["Version"], ["Once"], ["Often"], ["Limit"], ["Row"], ["Left"], ["Right"]],
    states: [
      { Version: 1, Once: 2 },
      { Once: 2 },
      { Often: 3, Limit: 4, Row: 5, Left: 6, Right: 6 },
      { Limit: 4, Often: 7, Row: 5, Left: 6, Right: 6 },
      { Row: 5, Left: 6, Right: 6 },
      { Left: 6, Right: 6 },
      {},
      { Limit: 4, Often: 8, Row: 5, Left: 6, Right: 6 },
      { Limit: 4, Row: 5, Left: 6, Right: 6 },
    ],
    final: [2, 3, 4, 5, 6, 7, 8],
  });

/** The types that may stand where `{urn:golden:roots}Note` is declared. */
export const noteTypes: TypeTable<"Note" | "Signed" | "Blank"> = /* @__PURE__ */ typeTable("Note", [
  ["Note", "Note", rootsNamespace],
  ["Signed", "Signed", rootsNamespace, ["extension"]],
  ["Blank", "Blank", rootsNamespace, ["restriction"]],
]);

/** `Limit` of List, beyond its type. */
export const listLimitDeclaration: ElementDeclaration = {
  fixed: fixedText("5"),
};

/** The element `Post`, beyond its type. */
export const postElementDeclaration: ElementDeclaration = {
  block: ["extension"],
};

/** The element `Sender`, beyond its type. */
export const senderElementDeclaration: ElementDeclaration = {
  block: ["restriction"],
};

/** The element `Limit`, beyond its type. */
export const limitElementDeclaration: ElementDeclaration = {
  fixed: fixedText("5"),
};

/** The element `Refused`, beyond its type. */
export const refusedElementDeclaration: ElementDeclaration = {
  block: ["extension", "restriction"],
};
