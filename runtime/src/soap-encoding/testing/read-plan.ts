import {
  DecodeError,
  decodeAnyContent,
  elementTable,
  encodedMessage,
  int,
  QName,
  string,
  unbounded,
  type XmlReader,
} from "../../codec.js";
import { closeEnvelope, openEnvelope } from "../../soap/envelope-reader.js";
import { passStackAttribute } from "../../soap/pass-stack-attribute.js";
import type { XmlReaderOptions } from "../../xml/xml-reader.js";

const service = "urn:plan";

interface Plan {
  stops?: unknown;
  title?: string | null;
  speed?: number;
  kind?: string;
  any?: unknown;
}

const planElements = elementTable(service, "", [
  ["stops", 0, 1, ""],
  ["title", 0, 1, ""],
  ["speed", 0, 1, ""],
  ["kind", 0, 1, ""],
  ["any", 0, 1, ""],
]);
const stopsElements = elementTable(service, "Stops", [["item", 0, unbounded, ""]], "items");
const stopElements = elementTable(service, "Stop", [
  ["name", 0, 1, ""],
  ["minute", 0, 1, ""],
  ["next", 0, 1, ""],
]);

function decodeStop(xml: XmlReader): object {
  const stop: Record<string, unknown> = {};
  for (;;) {
    const next = xml.next(stopElements);
    if (next === undefined) return stop;
    if (next === "next") stop[next] = decodeStop(xml);
    else stop[next] = next === "name" ? xml.nillable(string) : xml.value(int);
  }
}

function decodeStops(xml: XmlReader): object[] {
  const stops: object[] = [];
  while (xml.next(stopsElements)) stops.push(decodeStop(xml));
  return stops;
}

/** The decoder of a message's literal form, as generated. */
export function decodePlan(xml: XmlReader): Plan {
  const plan: Plan = {};
  for (;;) {
    const next = xml.next(planElements);
    switch (next) {
      case undefined:
        return plan;
      case "stops":
        plan.stops = xml.nilOr(decodeStops);
        break;
      case "title":
        plan.title = xml.nillable(string);
        break;
      case "speed":
        plan.speed = xml.value(int);
        break;
      case "kind":
        plan.kind = xml.value(QName);
        break;
      case "any":
        plan.any = decodeAnyContent(xml);
    }
  }
}

const namespaces = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"
  xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:p="urn:plan"`;
/** The options of a server. */
export const server = { order: "any", passAttribute: passStackAttribute } as const;

/** The value that a server or client reads from a Body, or the error. */
export function read(body: string, options: XmlReaderOptions = server, decode = encodedMessage(decodePlan)): unknown {
  const text = `<S:Envelope xmlns:S="http://schemas.xmlsoap.org/soap/envelope/" ${namespaces}><S:Body
    S:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">${body}</S:Body></S:Envelope>`;
  try {
    const opened = openEnvelope(text, options, { versions: ["1.1"], understood: new Set() });
    const plan = decode(opened.xml);
    closeEnvelope(opened);
    return plan;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map(({ pointer, code }) => `${pointer} ${code}`);
  }
}

/** A stop as sent, and as read. */
export const stop = "<name>A</name><minute>1</minute>";
export const wanted = { name: "A", minute: 1 };
