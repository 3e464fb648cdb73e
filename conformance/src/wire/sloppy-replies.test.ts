import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Issue, resultOf, type Transport } from "@stubwright/runtime";
import { generateModules } from "../testing/generated-modules.js";
import { ReplyServers } from "./reply-server.js";
import { sloppyContract } from "./sloppy-contract.js";

const folder = fileURLToPath(new URL("./sloppy-replies-modules/", import.meta.url));

interface Generated {
  createStockClient(transport: Transport): {
    count(request: object): Promise<object>;
    clear(request: object): Promise<object>;
  };
}

const servers = new ReplyServers();
const generated: Promise<Generated> = generateModules(folder, { name: "stock", wsdl: sloppyContract }).then(
  (module) => import(module("client")),
);
afterAll(() => servers.closeAll());

const soap11 = "http://schemas.xmlsoap.org/soap/envelope/";
const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema"';

function envelope(body: string, header = ""): string {
  return `<s:Envelope xmlns:s="${soap11}" ${xsi}>${header}<s:Body>${body}</s:Body></s:Envelope>`;
}

function counted(members: string): string {
  return envelope(`<Counted xmlns="urn:stock">${members}</Counted>`);
}

function told(issues: readonly Issue[]): readonly string[] {
  return issues.map(({ pointer, code }) => `${pointer} ${code}`);
}

interface Read {
  readonly reply: object;
  readonly issues: readonly string[];
}

async function count(body: string, type = "text/xml; charset=utf-8", status = 200): Promise<Read> {
  const url = await servers.start({ status, headers: type === "" ? {} : { "Content-Type": type }, body });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient: true })).count({ Place: "x" }));
  if (!result.ok) throw result.error;
  return { reply: result.reply, issues: told(result.issues) };
}

type Row = readonly [title: string, members: string, reply: object, issues: readonly string[]];

const spelled: readonly Row[] = [
  ["True", "<Open>True</Open>", { Open: true }, ["/Open value"]],
  ["yes", "<Open> yes </Open>", { Open: true }, ["/Open value"]],
  ["1.0 for an int", "<Total>1.0</Total>", { Total: 1 }, ["/Total value"]],
  ["a space for the T", "<At>2016-10-20 22:25:56</At>", { At: "2016-10-20T22:25:56" }, ["/At value"]],
  ["no seconds", "<At>2016-10-20T22:25+0200</At>", { At: "2016-10-20T22:25:00+02:00" }, ["/At value"]],
  ["a day only", "<At>2016-10-20</At>", { At: "2016-10-20T00:00:00" }, ["/At value"]],
  ["slashes", "<At>2016/1/5 2:03:04.5 UTC</At>", { At: "2016-01-05T02:03:04.5Z" }, ["/At value"]],
  ["as in mail", "<At>Thu, 20 Oct 2016 22:25:56 GMT</At>", { At: "2016-10-20T22:25:56Z" }, ["/At value"]],
  ["no punctuation", "<At>20161020T222556Z</At>", { At: "2016-10-20T22:25:56Z" }, ["/At value"]],
  ["midnight of a day", "<Day>2016-10-20T00:00:00</Day>", { Day: "2016-10-20" }, ["/Day value"]],
  ["a time of a day", "<Day>2016-10-20T10:00:00</Day>", {}, ["/Day value"]],
  ["a day that there is not", "<Day>0000-00-00</Day>", {}, ["/Day value"]],
  ["a day that is another elsewhere", "<Day>10/11/2016</Day>", {}, ["/Day value"]],
  ["a time without seconds", "<Clock>9:05</Clock>", { Clock: "09:05:00" }, ["/Clock value"]],
  ["a decimal comma", "<Sum>12,50</Sum>", { Sum: "12.50" }, ["/Sum value"]],
  ["an exponent", "<Sum>1.25E3</Sum><Total>1e2</Total>", { Sum: "1250", Total: 100 }, ["/Sum value", "/Total value"]],
  ["groups of digits", "<Sum>1,250</Sum>", {}, ["/Sum value"]],
  ["infinity", "<Weight>Infinity</Weight>", { Weight: Number.POSITIVE_INFINITY }, ["/Weight value"]],
  ["no number", "<Weight>n/a</Weight><Serial>x</Serial>", {}, ["/Weight value", "/Serial value"]],
  ["half a thing", "<Total>1.5</Total>", {}, ["/Total value"]],
  ["space that is none of XML's", "<Total>\u00a07\u00a0</Total>", { Total: 7 }, ["/Total value"]],
  ["white space", "<Total>\n 7 \n</Total><State>\n full </State>", { Total: 7, State: "full" }, ["/State facet"]],
  ["base64 without padding", "<Image>YQ</Image>", { Image: new Uint8Array([97]) }, ["/Image value"]],
  ["base64 of URLs", "<Image>-_8=</Image>", { Image: new Uint8Array([251, 255]) }, ["/Image value"]],
];

