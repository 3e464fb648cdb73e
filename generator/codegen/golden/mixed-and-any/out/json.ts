// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  anyNames,
  decodeAnyContentJson,
  decodeAnyElementJson,
  decodeOtherAttributesJson,
  encodeAnyContentJson,
  encodeAnyElementJson,
  encodeOtherAttributesJson,
  followContent,
  int,
  memberTable,
  once,
  string,
  tagged,
  tags,
} from "@stubwright/runtime/codec";
import { captionContent, extensibleContent, paragraphContent, remarkContent } from "./content.js";
import { mixedNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const paragraphMembers = /* @__PURE__ */ memberTable({ optional: ["$attributes", "$content"] });

export function decodeParagraph(json: JsonReader): types.Paragraph {
  const sent = json.object(paragraphMembers);
  const paragraph: types.Paragraph = {};
  if (sent.$attributes !== undefined)
    paragraph.$attributes = decodeOtherAttributesJson(json.member("$attributes", sent.$attributes), {
      namespaces: "any",
      process: "lax",
    });
  if (sent.$content !== undefined)
    paragraph.$content = json.member("$content", sent.$content).items(decodeParagraphContentItem);
  json.closeObject();
  followContent(json, paragraphContent, [...tags(paragraph.$content)]);
  return paragraph;
}

function decodeParagraphContentItem(json: JsonReader): types.ParagraphContentItem {
  if (json.isText()) return json.value(string);
  return tagged<types.ParagraphContentItem>(json, {
    em: (reader) => ({ em: decodeParagraph(reader) }),
    break: (reader) => ({ break: reader.nillable(int) }),
  });
}

export function encodeParagraph(json: JsonWriter, paragraph: types.Paragraph): void {
  json.openObject();
  if (paragraph.$attributes !== undefined) encodeOtherAttributesJson(json.member("$attributes"), paragraph.$attributes);
  if (paragraph.$content !== undefined) json.member("$content").items(paragraph.$content, encodeParagraphContentItem);
  json.closeObject();
}

function encodeParagraphContentItem(json: JsonWriter, item: types.ParagraphContentItem): void {
  if (typeof item === "string") {
    json.value(string, item);
    return;
  }
  json.openObject();
  if ("em" in item) encodeParagraph(json.member("em"), item.em);
  else if (item.break === null) json.member("break").nil();
  else json.member("break").value(int, item.break);
  json.closeObject();
}

const extensibleMembers = /* @__PURE__ */ memberTable({ required: ["Id"], optional: ["$attributes", "$any"] });

export function decodeExtensible(json: JsonReader): types.Extensible {
  const sent = json.object(extensibleMembers);
  const extensible: types.Extensible = { Id: json.member("Id", sent.Id).value(int) };
  if (sent.$attributes !== undefined)
    extensible.$attributes = decodeOtherAttributesJson(json.member("$attributes", sent.$attributes), {
      namespaces: { not: mixedNamespace },
      process: "skip",
    });
  if (sent.$any !== undefined) extensible.$any = json.member("$any", sent.$any).items(decodeAnyElementJson);
  json.closeObject();
  followContent(json, extensibleContent, [...once("Id", extensible.Id), ...anyNames(extensible.$any)]);
  return extensible;
}

export function encodeExtensible(json: JsonWriter, extensible: types.Extensible): void {
  json.openObject();
  if (extensible.$attributes !== undefined)
    encodeOtherAttributesJson(json.member("$attributes"), extensible.$attributes);
  json.member("Id").value(int, extensible.Id);
  if (extensible.$any !== undefined) json.member("$any").items(extensible.$any, encodeAnyElementJson);
  json.closeObject();
}

const holderMembers = /* @__PURE__ */ memberTable({ optional: ["Value"] });

export function decodeHolder(json: JsonReader): types.Holder {
  const sent = json.object(holderMembers);
  const holder: types.Holder = {};
  if (sent.Value !== undefined) holder.Value = decodeAnyContentJson(json.member("Value", sent.Value));
  json.closeObject();
  return holder;
}

export function encodeHolder(json: JsonWriter, holder: types.Holder): void {
  json.openObject();
  if (holder.Value !== undefined) encodeAnyContentJson(json.member("Value"), holder.Value);
  json.closeObject();
}

const remarkMembers = /* @__PURE__ */ memberTable({ optional: ["$content"] });

export function decodeRemark(json: JsonReader): types.Remark {
  const sent = json.object(remarkMembers);
  const remark: types.Remark = {};
  if (sent.$content !== undefined)
    remark.$content = json.member("$content", sent.$content).items(decodeRemarkContentItem);
  json.closeObject();
  followContent(json, remarkContent, [...tags(remark.$content)]);
  return remark;
}

function decodeRemarkContentItem(json: JsonReader): types.RemarkContentItem {
  return json.value(string);
}

export function encodeRemark(json: JsonWriter, remark: types.Remark): void {
  json.openObject();
  if (remark.$content !== undefined) json.member("$content").items(remark.$content, encodeRemarkContentItem);
  json.closeObject();
}

function encodeRemarkContentItem(json: JsonWriter, item: types.RemarkContentItem): void {
  json.value(string, item);
}

const captionMembers = /* @__PURE__ */ memberTable({ required: ["$content"] });

export function decodeCaption(json: JsonReader): types.Caption {
  const sent = json.object(captionMembers);
  const caption: types.Caption = { $content: json.member("$content", sent.$content).items(decodeCaptionContentItem) };
  json.closeObject();
  followContent(json, captionContent, [...tags(caption.$content)]);
  return caption;
}

function decodeCaptionContentItem(json: JsonReader): types.CaptionContentItem {
  if (json.isText()) return json.value(string);
  return tagged<types.CaptionContentItem>(json, {
    By: (reader) => ({ By: reader.value(string) }),
  });
}

export function encodeCaption(json: JsonWriter, caption: types.Caption): void {
  json.openObject();
  json.member("$content").items(caption.$content, encodeCaptionContentItem);
  json.closeObject();
}

function encodeCaptionContentItem(json: JsonWriter, item: types.CaptionContentItem): void {
  if (typeof item === "string") {
    json.value(string, item);
    return;
  }
  json.openObject();
  json.member("By").value(string, item.By);
  json.closeObject();
}
