import { jsonRows } from "./json-rows.js";
import { contractRows, soapRows } from "./soap-rows.js";
import type { WireRow } from "./wire-row.js";

const wires: readonly (readonly [wire: string, rows: readonly WireRow[]])[] = [
  ["JSON", jsonRows],
  ["SOAP", soapRows],
  ["the contract", contractRows],
];

/** All rules of the wire, each with a name of its own. */
export const wireRows: readonly WireRow[] = wires.flatMap(([wire, ofWire]) =>
  ofWire.map((row) => ({ ...row, name: `${wire}: ${row.name}` })),
);
