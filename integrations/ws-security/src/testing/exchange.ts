import { createServer } from "node:http";
import {
  type ClientMessageSecurity,
  createSoapTransport,
  type OneWayOperation,
  type OpenContent,
  type RequestReplyOperation,
  type SoapTransport,
  type SoapTransportOptions,
} from "@stubwright/runtime";
import {
  decodeOpenJson,
  decodeOpenXml,
  encodeOpenJson,
  encodeOpenXml,
  type JsonReader,
  type JsonWriter,
  type XmlReader,
  type XmlWriter,
} from "@stubwright/runtime/codec";
import { type CallContext, createListener, handle, type ListenerOptions } from "@stubwright/runtime/server";

const types = "urn:pay";

const openCodec = {
  decodeXml: (xml: XmlReader): OpenContent => decodeOpenXml(xml, types),
  encodeXml: (xml: XmlWriter, value: OpenContent): void => encodeOpenXml(xml, types, value),
  decodeJson: (json: JsonReader): OpenContent => decodeOpenJson(json),
  encodeJson: (json: JsonWriter, value: OpenContent): void => encodeOpenJson(json, value),
};

/** Pays, and answers with the payment. */
export const pay: RequestReplyOperation<OpenContent, OpenContent> = {
  kind: "request-reply",
  name: "Pay",
  soapAction: `${types}/Pay`,
  soapVersions: ["1.1", "1.2"],
  routes: [{ method: "POST", path: "/pay" }],
  request: { element: { namespace: types, name: "Pay" }, ...openCodec },
  reply: { element: { namespace: types, name: "PayResponse" }, ...openCodec },
};

/** Tells, one way. */
export const tell: OneWayOperation<OpenContent> = {
  kind: "one-way",
  name: "Tell",
  soapAction: `${types}/Tell`,
  routes: [],
  request: { element: { namespace: types, name: "Tell" }, ...openCodec },
};

/** What a test's service does. */
export type Payments = (payment: OpenContent, context: CallContext) => OpenContent | Promise<OpenContent>;

/** A service on a socket. */
export interface TestService {
  readonly url: string;
  /** The payments that were made, and by whom. */
  readonly made: { readonly payment: OpenContent; readonly caller: OpenContent | undefined }[];
  /** What went wrong inside. */
  readonly errors: unknown[];
  close(): Promise<void>;
}

/** Starts a service of payments with the given security. */
export async function startService(
  options: ListenerOptions,
  payments: Payments = (payment) => payment,
): Promise<TestService> {
  const made: TestService["made"] = [];
  const errors: unknown[] = [];
  const serve: Payments = (payment, context) => {
    made.push({ payment, caller: context.caller });
    return payments(payment, context);
  };
  const handlers = [handle(pay, serve), handle(tell, async (message, context) => void (await serve(message, context)))];
  const contract = async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} });
  const onError = (error: unknown): void => void errors.push(error);
  const server = createServer(createListener(handlers, { soapPath: "/soap11", contract }, { onError, ...options }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${address.port}/soap11`, made, errors, close };
}

/** A transport with the given security, which keeps the envelopes that it sends and gets. */
export function recordingTransport(
  url: string,
  messageSecurity: ClientMessageSecurity,
  options: Partial<SoapTransportOptions> = {},
): { readonly transport: SoapTransport; readonly sent: string[]; readonly received: string[] } {
  const sent: string[] = [];
  const received: string[] = [];
  const transport = createSoapTransport({
    url,
    messageSecurity,
    ...options,
    fetch: async (to, init) => {
      sent.push(String(init.body));
      const reply = await fetch(to, init);
      received.push(await reply.clone().text());
      return reply;
    },
  });
  return { transport, sent, received };
}

/** A reply to an envelope that was posted as it is. */
export interface PostedReply {
  readonly status: number;
  readonly text: string;
  /** The Fault's code without its prefix, in either version of SOAP; `""` for no Fault. */
  readonly code: string;
}

/** Posts an envelope. */
export async function postEnvelope(url: string, text: string): Promise<PostedReply> {
  const type = text.includes("http://www.w3.org/2003/05/soap-envelope") ? "application/soap+xml" : "text/xml";
  const reply = await fetch(url, { method: "POST", headers: { "Content-Type": type }, body: text });
  const answered = await reply.text();
  const code = /<faultcode[^>]*>(?:[^<:]*:)?([^<]*)</.exec(answered)?.[1] ?? "";
  return { status: reply.status, text: answered, code };
}
