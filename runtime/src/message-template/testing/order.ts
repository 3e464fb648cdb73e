import { int } from "../../simple-types/integers.js";
import { QName } from "../../simple-types/qualified-names.js";
import { string } from "../../simple-types/strings.js";
import { withDefault } from "../../simple-types/value-constraints.js";
import type { OpenContent } from "../../values/open-content.js";
import { typeTable } from "../../values/type-table.js";
import { elementTable, unbounded } from "../../xml/element-table.js";
import { decodeOpenXml } from "../../xml/open-content-xml.js";
import type { XmlReader } from "../../xml/xml-reader.js";
import { XmlTextReader } from "../../xml/xml-text-reader.js";
import type { MessageTemplate } from "../message-template.js";
import { readByTemplate } from "../template-reader.js";
import { TemplateRecorder } from "../template-recorder.js";
import { TemplateSlot } from "../template-slot.js";

/** A message with content that templates support, and, in Kind, Named and Other, content that they do not. */
export interface Order {
  id?: number;
  note?: string | null;
  level?: string;
  kind?: unknown;
  open?: OpenContent;
  lines: (OrderLine | null)[];
}

interface OrderLine {
  count?: number;
  mark?: string | undefined;
}

const orderElements = elementTable("urn:order", "Order", [
  ["Id", 0, 1],
  ["Note", 0, 1],
  ["Level", 0, 1],
  ["Kind", 0, 1],
  ["Line", 0, unbounded],
  ["Marked", 0, unbounded],
  ["Typed", 0, unbounded],
  ["Priced", 0, unbounded],
  ["Named", 0, 1],
  ["Other", 0, 1],
  ["Open", 0, 1],
]);

const lineTypes = typeTable("Line", [
  ["Line", "Line", "urn:order"],
  ["Short", "Short", "urn:order"],
]);

const lineElements = elementTable("urn:order", "Line", [["Count", 0, 1]]);

const shortElements = elementTable("urn:order", "Short", [["Count", 0, 1]]);

const level = withDefault(string, "Level", "usual");

/** Decodes an order as generated code does. */
export function decodeOrder(xml: XmlReader): Order {
  const order: Order = { lines: [] };
  for (;;) {
    switch (xml.next(orderElements)) {
      case "Id":
        order.id = xml.value(int);
        break;
      case "Note":
        order.note = xml.nillable(string);
        break;
      case "Level":
        order.level = xml.value(level);
        break;
      case "Kind":
        order.kind = xml.value(QName);
        break;
      case "Line":
        order.lines.push(xml.nilOr(decodePlainLine));
        break;
      case "Marked":
        order.lines.push(decodeMarkedLine(xml));
        break;
      case "Typed":
        order.lines.push(decodeTypedLine(xml));
        break;
      case "Priced":
        order.lines.push({ mark: xml.requiredAttribute("", "unit", string), count: xml.content(int) });
        break;
      case "Named":
        order.kind = xml.attribute("", "kind", QName);
        xml.content(string);
        break;
      case "Other":
        order.lines.push({ mark: xml.text() });
        break;
      case "Open":
        order.open = decodeOpenXml(xml, "urn:order");
        break;
      case undefined:
        return order;
    }
  }
}

function decodePlainLine(xml: XmlReader): OrderLine {
  return decodeLine(xml, lineElements);
}

function decodeLine(xml: XmlReader, table = lineElements): OrderLine {
  const line: OrderLine = {};
  while (xml.next(table)) line.count = xml.value(int);
  return line;
}

function decodeMarkedLine(xml: XmlReader): OrderLine {
  const mark = xml.attribute("", "mark", string);
  return { ...decodeLine(xml), mark };
}

/** A type that another one may replace. */
function decodeTypedLine(xml: XmlReader): OrderLine {
  const mark = xml.typeOf(lineTypes);
  return { ...decodeLine(xml, mark === "Line" ? lineElements : shortElements), mark };
}

const options = { order: "strict" } as const;

/** Reads a document, the order being its root. Throws `DecodeError`. */
export function readOrder(text: string, xml: XmlTextReader = new XmlTextReader(text, options)): Order {
  xml.root();
  xml.markRoot();
  const order = decodeOrder(xml);
  xml.end();
  return order;
}

/** The template recorded from a document. Throws `DecodeError`. */
export function recordOrder(text: string): MessageTemplate | undefined {
  const xml = new TemplateRecorder(text, options);
  readOrder(text, xml);
  return xml.template();
}

/** Decodes a document by the template of another one; undefined if that is not possible. */
export function readOrderLike(template: MessageTemplate, text: string): Order | undefined {
  const slot = new TemplateSlot<undefined>();
  slot.keep({ template, facts: undefined });
  const known = slot.find(text);
  return known && readByTemplate(text, known.template, decodeOrder);
}
