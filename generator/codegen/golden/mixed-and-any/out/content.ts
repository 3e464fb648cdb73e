// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel } from "@stubwright/runtime/codec";
import { contentModel } from "@stubwright/runtime/codec";
import { mixedNamespace } from "./namespaces.js";

/** `(em | break)*` */
export const paragraphContent: ContentModel<"em" | "break"> = /* @__PURE__ */ contentModel(
  mixedNamespace,
  "Paragraph",
  {
    elements: [["em"], ["break"]],
    states: [{ em: 0, break: 0 }],
    final: [0],
  },
);

/** `Id, $any*` */
export const extensibleContent: ContentModel<"Id"> = /* @__PURE__ */ contentModel(mixedNamespace, "Extensible", {
  elements: [["Id"]],
  any: { $any: { namespaces: { not: mixedNamespace }, process: "lax" } },
  states: [{ Id: 1 }, { $any: 1 }],
  final: [1],
});

/** Text only. */
export const remarkContent: ContentModel<never> = /* @__PURE__ */ contentModel(mixedNamespace, "Remark", {
  elements: [],
  states: [{}],
  final: [0],
});

/** `By` */
export const captionContent: ContentModel<"By"> = /* @__PURE__ */ contentModel(mixedNamespace, "", {
  elements: [["By"]],
  states: [{ By: 1 }, {}],
  final: [1],
});
