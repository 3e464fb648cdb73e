import type { WireRow } from "./wire-row.js";

const xml = { "Content-Type": "text/xml; charset=utf-8" };
const xmlType = "text/xml; charset=utf-8";
const soapEnvelope = "http://schemas.xmlsoap.org/soap/envelope/";

function envelope(body: string, header = ""): string {
  return `<s:Envelope xmlns:s="${soapEnvelope}">${header}<s:Body>${body}</s:Body></s:Envelope>`;
}

function message(operation: string, content: string): string {
  return envelope(`<${operation} xmlns="urn:game-play:types">${content}</${operation}>`);
}

function asked(command: string): WireRow["request"] {
  return { method: "POST", path: "/soap11", headers: xml, body: message("StepRequest", `<Do>${command}</Do>`) };
}

const pop = message("PopBalloonRequest", "<PopBalloonId>7</PopBalloonId>");
const popped =
  /^<\?xml version="1\.0" encoding="utf-8"\?><s:Envelope .*<PopBalloonRequestResponse .*<Id>7<\/Id>.*<\/s:Envelope>$/;
const fault = (code: string, text: string): RegExp =>
  new RegExp(`<faultcode>s:${code}</faultcode><faultstring>${text}`);

const every = Uint8Array.from({ length: 256 }, (_byte, index) => index);
const packageType = 'multipart/related; type="application/xop+xml"; boundary=b; start-info="text/xml"';

/** An MTOM package whose part has every byte that there is. */
function packed(): Uint8Array {
  const include = '<xop:Include xmlns:xop="http://www.w3.org/2004/08/xop/include" href="cid:p"/>';
  const root = 'Content-Type: application/xop+xml; charset=utf-8; type="text/xml"\r\n\r\n';
  const part = "Content-Type: application/octet-stream\r\nContent-ID: <p>\r\nContent-Transfer-Encoding: binary\r\n\r\n";
  const text = message("MatchTilesRequest", `<Text>grün</Text><Data>${include}</Data>`);
  return Buffer.concat([Buffer.from(`--b\r\n${root}${text}\r\n--b\r\n${part}`), every, Buffer.from("\r\n--b--\r\n")]);
}

