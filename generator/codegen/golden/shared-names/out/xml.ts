// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, nextIn, required, string } from "@stubwright/runtime/codec";
import { qualifiedContent } from "./content.js";
import type {
  Both,
  BothY,
  Derived,
  Groups,
  PartElementShared,
  PartShared,
  Qualified,
  QualifiedContentItem,
  Text,
  Worded,
} from "./types.js";
import {
  bothXAttributeScalar,
  bothXScalar,
  bothYAttributeScalar,
  codeScalar,
  derivedXAttributeScalar,
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

const sharedNamespace = "urn:golden:shared";

const partSharedElements = /* @__PURE__ */ elementTable(sharedNamespace, "Part", [["x", 1, 1, ""]]);

export function decodePartShared(xml: XmlReader): PartShared {
  const shared: Partial<PartShared> = {};
  for (;;) {
    const next = xml.next(partSharedElements);
    if (next === undefined) {
      return {
        ...shared,
        x: required(shared.x),
      };
    }
    switch (next) {
      case "x":
        shared.x = xml.value(partXScalar);
        break;
    }
  }
}

export function encodePartShared(xml: XmlWriter, shared: PartShared): void {
  xml.value("x", partXScalar, shared.x);
}

export function decodeWorded(xml: XmlReader): Worded {
  const valueAttribute = xml.attribute("", "Value", string);
  const worded: Worded = { $value: xml.content(codeScalar, sharedNamespace, "Worded") };
  if (valueAttribute !== undefined) worded.Value = valueAttribute;
  return worded;
}

export function encodeWorded(xml: XmlWriter, worded: Worded): void {
  if (worded.Value !== undefined) xml.attribute("Value", string, worded.Value);
  xml.text(codeScalar, worded.$value);
}

const bothElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [
  ["x", 1, 1, ""],
  ["y", 1, 1, ""],
]);

export function decodeBoth(xml: XmlReader): Both {
  const xAttributeAttribute = xml.requiredAttribute("", "x", bothXAttributeScalar);
  const yAttributeAttribute = xml.requiredAttribute("", "y", bothYAttributeScalar);
  const both: Partial<Both> = {};
  for (;;) {
    const next = xml.next(bothElements);
    if (next === undefined) {
      return {
        xAttribute: xAttributeAttribute,
        yAttribute: yAttributeAttribute,
        ...both,
        x: required(both.x),
        y: required(both.y),
      };
    }
    switch (next) {
      case "x":
        both.x = xml.value(bothXScalar);
        break;
      case "y":
        both.y = decodeBothY(xml);
        break;
    }
  }
}

export function encodeBoth(xml: XmlWriter, both: Both): void {
  xml.attribute("x", bothXAttributeScalar, both.xAttribute);
  xml.attribute("y", bothYAttributeScalar, both.yAttribute);
  xml.value("x", bothXScalar, both.x);
  xml.element("y", both.y, encodeBothY);
}

const bothYElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [["z", 1, 1, ""]]);

export function decodeBothY(xml: XmlReader): BothY {
  const y: Partial<BothY> = {};
  for (;;) {
    const next = xml.next(bothYElements);
    if (next === undefined) {
      return {
        ...y,
        z: required(y.z),
      };
    }
    switch (next) {
      case "z":
        y.z = xml.value(int);
        break;
    }
  }
}

export function encodeBothY(xml: XmlWriter, y: BothY): void {
  xml.value("z", int, y.z);
}

const partElementSharedElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [
  ["x", 1, 1, ""],
  ["part", 1, 1, ""],
]);

export function decodePartElementShared(xml: XmlReader): PartElementShared {
  const shared: Partial<PartElementShared> = {};
  for (;;) {
    const next = xml.next(partElementSharedElements);
    if (next === undefined) {
      return {
        ...shared,
        x: required(shared.x),
        part: required(shared.part),
      };
    }
    switch (next) {
      case "x":
        shared.x = xml.value(partX2Scalar);
        break;
      case "part":
        shared.part = decodePartShared(xml);
        break;
    }
  }
}

export function encodePartElementShared(xml: XmlWriter, shared: PartElementShared): void {
  xml.value("x", partX2Scalar, shared.x);
  xml.element("part", shared.part, encodePartShared);
}

const groupsElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [["x", 1, 1, ""]]);

export function decodeGroups(xml: XmlReader): Groups {
  const xAttributeAttribute = xml.attribute("", "x", groupsXAttributeScalar);
  const groups: Partial<Groups> = {};
  if (xAttributeAttribute !== undefined) groups.xAttribute = xAttributeAttribute;
  for (;;) {
    const next = xml.next(groupsElements);
    if (next === undefined) {
      return {
        ...groups,
        x: required(groups.x),
      };
    }
    switch (next) {
      case "x":
        groups.x = xml.value(groupsXScalar);
        break;
    }
  }
}

export function encodeGroups(xml: XmlWriter, groups: Groups): void {
  if (groups.xAttribute !== undefined) xml.attribute("x", groupsXAttributeScalar, groups.xAttribute);
  xml.value("x", groupsXScalar, groups.x);
}

const derivedElements = /* @__PURE__ */ elementTable(sharedNamespace, "", [["x", 1, 1, ""]]);

export function decodeDerived(xml: XmlReader): Derived {
  const xAttributeAttribute = xml.attribute("", "x", derivedXAttributeScalar);
  const derived: Partial<Derived> = {};
  if (xAttributeAttribute !== undefined) derived.xAttribute = xAttributeAttribute;
  for (;;) {
    const next = xml.next(derivedElements);
    if (next === undefined) {
      return {
        ...derived,
        x: required(derived.x),
      };
    }
    switch (next) {
      case "x":
        derived.x = xml.value(derivedXScalar);
        break;
    }
  }
}

export function encodeDerived(xml: XmlWriter, derived: Derived): void {
  if (derived.xAttribute !== undefined) xml.attribute("x", derivedXAttributeScalar, derived.xAttribute);
  xml.value("x", derivedXScalar, derived.x);
}

export function decodeText(xml: XmlReader): Text {
  const valueAttribute = xml.attribute("", "Value", textValueAttributeScalar);
  const textValue: Text = { $value: xml.content(textValueScalar) };
  if (valueAttribute !== undefined) textValue.Value = valueAttribute;
  return textValue;
}

export function encodeText(xml: XmlWriter, textValue: Text): void {
  if (textValue.Value !== undefined) xml.attribute("Value", textValueAttributeScalar, textValue.Value);
  xml.text(textValueScalar, textValue.$value);
}

export function decodeQualified(xml: XmlReader): Qualified {
  const qualified: Partial<Qualified> = {};
  for (;;) {
    const next = nextIn(xml, qualifiedContent);
    if (next === undefined) {
      return {
        ...qualified,
        $content: required(qualified.$content),
      };
    }
    switch (next) {
      case "x":
        (qualified.$content ??= []).push({ x: xml.value(qualifiedXScalar) });
        break;
      case "x2":
        (qualified.$content ??= []).push({ x2: xml.value(qualifiedX2Scalar) });
        break;
    }
  }
}

export function encodeQualified(xml: XmlWriter, qualified: Qualified): void {
  for (const item of qualified.$content) encodeQualifiedContentItem(xml, item);
}

function encodeQualifiedContentItem(xml: XmlWriter, item: QualifiedContentItem): void {
  if ("x" in item) xml.value("t:x", qualifiedXScalar, item.x);
  else xml.value("x", qualifiedX2Scalar, item.x2);
}
