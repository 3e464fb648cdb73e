// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel } from "@stubwright/runtime/codec";
import { contentModel, countedContent } from "@stubwright/runtime/codec";
import { paymentNamespace } from "./namespaces.js";

/** `Amount, (Cash | (Card, Holder?)), (Voucher, Pin)?` */
export const paymentContent: ContentModel<"Amount" | "Cash" | "Card" | "Holder" | "Voucher" | "Pin"> =
  /* @__PURE__ */ contentModel(paymentNamespace, "Payment", {
    elements: [["Amount"], ["Cash"], ["Card"], ["Holder"], ["Voucher"], ["Pin"]],
    states: [{ Amount: 1 }, { Cash: 2, Card: 3 }, { Voucher: 4 }, { Holder: 2, Voucher: 4 }, { Pin: 5 }, {}],
    final: [2, 3, 5],
  });

/** `Title, (Circle | Payment)+` */
export const drawingContent: ContentModel<"Title" | "Circle" | "Payment"> = /* @__PURE__ */ contentModel(
  paymentNamespace,
  "Drawing",
  {
    elements: [["Title"], ["Circle"], ["Payment"]],
    states: [{ Title: 1 }, { Circle: 2, Payment: 2 }, { Circle: 2, Payment: 2 }],
    final: [2],
  },
);

/** `(Ride | $any){2,500}, End` */
export const journeyContent: ContentModel<"Ride" | "End"> = /* @__PURE__ */ countedContent(
  paymentNamespace,
  "Journey",
  {
    elements: [["Ride"], ["End"]],
    any: { $any: { namespaces: { not: paymentNamespace }, process: "skip" } },
    content: {
      kind: "sequence",
      min: 1,
      max: 1,
      items: [
        {
          kind: "choice",
          min: 2,
          max: 500,
          items: [
            { kind: "one", min: 1, max: 1, name: "Ride" },
            { kind: "one", min: 1, max: 1, name: "$any" },
          ],
        },
        { kind: "one", min: 1, max: 1, name: "End" },
      ],
    },
  },
);
