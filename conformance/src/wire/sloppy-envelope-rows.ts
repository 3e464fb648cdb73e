import { expect } from "@jest/globals";

const soap11 = "http://schemas.xmlsoap.org/soap/envelope/";
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

/** A SOAP 1.1 envelope around a body. */
export function envelope(body: string, header = ""): string {
  return `<s:Envelope xmlns:s="${soap11}" ${xsi}>${header}<s:Body>${body}</s:Body></s:Envelope>`;
}

/** A message with one member. */
export const name = '<Counted xmlns="urn:stock"><Name>a</Name></Counted>';
const soap12 = "http://www.w3.org/2003/05/soap-envelope";

const root = "Content-Type: application/xop+xml\r\nContent-ID: <r>\r\n\r\n";
const image = '<Image><x:Include xmlns:x="http://www.w3.org/2004/08/xop/include" href="cid:i"/></Image>';
const including = envelope(name.replace("</Counted>", `${image}</Counted>`));

function packaged(parts: readonly string[]): string {
  return `${parts.map((part) => `--b\r\n${part}\r\n`).join("")}--b--\r\n`;
}

/** A whole reply: what it is, and what is read of it. */
export interface Envelope {
  readonly title: string;
  readonly body: string;
  readonly type?: string;
  readonly reply?: object;
  /** Of a lenient reading; the reply is read strictly as well if there are none. */
  readonly issues?: readonly string[];
}

