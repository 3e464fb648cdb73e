// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

export function decodeRow(json: JsonReader): (number | null)[] {
  return json.items((reader) => reader.nillable(int));
}

export function encodeRow(json: JsonWriter, items: (number | null)[]): void {
  json.openArray();
  for (const item of items) {
    if (item === null) json.nil();
    else json.value(int, item);
  }
  json.closeArray();
}

export function decodeRows(json: JsonReader): (number | null)[][] {
  return json.items(decodeRow, { min: 1, max: 8 });
}

export function encodeRows(json: JsonWriter, items: (number | null)[][]): void {
  json.items(items, encodeRow);
}

const gridMembers = /* @__PURE__ */ memberTable({ optional: ["Rows"] });

export function decodeGrid(json: JsonReader): types.Grid {
  const sent = json.object(gridMembers);
  const grid: types.Grid = {};
  if (sent.Rows !== undefined) grid.Rows = json.member("Rows", sent.Rows).nil() ? null : decodeRows(json);
  json.closeObject();
  return grid;
}

export function encodeGrid(json: JsonWriter, grid: types.Grid): void {
  json.openObject();
  if (grid.Rows === null) json.member("Rows").nil();
  else if (grid.Rows !== undefined) encodeRows(json.member("Rows"), grid.Rows);
  json.closeObject();
}
