import { int } from "../../scalars/integers.js";
import { QName } from "../../scalars/qualified-names.js";
import { string } from "../../scalars/strings.js";
import { withDefault } from "../../scalars/value-constraints.js";
import { elementTable, unbounded } from "../../xml/element-table.js";
import type { XmlReader } from "../../xml/xml-reader.js";
import { XmlTextReader } from "../../xml/xml-text-reader.js";
import type { MessageTemplate } from "../message-template.js";
import { TemplateReader } from "../template-reader.js";
import { TemplateRecorder } from "../template-recorder.js";
import { TemplateSlot } from "../template-slot.js";

/** A message with what templates know, and, in `kind` and `mark`, with what they do not. */
export interface Order {
  id?: number;
  note?: string | null;
  level?: string;
  kind?: unknown;
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
]);
const lineElements = elementTable("urn:order", "Line", [["Count", 0, 1]]);
const level = withDefault(string, "Level", "usual");

/** Reads an order as generated code does. */
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
        order.lines.push(xml.nilOr(decodeLine));
        break;
      case "Marked":
        order.lines.push(decodeMarkedLine(xml));
        break;
      case undefined:
        return order;
    }
  }
}

function decodeLine(xml: XmlReader): OrderLine {
  const line: OrderLine = {};
  while (xml.next(lineElements)) line.count = xml.value(int);
  return line;
}

function decodeMarkedLine(xml: XmlReader): OrderLine {
  const mark = xml.attribute("", "mark", string);
  return { ...decodeLine(xml), mark };
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

/** What is recorded of a document. Throws `DecodeError`. */
export function recordOrder(text: string): MessageTemplate | undefined {
  const xml = new TemplateRecorder(text, options);
  readOrder(text, xml);
  return xml.template();
}

/** What a document says by the template of another one; undefined where it cannot be read by it. */
export function readOrderLike(template: MessageTemplate, text: string): Order | undefined {
  const slot = new TemplateSlot<undefined>();
  slot.keep({ template, facts: undefined });
  const known = slot.find(text);
  if (known === undefined) return undefined;
  const xml = new TemplateReader(text, known.template);
  try {
    const order = decodeOrder(xml);
    xml.end();
    return order;
  } catch {
    return undefined;
  }
}
