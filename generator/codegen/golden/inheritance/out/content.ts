// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { TypeTable } from "@stubwright/runtime/codec";
import { typeTable } from "@stubwright/runtime/codec";
import { zooNamespace } from "./namespaces.js";

/** The types that may replace `{urn:golden:zoo}Animal`, by `$type` in JSON and xsi:type in XML. */
export const animalTypes: TypeTable<"Animal" | "Dog"> = /* @__PURE__ */ typeTable("Animal", [
  ["Animal", "Animal", zooNamespace],
  ["Dog", "Dog", zooNamespace],
]);

/** The types that may replace `{urn:golden:zoo}Place`, by `$type` in JSON and xsi:type in XML. */
export const placeTypes: TypeTable<"Cage"> = /* @__PURE__ */ typeTable(undefined, [["Cage", "Cage", zooNamespace]]);
