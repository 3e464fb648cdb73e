// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel, ElementDeclaration } from "@stubwright/runtime/codec";
import { contentModel } from "@stubwright/runtime/codec";
import { shapesNamespace } from "./namespaces.js";

/** `(circle | square)` */
export const stampContent: ContentModel<"circle" | "square"> = /* @__PURE__ */ contentModel(shapesNamespace, "Stamp", {
  elements: [["circle"], ["square"]],
  states: [{ circle: 1, square: 1 }, {}],
  final: [1],
});

/** `title, (circle | square)*` */
export const pictureContent: ContentModel<"title" | "circle" | "square"> = /* @__PURE__ */ contentModel(
  shapesNamespace,
  "Picture",
  {
    elements: [["title"], ["circle"], ["square"]],
    states: [{ title: 1 }, { circle: 1, square: 1 }],
    final: [1],
  },
);

/** `weight, (bold | faint)*` */
export const markContent: ContentModel<"weight" | "bold" | "faint"> = /* @__PURE__ */ contentModel(
  shapesNamespace,
  "",
  {
    elements: [["weight"], ["bold"], ["faint"]],
    states: [{ weight: 1 }, { bold: 1, faint: 1 }],
    final: [1],
  },
);

/** `(bold | faint)` */
export const sheetContent: ContentModel<"bold" | "faint"> = /* @__PURE__ */ contentModel(shapesNamespace, "", {
  elements: [["bold"], ["faint"]],
  states: [{ bold: 1, faint: 1 }, {}],
  final: [1],
});

/** Rules of the element `shape` in addition to those of its type. */
export const shapeElementDeclaration: ElementDeclaration = {
  abstract: true,
};

/** Rules of the element `mark` in addition to those of its type. */
export const markElementDeclaration: ElementDeclaration = {
  abstract: true,
};
