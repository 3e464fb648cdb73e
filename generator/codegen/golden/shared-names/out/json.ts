// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { followContent, int, memberTable, string, tagged, tags } from "@stubwright/runtime/codec";
import { qualifiedContent } from "./content.js";
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

const partSharedMembers = /* @__PURE__ */ memberTable({ required: ["x"] });

export function decodePartShared(json: JsonReader): types.PartShared {
  const sent = json.object(partSharedMembers);
  const shared: types.PartShared = { x: json.member("x", sent.x).value(partXScalar) };
  json.closeObject();
  return shared;
}

export function encodePartShared(json: JsonWriter, shared: types.PartShared): void {
  json.openObject();
  json.member("x").value(partXScalar, shared.x);
  json.closeObject();
}

const wordedMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["Value"] });

export function decodeWorded(json: JsonReader): types.Worded {
  const sent = json.object(wordedMembers);
  const worded: types.Worded = { $value: json.member("$value", sent.$value).value(codeScalar) };
  if (sent.Value !== undefined) worded.Value = json.member("Value", sent.Value).value(string);
  json.closeObject();
  return worded;
}

export function encodeWorded(json: JsonWriter, worded: types.Worded): void {
  json.openObject();
  if (worded.Value !== undefined) json.member("Value").value(string, worded.Value);
  json.member("$value").value(codeScalar, worded.$value);
  json.closeObject();
}

const bothMembers = /* @__PURE__ */ memberTable({ required: ["xAttribute", "yAttribute", "x", "y"] });

export function decodeBoth(json: JsonReader): types.Both {
  const sent = json.object(bothMembers);
  const both: types.Both = {
    xAttribute: json.member("xAttribute", sent.xAttribute).value(bothXAttributeScalar),
    yAttribute: json.member("yAttribute", sent.yAttribute).value(bothYAttributeScalar),
    x: json.member("x", sent.x).value(bothXScalar),
    y: decodeBothY(json.member("y", sent.y)),
  };
  json.closeObject();
  return both;
}

export function encodeBoth(json: JsonWriter, both: types.Both): void {
  json.openObject();
  json.member("xAttribute").value(bothXAttributeScalar, both.xAttribute);
  json.member("yAttribute").value(bothYAttributeScalar, both.yAttribute);
  json.member("x").value(bothXScalar, both.x);
  encodeBothY(json.member("y"), both.y);
  json.closeObject();
}

const bothYMembers = /* @__PURE__ */ memberTable({ required: ["z"] });

export function decodeBothY(json: JsonReader): types.BothY {
  const sent = json.object(bothYMembers);
  const y: types.BothY = { z: json.member("z", sent.z).value(int) };
  json.closeObject();
  return y;
}

export function encodeBothY(json: JsonWriter, y: types.BothY): void {
  json.openObject();
  json.member("z").value(int, y.z);
  json.closeObject();
}

const partElementSharedMembers = /* @__PURE__ */ memberTable({ required: ["x", "part"] });

export function decodePartElementShared(json: JsonReader): types.PartElementShared {
  const sent = json.object(partElementSharedMembers);
  const shared: types.PartElementShared = {
    x: json.member("x", sent.x).value(partX2Scalar),
    part: decodePartShared(json.member("part", sent.part)),
  };
  json.closeObject();
  return shared;
}

export function encodePartElementShared(json: JsonWriter, shared: types.PartElementShared): void {
  json.openObject();
  json.member("x").value(partX2Scalar, shared.x);
  encodePartShared(json.member("part"), shared.part);
  json.closeObject();
}

const groupsMembers = /* @__PURE__ */ memberTable({ required: ["x"], optional: ["xAttribute"] });

export function decodeGroups(json: JsonReader): types.Groups {
  const sent = json.object(groupsMembers);
  const groups: types.Groups = { x: json.member("x", sent.x).value(groupsXScalar) };
  if (sent.xAttribute !== undefined)
    groups.xAttribute = json.member("xAttribute", sent.xAttribute).value(groupsXAttributeScalar);
  json.closeObject();
  return groups;
}

export function encodeGroups(json: JsonWriter, groups: types.Groups): void {
  json.openObject();
  if (groups.xAttribute !== undefined) json.member("xAttribute").value(groupsXAttributeScalar, groups.xAttribute);
  json.member("x").value(groupsXScalar, groups.x);
  json.closeObject();
}

const derivedMembers = /* @__PURE__ */ memberTable({ required: ["x"], optional: ["xAttribute"] });

export function decodeDerived(json: JsonReader): types.Derived {
  const sent = json.object(derivedMembers);
  const derived: types.Derived = { x: json.member("x", sent.x).value(partXScalar) };
  if (sent.xAttribute !== undefined)
    derived.xAttribute = json.member("xAttribute", sent.xAttribute).value(derivedXScalar);
  json.closeObject();
  return derived;
}

export function encodeDerived(json: JsonWriter, derived: types.Derived): void {
  json.openObject();
  if (derived.xAttribute !== undefined) json.member("xAttribute").value(derivedXScalar, derived.xAttribute);
  json.member("x").value(partXScalar, derived.x);
  json.closeObject();
}

const textMembers = /* @__PURE__ */ memberTable({ required: ["$value"], optional: ["Value"] });

export function decodeText(json: JsonReader): types.Text {
  const sent = json.object(textMembers);
  const textValue: types.Text = { $value: json.member("$value", sent.$value).value(textValueScalar) };
  if (sent.Value !== undefined) textValue.Value = json.member("Value", sent.Value).value(textValueAttributeScalar);
  json.closeObject();
  return textValue;
}

export function encodeText(json: JsonWriter, textValue: types.Text): void {
  json.openObject();
  if (textValue.Value !== undefined) json.member("Value").value(textValueAttributeScalar, textValue.Value);
  json.member("$value").value(textValueScalar, textValue.$value);
  json.closeObject();
}

const qualifiedMembers = /* @__PURE__ */ memberTable({ required: ["$content"] });

export function decodeQualified(json: JsonReader): types.Qualified {
  const sent = json.object(qualifiedMembers);
  const qualified: types.Qualified = {
    $content: json.member("$content", sent.$content).items(decodeQualifiedContentItem),
  };
  json.closeObject();
  followContent(json, qualifiedContent, [...tags(qualified.$content)]);
  return qualified;
}

function decodeQualifiedContentItem(json: JsonReader): types.QualifiedContentItem {
  return tagged<types.QualifiedContentItem>(json, {
    x: (reader) => ({ x: reader.value(qualifiedXScalar) }),
    x2: (reader) => ({ x2: reader.value(qualifiedX2Scalar) }),
  });
}

export function encodeQualified(json: JsonWriter, qualified: types.Qualified): void {
  json.openObject();
  json.member("$content").items(qualified.$content, encodeQualifiedContentItem);
  json.closeObject();
}

function encodeQualifiedContentItem(json: JsonWriter, item: types.QualifiedContentItem): void {
  json.openObject();
  if ("x" in item) json.member("x").value(qualifiedXScalar, item.x);
  else json.member("x2").value(qualifiedX2Scalar, item.x2);
  json.closeObject();
}
