// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel } from "@stubwright/runtime/codec";
import { contentModel } from "@stubwright/runtime/codec";
import { sharedNamespace } from "./namespaces.js";

/** `x | x2` */
export const qualifiedContent: ContentModel<"x" | "x2"> = /* @__PURE__ */ contentModel(sharedNamespace, "", {
  elements: [["x"], ["x2", "x", ""]],
  states: [{ x: 1, x2: 1 }, {}],
  final: [1],
});