/** Replies whose members are right, and whose envelopes are not. */
export const envelopes: readonly Envelope[] = [
  { title: "one of the other version", body: envelope(name).replace(soap11, soap12), type: "application/soap+xml" },
  { title: "one of the other version with the type of this", body: envelope(name).replace(soap11, soap12) },
  { title: "white space before its declaration", body: `\r\n\t <?xml version="1.0"?>${envelope(name)}` },
  {
    title: "a comment with an envelope before it",
    body: `<!-- <s:Envelope/> -->\n${envelope(name)}`,
    type: "text/html",
  },
  { title: "no type", body: envelope(name), type: "" },
  { title: "bytes for a type", body: envelope(name), type: "application/octet-stream" },
  { title: "JSON for a type", body: envelope(name), type: "application/json; charset=utf-8" },
  {
    title: "headers of WS-Addressing that must be understood",
    body: envelope(
      name,
      '<s:Header xmlns:a="http://schemas.xmlsoap.org/ws/2004/08/addressing"><a:Action s:mustUnderstand="1">x</a:Action><a:RelatesTo s:mustUnderstand="1">y</a:RelatesTo></s:Header>',
    ),
  },
  {
    title: "an unknown header that must be understood",
    body: envelope(name, '<s:Header><q:Session xmlns:q="urn:q" s:mustUnderstand="1"/></s:Header>'),
    issues: [" unexpected"],
  },
  { title: "a version that nobody knows", body: envelope(name).replace(soap11, "urn:soap"), issues: [" unexpected"] },
  {
    title: "a prefix that nobody declares",
    body: envelope(name).replace(` xmlns:s="${soap11}"`, ""),
    issues: expect.arrayContaining([" syntax"]) as never,
  },
  {
    title: "xsi undeclared",
    body: envelope(name.replace("<Name>", '<Name xsi:type="xsd:string">')).replace(xsi, ""),
    issues: [" syntax", "/Name/@type type"],
  },
  {
    title: "an encodingStyle with an undeclared prefix",
    body: envelope(name).replace("<s:Body>", '<s:Body SOAP-ENC:encodingStyle="x">'),
    issues: [" syntax"],
  },
  {
    title: "a Body of the other version",
    body: envelope(name).replace("<s:Body>", `<b:Body xmlns:b="${soap12}">`).replace("</s:Body>", "</b:Body>"),
    issues: [" unexpected"],
  },
  { title: "a second child of its Body", body: envelope(`${name}<more/>`), issues: [" repeated"] },
  {
    title: "something behind its Body",
    body: envelope(name).replace("</s:Envelope>", "<more/></s:Envelope>"),
    issues: [" unexpected"],
  },
  { title: "something before its Body", body: envelope(name, "<more/>"), issues: [" unexpected", " unexpected"] },
  { title: "text before it", body: `Notice: x\n${envelope(name)}`, issues: [" syntax"] },
  { title: "text behind it", body: `${envelope(name)}\n<!-- took 3 ms --><br/>`, issues: [" syntax"] },
  {
    title: "a package without its type around it",
    body: `--b\r\nContent-Type: text/xml\r\n\r\n${envelope(name)}\r\n--b--`,
    issues: [" syntax", " syntax"],
  },
  {
    title: "a package with an attachment",
    body: `--b\r\nContent-Type: text/xml\r\n\r\n${envelope(name)}\r\n--b\r\nContent-ID: <x>\r\n\r\ny\r\n--b--`,
    type: "multipart/related; boundary=b",
    issues: [" unexpected"],
  },
  {
    title: "a processing instruction",
    body: `<?xml version="1.0"?><?xml-stylesheet href="x"?>${envelope(name)}`,
    issues: [" forbidden"],
  },
  {
    title: "an ampersand",
    body: envelope(name.replace(">a<", ">a & b&nbsp;&eacute;<")),
    reply: { Name: "a & b\u00a0é" },
    issues: [" syntax"],
  },
  { title: "a control character", body: envelope(name.replace(">a<", ">a\u0001&#2;<")), issues: [" syntax"] },
  {
    title: "bytes that are not what the type says",
    body: envelope(name),
    type: "text/xml; charset=utf-16",
    issues: [" syntax"],
  },
  {
    title: "another name of the message",
    body: envelope(name.replaceAll("Counted", "CountResponse")),
    issues: [" unexpected"],
  },
  {
    title: "another namespace of the message",
    body: envelope(name.replace("urn:stock", "urn:other")),
    issues: [" unexpected", "/Name unexpected"],
  },
  {
    title: "no namespace",
    body: envelope(name.replace(' xmlns="urn:stock"', "")),
    issues: [" unexpected", "/Name unexpected"],
  },
  {
    title: "only the members of the message",
    body: envelope('<Name xmlns="urn:stock">a</Name>'),
    issues: [" missing"],
  },
  {
    title: "only a member that has others",
    body: envelope('<Shelf xmlns="urn:stock" id="1"><Width>1</Width><Label>b</Label></Shelf>'),
    reply: { Shelf: { id: 1, Width: 1, Label: "b" } },
    issues: [" missing"],
  },
  {
    title: "its own names in lower case",
    body: envelope(name).replaceAll("s:Envelope", "s:envelope").replaceAll("s:Body", "s:body"),
    issues: [" unexpected", " unexpected"],
  },
  {
    title: "another child of its Body before the message",
    body: envelope(`<more/>${name}`),
    issues: [" unexpected"],
  },
  { title: "the type of a package", body: envelope(name), type: "multipart/related; boundary=b" },
  {
    title: "a package whose first part is another",
    body: packaged(["Content-Type: image/png\r\nContent-ID: <i>\r\n\r\nPNG", `${root}${including}`]),
    type: "multipart/related; boundary=b",
    reply: { Name: "a", Image: new Uint8Array([80, 78, 71]) },
  },
  {
    title: "a package that names a root which it lacks",
    body: packaged([`${root}${envelope(name)}`]),
    type: 'multipart/related; boundary=b; start="<x>"',
    issues: [" syntax"],
  },
  {
    title: "a package without its end",
    body: packaged([`${root}${envelope(name)}`]).slice(0, -8),
    type: "multipart/related; boundary=b",
    issues: [" syntax"],
  },
  {
    title: "a package that lacks a part",
    body: packaged([`${root}${including}`]),
    type: "multipart/related; boundary=b",
    issues: [" missing", "/Image type", "/Image value"],
  },
  { title: "an empty Body", body: envelope(""), reply: {}, issues: [" missing"] },
  { title: "nothing", body: "", reply: {}, issues: [" missing", " missing"] },
];
