// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, unbounded } from "@stubwright/runtime/codec";
import { gridNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const rowElements = /* @__PURE__ */ elementTable(gridNamespace, "Row", [["cell", 0, unbounded]]);

export function decodeRow(xml: XmlReader): (number | null)[] {
  const items: (number | null)[] = [];
  while (xml.next(rowElements)) items.push(xml.nillable(int));
  return items;
}

export function encodeRow(xml: XmlWriter, items: (number | null)[]): void {
  for (const item of items) {
    if (item === null) xml.nil("cell");
    else xml.value("cell", int, item);
  }
}

const rowsElements = /* @__PURE__ */ elementTable(gridNamespace, "Rows", [["row", 1, 8]]);

export function decodeRows(xml: XmlReader): (number | null)[][] {
  const items: (number | null)[][] = [];
  while (xml.next(rowsElements)) items.push(decodeRow(xml));
  return items;
}

export function encodeRows(xml: XmlWriter, items: (number | null)[][]): void {
  xml.elements("row", items, encodeRow);
}

const gridElements = /* @__PURE__ */ elementTable(gridNamespace, "Grid", [["Rows", 0, 1]]);

export function decodeGrid(xml: XmlReader): types.Grid {
  const grid: types.Grid = {};
  while (xml.next(gridElements)) grid.Rows = xml.nilOr(decodeRows);
  return grid;
}

export function encodeGrid(xml: XmlWriter, grid: types.Grid): void {
  if (grid.Rows === null) xml.nil("Rows");
  else if (grid.Rows !== undefined) xml.element("Rows", grid.Rows, encodeRows);
}