const broken: readonly Row[] = [
  ["an unknown enumeration value", "<State>broken</State>", { State: "broken" }, ["/State facet"]],
  ["an empty one", "<State/>", { State: "" }, ["/State facet"]],
  ["a pattern", "<Code>abc</Code>", { Code: "abc" }, ["/Code facet"]],
  ["a bound", "<Few>11</Few>", { Few: 11 }, ["/Few facet"]],
  ["the bounds of a built-in type", "<Total>3000000000</Total>", { Total: 3_000_000_000 }, ["/Total facet"]],
  ["no number beside a bound", "<Few>x</Few>", {}, ["/Few value"]],
  [
    "empty elements",
    "<Total/><Sum></Sum><At/><Open/><Name/>",
    { Name: "" },
    ["/Total value", "/Sum value", "/At value", "/Open value"],
  ],
  ["a null value", '<Total xsi:nil="true"/><Name xsi:nil="1"/>', {}, ["/Total null", "/Name null"]],
  [
    "values that say that they are not null",
    '<Shelf id="1" xsi:nil="false"><Width>1</Width><Label>b</Label></Shelf><Name xsi:nil="false">a</Name>',
    { Shelf: { id: 1, Width: 1, Label: "b" }, Name: "a" },
    ["/Shelf null", "/Name null"],
  ],
  ["a null record", '<Shelf xsi:nil="true"/><Name>a</Name>', { Name: "a" }, ["/Shelf null"]],
  [
    "a null item",
    '<Boxes><Box xsi:nil="true"/><Box><Id>1</Id></Box></Boxes>',
    { Boxes: [{ Id: 1 }] },
    ["/Boxes/Box null"],
  ],
  ["xsi:nil that is no boolean", '<Name xsi:nil="maybe">a</Name>', { Name: "a" }, ["/Name/@nil value"]],
  [
    "null with content",
    '<Names><string>a</string></Names><Shelf xsi:nil="true"><Width>1</Width></Shelf>',
    { Names: ["a"] },
    ["/Shelf null"],
  ],
  ["missing members", '<Shelf id="1"/>', { Shelf: { id: 1 } }, ["/Shelf/Width missing", "/Shelf/Label missing"]],
  [
    "missing attributes",
    "<Shelf><Width>1</Width><Label>a</Label></Shelf>",
    { Shelf: { Width: 1, Label: "a" } },
    ["/Shelf/@id missing"],
  ],
  [
    "a bad attribute",
    '<Shelf id="x"><Width>1</Width><Label>a</Label></Shelf>',
    { Shelf: { Width: 1, Label: "a" } },
    ["/Shelf/@id value"],
  ],
  ["bad text beside attributes", '<Tag lang="en">x</Tag>', { Tag: { lang: "en" } }, ["/Tag value"]],
  ["empty text without attributes", "<Tag/>", { Tag: {} }, ["/Tag/@lang missing", "/Tag value"]],
  [
    "a bad item",
    "<Boxes><Box><Id>x</Id></Box><Box><Id>2</Id></Box></Boxes>",
    { Boxes: [{}, { Id: 2 }] },
    ["/Boxes/Box/Id value"],
  ],
  ["one too many", "<Name>a</Name><Name>b</Name>", { Name: "a" }, ["/Name repeated"]],
  [
    "text among elements",
    '<Shelf id="1">x<Width>1</Width>y<Label>a</Label></Shelf>',
    { Shelf: { id: 1, Width: 1, Label: "a" } },
    ["/Shelf unexpected", "/Shelf unexpected"],
  ],
  ["elements in a text", "<Name>a<b>c</b></Name>", { Name: "a<b>c</b>" }, ["/Name type"]],
  ["elements in a number", "<Total><a>1</a></Total><Name>b</Name>", { Name: "b" }, ["/Total type", "/Total value"]],
  ["a surplus element", "<Colour>red</Colour><Name>a</Name>", { Name: "a" }, ["/Colour unexpected"]],
  ["a surplus attribute", '<Name colour="red">a</Name>', { Name: "a" }, ["/Name/@colour unexpected"]],
];

