import {
  decodeOpenJson,
  decodeOpenXml,
  elementTable,
  encodeOpenJson,
  encodeOpenXml,
  guid,
  int,
  type JsonReader,
  type JsonWriter,
  memberTable,
  type OneWayOperation,
  type OpenContent,
  type RequestReplyOperation,
  string,
  type XmlReader,
  type XmlWriter,
} from "../codec.js";
import {
  type CallContext,
  createListener,
  type Handler,
  handle,
  type Listener,
  type ListenerOptions,
} from "../server.js";

const types = "urn:echo:types";

/** Every member comes back; `Level` is in the path of a second route, `Guid` in that of the first. */
export interface EchoRequest {
  Guid?: string;
  Text?: string | null;
  Level?: number;
}

/** What was sent, and how many milliseconds were waited. */
export interface EchoReply {
  Guid?: string;
  Text?: string | null;
  Level: number;
}

const requestElements = elementTable(types, "EchoRequest", [
  ["Guid", 0, 1],
  ["Level", 0, 1],
  ["Text", 0, 1],
]);
const requestMembers = memberTable({ optional: ["Guid", "Level", "Text"] });
const replyElements = elementTable(types, "EchoReply", [
  ["Guid", 0, 1],
  ["Level", 1, 1],
  ["Text", 0, 1],
]);
const replyMembers = memberTable({ required: ["Level"], optional: ["Guid", "Text"] });

function decodeXml(xml: XmlReader, elements: typeof requestElements): EchoRequest {
  const message: EchoRequest = {};
  for (;;) {
    switch (xml.next(elements)) {
      case "Guid":
        message.Guid = xml.value(guid);
        break;
      case "Level":
        message.Level = xml.value(int);
        break;
      case "Text":
        message.Text = xml.nillable(string);
        break;
      case undefined:
        return message;
    }
  }
}

function encodeXml(xml: XmlWriter, message: EchoRequest): void {
  if (message.Guid !== undefined) xml.value("Guid", guid, message.Guid);
  if (message.Level !== undefined) xml.value("Level", int, message.Level);
  if (message.Text != null) xml.value("Text", string, message.Text);
}

function decodeRequestJson(json: JsonReader): EchoRequest {
  const sent = json.object(requestMembers);
  const request: EchoRequest = {};
  if (sent.Guid !== undefined) request.Guid = json.member("Guid", sent.Guid).value(guid);
  if (sent.Level !== undefined) request.Level = json.member("Level", sent.Level).value(int);
  if (sent.Text !== undefined) request.Text = json.member("Text", sent.Text).nillable(string);
  json.closeObject();
  return request;
}

function encodeJson(json: JsonWriter, message: EchoRequest): void {
  json.openObject();
  if (message.Guid !== undefined) json.member("Guid").value(guid, message.Guid);
  if (message.Level !== undefined) json.member("Level").value(int, message.Level);
  if (message.Text != null) json.member("Text").value(string, message.Text);
  json.closeObject();
}

function decodeReplyXml(xml: XmlReader): EchoReply {
  const reply = decodeXml(xml, replyElements);
  return reply as EchoReply;
}

function decodeReplyJson(json: JsonReader): EchoReply {
  const sent = json.object(replyMembers);
  const reply: EchoReply = { Level: json.member("Level", sent.Level).value(int) };
  if (sent.Guid !== undefined) reply.Guid = json.member("Guid", sent.Guid).value(guid);
  if (sent.Text !== undefined) reply.Text = json.member("Text", sent.Text).nillable(string);
  json.closeObject();
  return reply;
}

function element(name: string): { namespace: string; name: string } {
  return { namespace: types, name };
}

/** Request-reply with typed members, over several routes. */
export const echo: RequestReplyOperation<EchoRequest, EchoReply> = {
  kind: "request-reply",
  name: "Echo",
  soapAction: `${types}/Echo`,
  routes: [
    { method: "*", path: "/echo/any/{Guid}" },
    { method: "POST", path: "/echo/{Guid}" },
    { method: "GET", path: "/levels/{Level}" },
    { method: "PUT", path: "/levels/{Level}" },
  ],
  request: {
    element: element("Echo"),
    decodeXml: (xml) => decodeXml(xml, requestElements),
    encodeXml,
    decodeJson: decodeRequestJson,
    encodeJson,
  },
  reply: {
    element: element("EchoResponse"),
    decodeXml: decodeReplyXml,
    encodeXml,
    decodeJson: decodeReplyJson,
    encodeJson,
  },
};

const openCodec = {
  decodeXml: (xml: XmlReader): OpenContent => decodeOpenXml(xml, types),
  encodeXml: (xml: XmlWriter, value: OpenContent): void => encodeOpenXml(xml, types, value),
  decodeJson: decodeOpenJson,
  encodeJson: encodeOpenJson,
};

/** Request-reply with open content. */
export const mirror: RequestReplyOperation<OpenContent, OpenContent> = {
  kind: "request-reply",
  name: "Mirror",
  soapAction: `${types}/Mirror`,
  routes: [
    { method: "GET", path: "/mirror" },
    { method: "GET", path: "/levels/all" },
  ],
  request: { element: element("Mirror"), ...openCodec },
  reply: { element: element("MirrorResponse"), ...openCodec },
};

/** One-way with open content. */
export const note: OneWayOperation<OpenContent> = {
  kind: "one-way",
  name: "Note",
  soapAction: `${types}/Note`,
  routes: [],
  request: { element: element("Note"), ...openCodec },
};

/** The listener options of the echo contract; a test replaces those that it is about. */
export interface EchoService {
  echo(request: EchoRequest, context: CallContext): Promise<EchoReply> | EchoReply;
  mirror(request: OpenContent, context: CallContext): Promise<OpenContent> | OpenContent;
  note(request: OpenContent, context: CallContext): Promise<void> | void;
}

/** Returns its request. */
const plainService: EchoService = {
  echo: (request) => ({ ...request, Level: request.Level ?? 0 }),
  mirror: (request) => request,
  note: () => undefined,
};

/** The handlers of the echo contract. */
export function echoHandlers(service: Partial<EchoService> = {}): readonly Handler[] {
  const { echo: serveEcho, mirror: serveMirror, note: serveNote } = { ...plainService, ...service };
  return [handle(echo, serveEcho), handle(mirror, serveMirror), handle(note, serveNote)];
}

/** A listener of the echo contract, its documents being tiny. */
export function createEchoListener(service: Partial<EchoService> = {}, options: ListenerOptions = {}): Listener {
  const contract = async () => ({
    wsdl: (address: string) => `<definitions><address location="${address}"/></definitions>`,
    importedDocuments: { "types.xsd": (address: string) => `<schema at="${address}"/>` },
  });
  return createListener(echoHandlers(service), { soapPath: "/soap11", contract }, options);
}
