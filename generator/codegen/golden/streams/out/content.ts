// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel, TypeTable } from "@stubwright/runtime/codec";
import { contentModel, typeTable } from "@stubwright/runtime/codec";
import { ledgerNamespace } from "./namespaces.js";

/** `(Cash | Card)` */
export const paymentContent: ContentModel<"Cash" | "Card"> = /* @__PURE__ */ contentModel(ledgerNamespace, "Payment", {
  elements: [["Cash"], ["Card"]],
  states: [{ Cash: 1, Card: 1 }, {}],
  final: [1],
});

/** The types that may replace `{urn:golden:ledger}Entry`, by `$type` in JSON and xsi:type in XML. */
export const entryTypes: TypeTable<"Entry" | "Transfer"> = /* @__PURE__ */ typeTable("Entry", [
  ["Entry", "Entry", ledgerNamespace],
  ["Transfer", "Transfer", ledgerNamespace],
]);