const called: readonly Row[] = [
  ["another order", "<Name>a</Name><Total>1</Total>", { Name: "a", Total: 1 }, []],
  [
    "another order in a choice",
    "<Pay><Note>n</Note><Card>c</Card><Amount>1</Amount></Pay>",
    { Pay: { Note: "n", Card: "c", Amount: "1" } },
    ["/Pay/Card order", "/Pay/Amount order"],
  ],
  [
    "both of a choice",
    "<Pay><Amount>1</Amount><Cash>true</Cash><Card>c</Card></Pay>",
    { Pay: { Amount: "1", Cash: true, Card: "c" } },
    ["/Pay/Card order"],
  ],
  ["neither of a choice", "<Pay><Amount>1</Amount></Pay>", { Pay: { Amount: "1" } }, ["/Pay missing"]],
  [
    "a group that lacks its end",
    "<Steps><From>a</From><From>b</From><To>c</To></Steps>",
    { Steps: { $sequence: [{ From: "a" }, { From: "b" }, { To: "c" }] } },
    ["/Steps missing"],
  ],
  [
    "names in no namespace",
    '<Name xmlns="">a</Name><Shelf xmlns="" id="1"><Width>1</Width><Label>b</Label></Shelf>',
    { Name: "a", Shelf: { id: 1, Width: 1, Label: "b" } },
    ["/Name unexpected", "/Shelf unexpected", "/Shelf/Width unexpected", "/Shelf/Label unexpected"],
  ],
  ["names in another namespace", '<o:Name xmlns:o="urn:other">a</o:Name>', { Name: "a" }, ["/Name unexpected"]],
  [
    "names in another namespace in a choice",
    '<Pay><Amount xmlns="">1</Amount><o:Cash xmlns:o="urn:other">true</o:Cash></Pay>',
    { Pay: { Amount: "1", Cash: true } },
    ["/Pay/Amount unexpected", "/Pay/Cash unexpected"],
  ],
  [
    "a wildcard's element that is meant to be a member",
    '<Extra><Known xmlns="">1</Known><o:x xmlns:o="urn:other"/></Extra>',
    { Extra: { Known: 1, $any: [{ name: "{urn:other}x" }] } },
    ["/Extra/Known unexpected"],
  ],
  [
    "names in another case",
    "<NAME>a</NAME><total>1</total>",
    { Name: "a", Total: 1 },
    ["/NAME unexpected", "/total unexpected"],
  ],
  [
    "an attribute in a namespace",
    '<Shelf xmlns:t="urn:stock" t:id="1"><Width>1</Width><Label>a</Label></Shelf>',
    { Shelf: { id: 1, Width: 1, Label: "a" } },
    ["/Shelf/@id unexpected"],
  ],
  [
    "an attribute for an element",
    '<Boxes><Box Id="1" Label="a"/></Boxes>',
    { Boxes: [{ Id: 1, Label: "a" }] },
    ["/Boxes/Box/@Id unexpected", "/Boxes/Box/@Label unexpected"],
  ],
  [
    "an element for an attribute",
    "<Shelf><id>1</id><Width>1</Width><Label>a</Label></Shelf>",
    { Shelf: { id: 1, Width: 1, Label: "a" } },
    ["/Shelf/id unexpected"],
  ],
  ["items called item", "<Boxes><item><Id>1</Id></item></Boxes>", { Boxes: [{ Id: 1 }] }, ["/Boxes/item unexpected"]],
  [
    "items called otherwise",
    "<Boxes><Carton><Id>1</Id></Carton><Carton><Id>2</Id></Carton></Boxes>",
    { Boxes: [{ Id: 1 }, { Id: 2 }] },
    ["/Boxes/Box missing"],
  ],
  ["texts called otherwise", "<Names><n>a</n></Names>", { Names: ["a"] }, ["/Names/string missing"]],
  [
    "an item without its element",
    "<Boxes><Id>1</Id><Label>a</Label></Boxes>",
    { Boxes: [{ Id: 1, Label: "a" }] },
    ["/Boxes/Box missing"],
  ],
  [
    "an array for each item",
    "<Boxes><Box><Id>1</Id></Box></Boxes><Boxes><Box><Id>2</Id></Box></Boxes>",
    { Boxes: [{ Id: 1 }, { Id: 2 }] },
    ["/Boxes repeated"],
  ],
  [
    "an array in the place of each item",
    "<Boxes><Id>1</Id><Label>a</Label></Boxes><Boxes><Id>2</Id><Label>b</Label></Boxes>",
    {
      Boxes: [
        { Id: 1, Label: "a" },
        { Id: 2, Label: "b" },
      ],
    },
    ["/Boxes/Box missing", "/Boxes repeated"],
  ],
  [
    "an element too many around members",
    "<CountResult><Name>a</Name><Total>1</Total></CountResult>",
    { Name: "a", Total: 1 },
    ["/CountResult unexpected"],
  ],
  ["an unknown type", '<Beast xsi:type="Cat"><Legs>4</Legs></Beast>', { Beast: { Legs: 4 } }, ["/Beast/@type type"]],
  [
    "a type in another namespace",
    '<Beast xmlns:o="urn:other" xsi:type="o:Dog"><Legs>4</Legs><Trick>sit</Trick></Beast>',
    { Beast: { $type: "Dog", Legs: 4, Trick: "sit" } },
    ["/Beast/@type type"],
  ],
  [
    "a type with an undeclared prefix",
    '<Beast xsi:type="q:Dog"><Legs>4</Legs></Beast>',
    { Beast: { Legs: 4 } },
    ["/Beast/@type type"],
  ],
  [
    "a type where there is no choice",
    '<Shelf xsi:type="Rack" id="1"><Width>1</Width><Label>a</Label></Shelf>',
    { Shelf: { id: 1, Width: 1, Label: "a" } },
    ["/Shelf/@type type"],
  ],
  [
    "values that stand elsewhere",
    '<Shelf href="#s"/><Name>a</Name></Counted><Shelf xmlns="urn:stock" id="s"><Width>1</Width><Label>b</Label></Shelf><Counted xmlns="urn:stock" id="unused">',
    { Shelf: { Width: 1, Label: "b" }, Name: "a" },
    ["/Shelf/@href unexpected", "/Shelf/@id missing"],
  ],
];

