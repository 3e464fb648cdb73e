// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, nextIn, string, whole } from "@stubwright/runtime/codec";
import { qualifiedContent } from "./content.js";
import { sharedNamespace } from "./namespaces.js";
import type * as types from "./types.js";
import {
  bothXAttributeScalar,
  bothXScalar,
  bothYAttributeScalar,
  codeScalar,
  derivedXScalar,
  groupsXAttributeScalar,
  groupsXScalar,
  partX2Scalar,
  partXScalar,
  qualifiedX2Scalar,
  qualifiedXScalar,
  textValueAttributeScalar,
  textValueScalar,
} from "./values.js";

const partSharedElements = /* @__PURE__ */ elementTable(sharedNamespace, "Part", [["x", 1, 1, ""]]);

export function decodePartShared(xml: XmlReader): types.PartShared {
  const shared: Partial<types.PartShared> = {};
  while (xml.next(partSharedElements)) shared.x = xml.value(partXScalar);
  return whole<types.PartShared>(shared);
}

export function encodePartShared(xml: XmlWriter, shared: types.PartShared): void {
  xml.value("x", partXScalar, shared.x);
}

export function decodeWorded(xml: XmlReader): types.Worded {
  const valueAttribute = xml.attribute("", "Value", string);
  const worded: types.Worded = { $value: xml.content(codeScalar, sharedNamespace, "Worded") };
  if (valueAttribute !== undefined) worded.Value = valueAttribute;
  return worded;
}

export function encodeWorded(xml: XmlWriter, worded: types.Worded): void {
  if (worded.Value !== undefined) xml.attribute("Value", string, worded.Value);
  xml.text(codeScalar, worded.$value);
}

const bothElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [
  ["x", 1, 1, ""],
  ["y", 1, 1, ""],
]);

export function decodeBoth(xml: XmlReader): types.Both {
  const xAttributeAttribute = xml.requiredAttribute("", "x", bothXAttributeScalar);
  const yAttributeAttribute = xml.requiredAttribute("", "y", bothYAttributeScalar);
  const both: Partial<types.Both> = { xAttribute: xAttributeAttribute, yAttribute: yAttributeAttribute };
  for (;;) {
    const next = xml.next(bothElements);
    if (next === undefined) break;
    switch (next) {
      case "x":
        both.x = xml.value(bothXScalar);
        break;
      case "y":
        both.y = decodeBothY(xml);
        break;
    }
  }
  return whole<types.Both>(both);
}

export function encodeBoth(xml: XmlWriter, both: types.Both): void {
  xml.attribute("x", bothXAttributeScalar, both.xAttribute);
  xml.attribute("y", bothYAttributeScalar, both.yAttribute);
  xml.value("x", bothXScalar, both.x);
  xml.element("y", both.y, encodeBothY);
}

const bothYElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [["z", 1, 1, ""]]);

export function decodeBothY(xml: XmlReader): types.BothY {
  const y: Partial<types.BothY> = {};
  while (xml.next(bothYElements)) y.z = xml.value(int);
  return whole<types.BothY>(y);
}

export function encodeBothY(xml: XmlWriter, y: types.BothY): void {
  xml.value("z", int, y.z);
}

const partElementSharedElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [
  ["x", 1, 1, ""],
  ["part", 1, 1, ""],
]);

export function decodePartElementShared(xml: XmlReader): types.PartElementShared {
  const shared: Partial<types.PartElementShared> = {};
  for (;;) {
    const next = xml.next(partElementSharedElements);
    if (next === undefined) break;
    switch (next) {
      case "x":
        shared.x = xml.value(partX2Scalar);
        break;
      case "part":
        shared.part = decodePartShared(xml);
        break;
    }
  }
  return whole<types.PartElementShared>(shared);
}

export function encodePartElementShared(xml: XmlWriter, shared: types.PartElementShared): void {
  xml.value("x", partX2Scalar, shared.x);
  xml.element("part", shared.part, encodePartShared);
}

const groupsElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [["x", 1, 1, ""]]);

export function decodeGroups(xml: XmlReader): types.Groups {
  const xAttributeAttribute = xml.attribute("", "x", groupsXAttributeScalar);
  const groups: Partial<types.Groups> = {};
  if (xAttributeAttribute !== undefined) groups.xAttribute = xAttributeAttribute;
  while (xml.next(groupsElements)) groups.x = xml.value(groupsXScalar);
  return whole<types.Groups>(groups);
}

export function encodeGroups(xml: XmlWriter, groups: types.Groups): void {
  if (groups.xAttribute !== undefined) xml.attribute("x", groupsXAttributeScalar, groups.xAttribute);
  xml.value("x", groupsXScalar, groups.x);
}

const derivedElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [["x", 1, 1, ""]]);

export function decodeDerived(xml: XmlReader): types.Derived {
  const xAttributeAttribute = xml.attribute("", "x", derivedXScalar);
  const derived: Partial<types.Derived> = {};
  if (xAttributeAttribute !== undefined) derived.xAttribute = xAttributeAttribute;
  while (xml.next(derivedElements)) derived.x = xml.value(partXScalar);
  return whole<types.Derived>(derived);
}

export function encodeDerived(xml: XmlWriter, derived: types.Derived): void {
  if (derived.xAttribute !== undefined) xml.attribute("x", derivedXScalar, derived.xAttribute);
  xml.value("x", partXScalar, derived.x);
}

export function decodeText(xml: XmlReader): types.Text {
  const valueAttribute = xml.attribute("", "Value", textValueAttributeScalar);
  const textValue: types.Text = { $value: xml.content(textValueScalar) };
  if (valueAttribute !== undefined) textValue.Value = valueAttribute;
  return textValue;
}

export function encodeText(xml: XmlWriter, textValue: types.Text): void {
  if (textValue.Value !== undefined) xml.attribute("Value", textValueAttributeScalar, textValue.Value);
  xml.text(textValueScalar, textValue.$value);
}

export function decodeQualified(xml: XmlReader): types.Qualified {
  const qualified: Partial<types.Qualified> = {};
  for (;;) {
    const next = nextIn(xml, qualifiedContent);
    if (next === undefined) break;
    switch (next) {
      case "x":
        (qualified.$content ??= []).push({ x: xml.value(qualifiedXScalar) });
        break;
      case "x2":
        (qualified.$content ??= []).push({ x2: xml.value(qualifiedX2Scalar) });
        break;
    }
  }
  return whole<types.Qualified>(qualified);
}

export function encodeQualified(xml: XmlWriter, qualified: types.Qualified): void {
  for (const item of qualified.$content) encodeQualifiedContentItem(xml, item);
}

function encodeQualifiedContentItem(xml: XmlWriter, item: types.QualifiedContentItem): void {
  if ("x" in item) xml.value("t:x", qualifiedXScalar, item.x);
  else xml.value("x", qualifiedX2Scalar, item.x2);
}
