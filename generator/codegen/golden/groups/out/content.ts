// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel } from "@stubwright/runtime/codec";
import { contentModel } from "@stubwright/runtime/codec";
import { travelNamespace } from "./namespaces.js";

/** `Name, (Phone | Mail)` */
export const travellerContent: ContentModel<"Name" | "Phone" | "Mail"> = /* @__PURE__ */ contentModel(
  travelNamespace,
  "Traveller",
  {
    elements: [["Name"], ["Phone"], ["Mail"]],
    states: [{ Name: 1 }, { Phone: 2, Mail: 2 }, {}],
    final: [2],
  },
);

/** `Train, (From, To)+` */
export const routeContent: ContentModel<"Train" | "From" | "To"> = /* @__PURE__ */ contentModel(
  travelNamespace,
  "Route",
  {
    elements: [["Train"], ["From"], ["To"]],
    states: [{ Train: 1 }, { From: 2 }, { To: 3 }, { From: 2 }],
    final: [3],
  },
);

/** `Line, Price, Line?` */
export const menuContent: ContentModel<"Line" | "Price"> = /* @__PURE__ */ contentModel(travelNamespace, "Menu", {
  elements: [["Line"], ["Price"]],
  states: [{ Line: 1 }, { Price: 2 }, { Line: 3 }, {}],
  final: [2, 3],
});

/** `$any, Number, $any2?` */
export const ticketContent: ContentModel<"Number"> = /* @__PURE__ */ contentModel(travelNamespace, "Ticket", {
  elements: [["Number"]],
  any: {
    $any: { namespaces: { of: ["urn:seat"] }, process: "lax" },
    $any2: { namespaces: { not: travelNamespace }, process: "skip" },
  },
  states: [{ $any: 1 }, { Number: 2 }, { $any2: 3 }, {}],
  final: [2, 3],
});
