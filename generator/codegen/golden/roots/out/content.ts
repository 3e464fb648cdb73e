// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel, ElementDeclaration, TypeTable } from "@stubwright/runtime/codec";
import { contentModel, fixedText, typeTable } from "@stubwright/runtime/codec";
import { rootsNamespace } from "./namespaces.js";

/** `Mark?` */
export const lineContent: ContentModel<"Mark"> = /* @__PURE__ */ contentModel(rootsNamespace, "Line", {
  elements: [["Mark"]],
  states: [{ Mark: 1 }, {}],
  final: [0, 1],
});

/** `Version?, Once, Often{0,3}, Limit?, Row?, Bound{0,2}, Line?, Note?, Free?, (Left | Right)?` */
export const listContent: ContentModel<
  "Version" | "Once" | "Often" | "Limit" | "Row" | "Bound" | "Line" | "Note" | "Free" | "Left" | "Right"
> = /* @__PURE__ */ contentModel(rootsNamespace, "", {
  elements: [
    ["Version"],
    ["Once"],
    ["Often"],
    ["Limit"],
    ["Row"],
    ["Bound"],
    ["Line"],
    ["Note"],
    ["Free"],
    ["Left"],
    ["Right"],
  ],
  states: [
    { Version: 1, Once: 2 },
    { Once: 2 },
    { Often: 3, Limit: 4, Row: 5, Bound: 6, Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Limit: 4, Often: 11, Row: 5, Bound: 6, Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Row: 5, Bound: 6, Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Bound: 6, Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Line: 7, Bound: 12, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Note: 8, Free: 9, Left: 10, Right: 10 },
    { Free: 9, Left: 10, Right: 10 },
    { Left: 10, Right: 10 },
    {},
    { Limit: 4, Often: 13, Row: 5, Bound: 6, Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
    { Limit: 4, Row: 5, Bound: 6, Line: 7, Note: 8, Free: 9, Left: 10, Right: 10 },
  ],
  final: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
});

/** The types that may replace `{urn:golden:roots}Note`, by `$type` in JSON and xsi:type in XML. */
export const noteTypes: TypeTable<"Note" | "Signed" | "Blank"> = /* @__PURE__ */ typeTable("Note", [
  ["Note", "Note", rootsNamespace],
  ["Signed", "Signed", rootsNamespace, ["extension"]],
  ["Blank", "Blank", rootsNamespace, ["restriction"]],
]);

/** The types that may replace `{urn:golden:roots}Amount`, by `$type` in JSON and xsi:type in XML. */
export const amountTypes: TypeTable<"Amount" | "Weight"> = /* @__PURE__ */ typeTable("Amount", [
  ["Amount", "Amount", rootsNamespace],
  ["Weight", "Weight", rootsNamespace],
]);

/** Rules of `Note` in `Page` in addition to those of its type. */
export const pageNoteDeclaration: ElementDeclaration = {
  block: ["extension"],
};

/** Rules of `Limit` in `List` in addition to those of its type. */
export const listLimitDeclaration: ElementDeclaration = {
  fixed: fixedText("5"),
};

/** Rules of `Bound` in `List` in addition to those of its type. */
export const listBoundDeclaration: ElementDeclaration = {
  fixed: fixedText("5"),
};

/** Rules of `Line` in `List` in addition to those of its type. */
export const listLineDeclaration: ElementDeclaration = {
  fixed: fixedText("a b"),
};

/** Rules of `Note` in `List` in addition to those of its type. */
export const listNoteDeclaration: ElementDeclaration = {
  block: ["restriction"],
};

/** Rules of `Free` in `List` in addition to those of its type. */
export const listFreeDeclaration: ElementDeclaration = {
  fixed: fixedText("f"),
};

/** Rules of the element `Post` in addition to those of its type. */
export const postElementDeclaration: ElementDeclaration = {
  block: ["extension"],
};

/** Rules of the element `Sender` in addition to those of its type. */
export const senderElementDeclaration: ElementDeclaration = {
  block: ["restriction"],
};

/** Rules of the element `Limit` in addition to those of its type. */
export const limitElementDeclaration: ElementDeclaration = {
  fixed: fixedText("5"),
};

/** Rules of the element `Refused` in addition to those of its type. */
export const refusedElementDeclaration: ElementDeclaration = {
  block: ["extension", "restriction"],
};
