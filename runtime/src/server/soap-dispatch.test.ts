import { expect, test } from "@jest/globals";
import { int } from "../codec.js";
import type { RequestReplyOperation } from "../contract/operation.js";
import { createListener, declaredFault, handle, ServiceFault } from "../server.js";
import { type EchoReply, type EchoRequest, echo, mirror, note } from "../testing/echo-contract.js";
import { startServer } from "../testing/test-server.js";

/** A contract that gives no operation but Note an action, as JAX-WS writes it. */
const listener = createListener(
  [
    handle({ ...echo, soapAction: "" }, ({ Level = 0 }) => ({ Level })),
    handle({ ...mirror, soapAction: "" }, (request) => request),
    handle(note, () => undefined),
  ],
  { soapPath: "/soap11", contract: async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} }) },
);

test.each([
  ["Echo", undefined, 200],
  ["Echo", '""', 200],
  ["Echo", '"urn:echo:types:Echoes:EchoRequest"', 200],
  ["Echo", '"Echo"', 200],
  ["Echo", '"Mirror"', 500],
  ["Echo", '"urn:echo:types#Mirror"', 500],
  ["Echo", '"urn:echo:types/Note"', 500],
  ["Note", '"urn:echo:types:Echoes:Note"', 500],
  ["Note", '"urn:echo:types/Note"', 202],
])("a Body with %s and the SOAPAction %s is answered %i if only Note has an action", async (name, action, want) => {
  const server = await startServer(listener);
  try {
    const response = await fetch(`${server.url}/soap11`, {
      method: "POST",
      headers: { "Content-Type": "text/xml", ...(action === undefined ? {} : { SOAPAction: action }) },
      body: `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${name} xmlns="urn:echo:types"/></s:Body></s:Envelope>`,
    });
    expect(response.status).toBe(want);
  } finally {
    await server.close();
  }
});

/** Operations of one element, which only the action tells apart. */
const twins = createListener(
  [
    ["Say", "urn:say"],
    ["Sing", "urn:sing"],
    ["Greet", "urn:gr\u00fc\u00df"],
    ["Hum", "Say"],
    ["Chant", "urn:alike"],
    ["Drone", "urn:alike"],
    ["Hear", "urn:h\u00f6r"],
  ].map(([name = "", soapAction = ""], index) =>
    handle({ ...echo, name, soapVersions: ["1.1", "1.2"], soapAction }, () => ({ Level: index + 1 })),
  ),
  { soapPath: "/soap11", contract: async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} }) },
);
const soap11 = "http://schemas.xmlsoap.org/soap/envelope/";
const soap12 = "http://www.w3.org/2003/05/soap-envelope";

const none = () => Promise.reject(new Error("There is no contract."));
const odd: RequestReplyOperation<EchoRequest, EchoReply, { Odd: number }> = {
  ...echo,
  soapVersions: ["1.1", "1.2"],
  faults: {
    Odd: {
      element: { namespace: "urn:echo:types", name: "Odd" },
      decodeXml: (xml) => xml.value(int),
      encodeXml: (xml, value) => xml.text(int, value),
      decodeJson: (json) => json.value(int),
      encodeJson: (json, value) => json.value(int, value),
    },
  },
};

test.each<[what: string, fault: () => ServiceFault, status: number, body?: string]>([
  ["a body that is too long", () => new ServiceFault("Client", "no"), 413, " ".repeat(1000)],
  ["a fault", () => new ServiceFault("Client", "no"), 400],
  ["a fault with a status that HTTP has", () => new ServiceFault("Client", "no", { status: 413 }), 400],
  ["a declared fault that cannot be written", () => declaredFault(odd, "Odd", Number.NaN), 500],
])("a failure in SOAP 1.2 is a Fault of SOAP 1.2: %s", async (_what, fault, want, more = "") => {
  const fail = (): never => {
    throw fault();
  };
  const options = { limits: { bodyBytes: 500 }, onError: () => undefined };
  const server = await startServer(
    createListener([handle(odd, fail)], { soapPath: "/soap11", contract: none }, options),
  );
  const headers = { "Content-Type": "application/soap+xml" };
  const body = `<s:Envelope xmlns:s="${soap12}"><s:Body><Echo xmlns="urn:echo:types"/></s:Body></s:Envelope>${more}`;
  const response = await fetch(`${server.url}/soap11`, { method: "POST", headers, body });
  expect([response.status, response.headers.get("content-type")]).toEqual([
    want,
    "application/soap+xml; charset=utf-8",
  ]);
  expect(await response.text()).toContain(`="${soap12}"`);
  await server.close();
});

test.each([
  ["SOAP 1.1", soap11, "text/xml", '"urn:sing"', "2"],
  ["SOAP 1.1 in the bytes of UTF-8", soap11, "text/xml", '"urn:gr\u00c3\u00bc\u00c3\u009f"', "3"],
  ["SOAP 1.1 in Latin-1", soap11, "text/xml", '"urn:h\u00f6r"', "7"],
  ["SOAP 1.1, which is the name of another", soap11, "text/xml", "Say", "4"],
  ["SOAP 1.1, a name", soap11, "text/xml", "Sing", "2"],
  ["SOAP 1.1, one of two", soap11, "text/xml", "urn:alike", undefined],
  ["SOAP 1.1 whose media type says one too", soap11, 'text/xml; action="urn:say"', '"urn:sing"', "2"],
  ["SOAP 1.2", soap12, 'application/soap+xml; action="urn:sing"', undefined, "2"],
  ["SOAP 1.2, SAAJ's empty SOAPAction beside it", soap12, 'application/soap+xml; action="urn:sing"', '""', "2"],
  ["SOAP 1.2, another SOAPAction beside it", soap12, 'application/soap+xml; action="urn:sing"', '"urn:say"', "2"],
  ["SOAP 1.2 with nothing but a SOAPAction", soap12, "application/soap+xml", '"urn:sing"', "2"],
  ["SOAP 1.2 with neither", soap12, "application/soap+xml", undefined, undefined],
])("the action of %s selects the operation", async (_title, namespace, type, action, level) => {
  const server = await startServer(twins);
  try {
    const response = await fetch(`${server.url}/soap11`, {
      method: "POST",
      headers: { "Content-Type": type, ...(action === undefined ? {} : { SOAPAction: action }) },
      body: `<s:Envelope xmlns:s="${namespace}"><s:Body><Echo xmlns="urn:echo:types"/></s:Body></s:Envelope>`,
    });
    expect(/<Level>(.)<.Level>/.exec(await response.text())?.[1]).toBe(level);
  } finally {
    await server.close();
  }
});