describe.each([
  ["spelled otherwise", spelled],
  ["that breaks its contract", broken],
  ["called otherwise", called],
])("a reply %s", (_, rows) => {
  test.each(rows)("%s", async (_title, members, reply, issues) => {
    expect(await count(counted(members))).toStrictEqual({ reply, issues });
  });
});

const name = '<Counted xmlns="urn:stock"><Name>a</Name></Counted>';
const soap12 = "http://www.w3.org/2003/05/soap-envelope";

interface Envelope {
  readonly title: string;
  readonly body: string;
  readonly type?: string;
  readonly reply?: object;
  /** Of a lenient reading; the reply is read strictly as well if there are none. */
  readonly issues?: readonly string[];
}

const envelopes: readonly Envelope[] = [
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
  { title: "an empty Body", body: envelope(""), reply: {}, issues: [" missing"] },
  { title: "nothing", body: "", reply: {}, issues: [" missing", " missing"] },
];

describe("an envelope with", () => {
  test.each(envelopes)(
    "$title",
    async ({ body, type = "text/xml; charset=utf-8", reply = { Name: "a" }, issues = [] }) => {
      expect(await count(body, type)).toStrictEqual({ reply, issues });
      const url = await servers.start({ headers: type === "" ? {} : { "Content-Type": type }, body });
      const { createStockClient } = await generated;
      const strict = await resultOf(createStockClient(createSoapTransport({ url })).count({ Place: "x" }));
      expect(strict).toMatchObject(
        issues.length === 0 ? { ok: true, reply } : { ok: false, error: { kind: "protocol" } },
      );
    },
  );
});

