// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  decodeAnyContent,
  decodeAnyElement,
  decodeOtherAttributes,
  elementTable,
  encodeAnyContent,
  encodeAnyElement,
  encodeOtherAttributes,
  int,
  nextIn,
  string,
  whole,
} from "@stubwright/runtime/codec";
import { captionContent, extensibleContent, paragraphContent, remarkContent } from "./content.js";
import { mixedNamespace } from "./namespaces.js";
import type * as types from "./types.js";

export function decodeParagraph(xml: XmlReader): types.Paragraph {
  const otherAttributes = decodeOtherAttributes(xml, { namespaces: "any", process: "lax" });
  const paragraph: types.Paragraph = {};
  if (otherAttributes !== undefined) paragraph.$attributes = otherAttributes;
  for (;;) {
    const text = xml.characters();
    if (text !== "") (paragraph.$content ??= []).push(text);
    const next = nextIn(xml, paragraphContent);
    if (next === undefined) break;
    switch (next) {
      case "em":
        (paragraph.$content ??= []).push({ em: decodeParagraph(xml) });
        break;
      case "break":
        (paragraph.$content ??= []).push({ break: xml.nillable(int) });
        break;
    }
  }
  return paragraph;
}

export function encodeParagraph(xml: XmlWriter, paragraph: types.Paragraph): void {
  if (paragraph.$attributes !== undefined) encodeOtherAttributes(xml, paragraph.$attributes);
  for (const item of paragraph.$content ?? []) encodeParagraphContentItem(xml, item);
}

function encodeParagraphContentItem(xml: XmlWriter, item: types.ParagraphContentItem): void {
  if (typeof item === "string") xml.text(string, item);
  else if ("em" in item) xml.element("em", item.em, encodeParagraph);
  else if (item.break === null) xml.nil("break");
  else xml.value("break", int, item.break);
}

export function decodeExtensible(xml: XmlReader): types.Extensible {
  const otherAttributes = decodeOtherAttributes(xml, { namespaces: { not: mixedNamespace }, process: "skip" });
  const extensible: Partial<types.Extensible> = {};
  if (otherAttributes !== undefined) extensible.$attributes = otherAttributes;
  for (;;) {
    const next = nextIn(xml, extensibleContent);
    if (next === undefined) break;
    switch (next) {
      case "Id":
        extensible.Id = xml.value(int);
        break;
      case "$any":
        (extensible.$any ??= []).push(decodeAnyElement(xml));
        break;
    }
  }
  return whole<types.Extensible>(extensible);
}

export function encodeExtensible(xml: XmlWriter, extensible: types.Extensible): void {
  if (extensible.$attributes !== undefined) encodeOtherAttributes(xml, extensible.$attributes);
  xml.value("Id", int, extensible.Id);
  for (const element of extensible.$any ?? []) encodeAnyElement(xml, element);
}

const holderElements = /* @__PURE__ */ elementTable(mixedNamespace, "Holder", [["Value", 0, 1]]);

export function decodeHolder(xml: XmlReader): types.Holder {
  const holder: types.Holder = {};
  while (xml.next(holderElements)) holder.Value = decodeAnyContent(xml);
  return holder;
}

export function encodeHolder(xml: XmlWriter, holder: types.Holder): void {
  if (holder.Value !== undefined) xml.element("Value", holder.Value, encodeAnyContent);
}

export function decodeRemark(xml: XmlReader): types.Remark {
  const remark: types.Remark = {};
  for (;;) {
    const text = xml.characters();
    if (text !== "") (remark.$content ??= []).push(text);
    const next = nextIn(xml, remarkContent);
    if (next === undefined) break;
  }
  return remark;
}

export function encodeRemark(xml: XmlWriter, remark: types.Remark): void {
  for (const item of remark.$content ?? []) encodeRemarkContentItem(xml, item);
}

function encodeRemarkContentItem(xml: XmlWriter, item: types.RemarkContentItem): void {
  xml.text(string, item);
}

export function decodeCaption(xml: XmlReader): types.Caption {
  const caption: Partial<types.Caption> = {};
  for (;;) {
    const text = xml.characters();
    if (text !== "") (caption.$content ??= []).push(text);
    const next = nextIn(xml, captionContent);
    if (next === undefined) break;
    switch (next) {
      case "By":
        (caption.$content ??= []).push({ By: xml.value(string) });
        break;
    }
  }
  return whole<types.Caption>(caption);
}

export function encodeCaption(xml: XmlWriter, caption: types.Caption): void {
  for (const item of caption.$content) encodeCaptionContentItem(xml, item);
}

function encodeCaptionContentItem(xml: XmlWriter, item: types.CaptionContentItem): void {
  if (typeof item === "string") xml.text(string, item);
  else xml.value("By", string, item.By);
}
