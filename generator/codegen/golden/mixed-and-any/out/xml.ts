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
  required,
  string,
} from "@stubwright/runtime/codec";
import { captionContent, extensibleContent, paragraphContent, remarkContent } from "./content.js";
import type {
  Caption,
  CaptionContentItem,
  Extensible,
  Holder,
  Paragraph,
  ParagraphContentItem,
  Remark,
  RemarkContentItem,
} from "./types.js";

const mixedNamespace = "urn:golden:mixed";

export function decodeParagraph(xml: XmlReader): Paragraph {
  const otherAttributes = decodeOtherAttributes(xml, { namespaces: "any", process: "lax" });
  const paragraph: Paragraph = {};
  if (otherAttributes !== undefined) paragraph.$attributes = otherAttributes;
  for (;;) {
    const text = xml.characters();
    if (text !== "") (paragraph.$content ??= []).push(text);
    const next = nextIn(xml, paragraphContent);
    if (next === undefined) return paragraph;
    switch (next) {
      case "em":
        (paragraph.$content ??= []).push({ em: decodeParagraph(xml) });
        break;
      case "break":
        (paragraph.$content ??= []).push({ break: xml.nillable(int) });
        break;
    }
  }
}

export function encodeParagraph(xml: XmlWriter, paragraph: Paragraph): void {
  if (paragraph.$attributes !== undefined) encodeOtherAttributes(xml, paragraph.$attributes);
  for (const item of paragraph.$content ?? []) encodeParagraphContentItem(xml, item);
}

function encodeParagraphContentItem(xml: XmlWriter, item: ParagraphContentItem): void {
  if (typeof item === "string") xml.text(string, item);
  else if ("em" in item) xml.element("em", item.em, encodeParagraph);
  else if (item.break === null) xml.nil("break");
  else xml.value("break", int, item.break);
}

export function decodeExtensible(xml: XmlReader): Extensible {
  const otherAttributes = decodeOtherAttributes(xml, { namespaces: { not: mixedNamespace }, process: "skip" });
  const extensible: Partial<Extensible> = {};
  if (otherAttributes !== undefined) extensible.$attributes = otherAttributes;
  for (;;) {
    const next = nextIn(xml, extensibleContent);
    if (next === undefined) {
      return {
        ...extensible,
        Id: required(extensible.Id),
      };
    }
    switch (next) {
      case "Id":
        extensible.Id = xml.value(int);
        break;
      case "$any":
        (extensible.$any ??= []).push(decodeAnyElement(xml));
        break;
    }
  }
}

export function encodeExtensible(xml: XmlWriter, extensible: Extensible): void {
  if (extensible.$attributes !== undefined) encodeOtherAttributes(xml, extensible.$attributes);
  xml.value("Id", int, extensible.Id);
  for (const element of extensible.$any ?? []) encodeAnyElement(xml, element);
}

const holderElements = /* @__PURE__ */ elementTable(mixedNamespace, "Holder", [["Value", 0, 1]]);

export function decodeHolder(xml: XmlReader): Holder {
  const holder: Holder = {};
  for (;;) {
    const next = xml.next(holderElements);
    if (next === undefined) return holder;
    switch (next) {
      case "Value":
        holder.Value = decodeAnyContent(xml);
        break;
    }
  }
}

export function encodeHolder(xml: XmlWriter, holder: Holder): void {
  if (holder.Value !== undefined) xml.element("Value", holder.Value, encodeAnyContent);
}

export function decodeRemark(xml: XmlReader): Remark {
  const remark: Remark = {};
  for (;;) {
    const text = xml.characters();
    if (text !== "") (remark.$content ??= []).push(text);
    const next = nextIn(xml, remarkContent);
    if (next === undefined) return remark;
  }
}

export function encodeRemark(xml: XmlWriter, remark: Remark): void {
  for (const item of remark.$content ?? []) encodeRemarkContentItem(xml, item);
}

function encodeRemarkContentItem(xml: XmlWriter, item: RemarkContentItem): void {
  xml.text(string, item);
}

export function decodeCaption(xml: XmlReader): Caption {
  const caption: Partial<Caption> = {};
  for (;;) {
    const text = xml.characters();
    if (text !== "") (caption.$content ??= []).push(text);
    const next = nextIn(xml, captionContent);
    if (next === undefined) {
      return {
        ...caption,
        $content: required(caption.$content),
      };
    }
    switch (next) {
      case "By":
        (caption.$content ??= []).push({ By: xml.value(string) });
        break;
    }
  }
}

export function encodeCaption(xml: XmlWriter, caption: Caption): void {
  for (const item of caption.$content) encodeCaptionContentItem(xml, item);
}

function encodeCaptionContentItem(xml: XmlWriter, item: CaptionContentItem): void {
  if (typeof item === "string") xml.text(string, item);
  else xml.value("By", string, item.By);
}