test("an empty reply to an operation that returns nothing", async () => {
  const url = await servers.start({ headers: {}, body: "" });
  const { createStockClient } = await generated;
  const result = await resultOf(createStockClient(createSoapTransport({ url, lenient: true })).clear({}));
  expect(result).toMatchObject({ ok: true, reply: {} });
});

describe("over JSON, a reply with", () => {
  const rows: readonly Row[] = [
    [
      "texts for numbers",
      '{ "Total": "7", "Weight": "1.5", "Open": "true" }',
      { Total: 7, Weight: 1.5, Open: true },
      ["/Total type", "/Weight type", "/Open type"],
    ],
    ["a number for a text", '{ "Name": 7, "Serial": 1.0 }', { Name: "7", Serial: 1n }, ["/Name type"]],
    [
      "null",
      '{ "Total": null, "Shelf": null, "Boxes": null, "Name": "a" }',
      { Name: "a" },
      ["/Shelf null", "/Boxes null", "/Total null"],
    ],
    [
      "missing members",
      '{ "Shelf": { "Width": 1 } }',
      { Shelf: { Width: 1 } },
      ["/Shelf/id missing", "/Shelf/Label missing"],
    ],
    ["an object for an array", '{ "Boxes": { "Id": 1 } }', { Boxes: [{ Id: 1 }] }, ["/Boxes type"]],
    [
      "an array for an object",
      '{ "Shelf": [{ "id": 1, "Width": 2, "Label": "a" }] }',
      { Shelf: { id: 1, Width: 2, Label: "a" } },
      ["/Shelf type"],
    ],
    [
      "a text for an object",
      '{ "Shelf": "x", "Boxes": [null, { "Id": 2 }, "y"] }',
      { Boxes: [{ Id: 2 }] },
      ["/Shelf type", "/Boxes/0 null", "/Boxes/2 type"],
    ],
    [
      "a value that breaks its facet",
      '{ "State": "broken", "Few": 11 }',
      { State: "broken", Few: 11 },
      ["/State facet", "/Few facet"],
    ],
    [
      "a member that the contract does not have",
      '{ "Colour": "red", "name": "a" }',
      { Name: "a" },
      ["/Colour unexpected"],
    ],
  ];
  test.each(rows)("%s", async (_title, body, reply, issues) => {
    const url = await servers.start({ headers: { "Content-Type": "application/json" }, body });
    const { createStockClient } = await generated;
    const result = await resultOf(
      createStockClient(createJsonTransport({ baseUrl: url, lenient: true })).count({ Place: "x" }),
    );
    if (!result.ok) throw result.error;
    expect({ reply: result.reply, issues: told(result.issues) }).toStrictEqual({ reply, issues });
  });
});
