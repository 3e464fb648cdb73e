// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel } from "@stubwright/runtime/codec";
import { contentModel } from "@stubwright/runtime/codec";

const paymentNamespace = "urn:golden:payment";

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