/** The rules of the SOAP endpoint. */
export const soapRows: readonly WireRow[] = [
  {
    name: "a call",
    request: {
      method: "POST",
      path: "/soap11",
      headers: { ...xml, SOAPAction: '"urn:game-play:types/PopBalloonRequest"' },
      body: pop,
    },
    want: { status: 200, headers: { "content-type": xmlType, "x-layer": "PopBalloonRequest" }, body: popped },
  },
  {
    name: "a call without a SOAPAction, at an address with a slash at its end",
    request: { method: "POST", path: "/SOAP11/", headers: xml, body: pop },
    want: { status: 200, body: popped },
  },
  {
    name: "a SOAPAction of another operation",
    request: {
      method: "POST",
      path: "/soap11",
      headers: { ...xml, SOAPAction: '"urn:game-play:types/StepRequest"' },
      body: pop,
    },
    want: { status: 500, headers: { "content-type": xmlType }, body: fault("Client", ".*SOAPAction") },
  },
  {
    name: "a body without a length",
    request: { method: "POST", path: "/soap11", headers: xml, chunks: [pop.slice(0, 60), pop.slice(60)] },
    want: { status: 200, body: popped },
  },
  {
    name: "UTF-16",
    request: {
      method: "POST",
      path: "/soap11",
      headers: { "Content-Type": "text/xml" },
      body: Buffer.from(`\ufeff${pop}`, "utf16le"),
    },
    want: { status: 200, body: popped },
  },
  {
    name: "a package with every byte in it",
    request: { method: "POST", path: "/soap11", headers: { "Content-Type": packageType }, body: packed() },
    want: {
      status: 200,
      headers: { "content-type": /^multipart\/related; / },
      body: new RegExp(`<Text>grün</Text><Data>${Buffer.from(every).toString("base64").replaceAll("+", "\\+")}</Data>`),
    },
  },
  {
    name: "a call without a reply",
    request: { method: "POST", path: "/soap11", headers: xml, body: message("ChoosePrize", "") },
    want: { status: 202, headers: { "content-type": null }, body: "" },
  },
  {
    name: "what a handler knows of its call",
    request: { ...asked("facts"), headers: { ...xml, "X-Asked": "so" } },
    want: { status: 200, body: /<Protocol>soap<\/Protocol><Peer>(::ffff:)?127\.0\.0\.1<\/Peer><Asked>so<\/Asked>/ },
  },
  {
    name: "headers that a handler sets",
    request: asked("headers"),
    want: { status: 200, headers: { "content-type": xmlType, "x-reply": "yes", "set-cookie": ["a=1", "b=2; Path=/"] } },
  },
  {
    name: "a fault that a handler throws",
    request: asked("fault"),
    want: {
      status: 500,
      headers: { "content-type": xmlType, "x-layer": "StepRequest" },
      body: fault("Client", "No &lt;such&gt; game\\."),
    },
  },
  {
    name: "another error of a handler",
    request: asked("fail"),
    want: { status: 500, headers: { "content-type": xmlType }, body: fault("Server", "The service failed\\.") },
  },
  {
    name: "an interceptor that refuses",
    request: { ...asked("facts"), headers: { ...xml, Authorization: "Bearer wrong" } },
    want: { status: 500, body: fault("Client", "The token is not known\\.") },
  },
  {
    name: "a value that its type does not allow",
    request: {
      method: "POST",
      path: "/soap11",
      headers: xml,
      body: message("PopBalloonRequest", "<PopBalloonId>x</PopBalloonId>"),
    },
    want: { status: 500, body: /<faultcode>s:Client<\/faultcode>.*PopBalloonId/ },
  },
  {
    name: "no body",
    request: { method: "POST", path: "/soap11", headers: xml, body: "" },
    want: { status: 500, body: fault("Client", "") },
  },
  {
    name: "what is no XML",
    request: { method: "POST", path: "/soap11", headers: xml, body: "<s:Envelope" },
    want: { status: 500, body: fault("Client", "") },
  },
  {
    name: "a document type",
    request: { method: "POST", path: "/soap11", headers: xml, body: `<!DOCTYPE s:Envelope>${pop}` },
    want: { status: 500, body: fault("Client", "") },
  },
  {
    name: "another version of SOAP",
    request: {
      method: "POST",
      path: "/soap11",
      headers: xml,
      body: pop.replace(soapEnvelope, "http://www.w3.org/2003/05/soap-envelope"),
    },
    want: { status: 500, body: fault("VersionMismatch", "") },
  },
  {
    name: "a header block that must be understood",
    request: {
      method: "POST",
      path: "/soap11",
      headers: xml,
      body: envelope(
        "<StepRequest xmlns='urn:game-play:types'/>",
        "<s:Header><t xmlns='urn:t' s:mustUnderstand='1'/></s:Header>",
      ),
    },
    want: { status: 500, body: fault("MustUnderstand", "") },
  },
  {
    name: "another media type",
    request: { method: "POST", path: "/soap11", headers: { "Content-Type": "application/json" }, body: pop },
    want: { status: 415, headers: { "content-type": xmlType }, body: fault("Client", ".*text/xml") },
  },
  {
    name: "a compressed body",
    request: { method: "POST", path: "/soap11", headers: { ...xml, "Content-Encoding": "gzip" }, body: pop },
    want: { status: 415, headers: { "accept-encoding": "identity" }, body: fault("Client", ".*compressed") },
  },
  {
    name: "a body that is too large",
    request: {
      method: "POST",
      path: "/soap11",
      headers: xml,
      body: message("StepRequest", `<Text>${"x".repeat(20_000)}</Text>`),
    },
    want: { status: 413, headers: { "content-type": xmlType }, body: fault("Client", ".*not be longer than 20000") },
  },
  {
    name: "another method",
    request: { method: "DELETE", path: "/soap11" },
    want: { status: 405, headers: { "content-type": "application/problem+json", allow: "GET, HEAD, POST" } },
  },
  {
    name: "a reply that is streamed",
    request: {
      method: "POST",
      path: "/soap11",
      headers: xml,
      body: message("MatchTilesPerformanceRequest", "<X>500</X>"),
    },
    want: {
      status: 200,
      headers: { "content-type": xmlType },
      body: /^<\?xml [\s\S]*598<\/[\s\S]*<RemainingTime>1\.5<\/RemainingTime>[\s\S]*<\/s:Envelope>$/,
      streamed: true,
    },
  },
];

/** How the contract itself is served. */
export const contractRows: readonly WireRow[] = [
  ...["/soap11", "/soap11?wsdl", "/SOAP11/?WSDL"].map(
    (path): WireRow => ({
      name: `the WSDL at ${path}`,
      request: { method: "GET", path },
      want: {
        status: 200,
        headers: { "content-type": xmlType },
        body: ({ origin, mount }) => new RegExp(`<\\w+:address location="${origin}${mount}/soap11"`),
      },
    }),
  ),
  {
    name: "HEAD of the WSDL",
    request: { method: "HEAD", path: "/soap11" },
    want: { status: 200, headers: { "content-type": xmlType, "content-length": /^\d{4,}$/ }, body: "" },
  },
  {
    name: "a schema that there is not",
    request: { method: "GET", path: "/soap11?xsd=none" },
    want: { status: 404, headers: { "content-type": "application/problem+json" }, body: /no such document/ },
  },
];
