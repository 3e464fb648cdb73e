import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { encodedMessage } from "../codec.js";
import { replyOptions } from "../soap/reply-options.js";
import { decodePlan, read, server, stop, wanted } from "./testing/read-plan.js";

describe.each([
  ["a server", server],
  ["a client", replyOptions],
] as const)("%s reads an encoded message", (_, options) => {
  test.each<[title: string, body: string, want: unknown]>([
    ["nothing", "<p:Plan/>", {}],
    [
      "as PHP writes it: types, and values that stand in the message itself",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[2]" xsi:type="p:Stops"><item xsi:type="p:Stop" id="ref1"><name xsi:type="xsd:string">A</name><minute
         xsi:type="xsd:int">1</minute></item><item href="#ref1"/></stops><title xsi:nil="true"/></p:Plan>`,
      { stops: [wanted, wanted], title: null },
    ],
    [
      "as Axis writes it: independent elements behind the message, also for simple values",
      `<p:Plan S:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><stops href="#id0"/><speed href="#id1"/></p:Plan>
       <multiRef id="id1" SOAP-ENC:root="0" S:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" xsi:type="xsd:int">7</multiRef>
       <multiRef id="id0" SOAP-ENC:root="0" xsi:type="SOAP-ENC:Array" SOAP-ENC:arrayType="p:Stop[1]"><item href="#id2"/></multiRef>
       <multiRef id="id2" SOAP-ENC:root="0" xsi:type="p:Stop">${stop}</multiRef>`,
      { stops: [wanted], speed: 7 },
    ],
    [
      "as .NET writes it: independent elements called as their type, items as theirs",
      `<p:Plan><stops href="#id1"/></p:Plan><SOAP-ENC:Array id="id1" SOAP-ENC:arrayType="p:Stop[2]"><Item href="#id2"/><Item xsi:type="p:Stop">${stop}</Item>
       </SOAP-ENC:Array><p:Stop id="id2" xsi:type="p:Stop">${stop}</p:Stop>`,
      { stops: [wanted, wanted] },
    ],
    [
      "as SOAP::Lite writes it: all in the default namespace, array items called after their type",
      `<Plan xmlns="urn:plan"><stops SOAP-ENC:arrayType="xsd:anyType[1]" xsi:type="SOAP-ENC:Array"><anyType><minute>1</minute><name>A</name></anyType></stops><speed>7</speed></Plan>`,
      { stops: [wanted], speed: 7 },
    ],
    [
      "a text outside ASCII as SOAP::Lite writes it: its bytes",
      `<p:Plan><title xsi:type="xsd:base64Binary">w7w=</title></p:Plan>`,
      { title: "ü" },
    ],
    [
      "as node-soap's server writes it: parts in the namespace of the message",
      `<p:Plan><p:stops><item>${stop}</item></p:stops><p:speed>7</p:speed></p:Plan>`,
      { stops: [wanted], speed: 7 },
    ],
    [
      "as gSOAP writes it: an offset of nothing, an empty array",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[0]" SOAP-ENC:offset="[0]" xsi:type="SOAP-ENC:Array"></stops></p:Plan>`,
      { stops: [] },
    ],
    [
      "as PHP writes it without a WSDL, and SOAP::Lite: types that are any struct",
      `<p:Plan><stops xsi:type="SOAP-ENC:Array" SOAP-ENC:arrayType="SOAP-ENC:Struct[2]"><item xsi:type="SOAP-ENC:Struct">${stop}</item><item
         xmlns:n="http://xml.apache.org/xml-soap" xsi:type="n:SOAPStruct">${stop}</item></stops></p:Plan>`,
      { stops: [wanted, wanted] },
    ],
    ["an array that does not say so", `<p:Plan><stops><p:Stop>${stop}</p:Stop></stops></p:Plan>`, { stops: [wanted] }],
    ["without any attributes", `<p:Plan><stops><item>${stop}</item></stops></p:Plan>`, { stops: [wanted] }],
    [
      "values that refer to each other",
      `<p:Plan><title id="a">x</title><any href="#a"/></p:Plan>`,
      { title: "x", any: { content: ["x"] } },
    ],
    [
      "names with prefixes of another place",
      `<p:Plan><kind href="#k"/></p:Plan><k xmlns:o="urn:other" id="k">o:fast</k>`,
      { kind: "{urn:other}fast" },
    ],
    [
      "a type that a value names",
      `<p:Plan><any xsi:type="p:Stop">${stop}</any></p:Plan>`,
      {
        any: expect.objectContaining({
          attributes: { "{http://www.w3.org/2001/XMLSchema-instance}type": "{urn:plan}Stop" },
        }),
      },
    ],
    [
      "an id that nothing refers to: a type may have such an attribute",
      '<p:Plan id="m"><title id="t">x</title><any id="a">y</any></p:Plan>',
      { title: "x", any: { attributes: { id: "a" }, content: ["y"] } },
    ],
    [
      "as stacks older than XML Schema write it",
      `<p:Plan xmlns:d="http://www.w3.org/1999/XMLSchema-instance" xmlns:o="http://www.w3.org/1999/XMLSchema"><speed d:type="o:int">7</speed><title d:null="1"/></p:Plan>`,
      { speed: 7, title: null },
    ],
    [
      "white space between elements in text, as literal messages have it",
      "<p:Plan><any>a <b/> <c/></any></p:Plan>",
      { any: { content: ["a ", { name: "{}b" }, " ", { name: "{}c" }] } },
    ],
    [
      "attributes of XML itself",
      '<p:Plan><any xml:lang="en">x</any></p:Plan>',
      { any: { attributes: { "{http://www.w3.org/XML/1998/namespace}lang": "en" }, content: ["x"] } },
    ],
    [
      "values with prefixes that the literal form would have",
      '<p:Plan><any xmlns:literal1="urn:o" q="literal1:x" p:at="v"/></p:Plan>',
      expect.objectContaining({
        any: expect.objectContaining({ attributes: { q: "literal1:x", "{urn:plan}at": "v" } }),
      }),
    ],
    [
      "values with prefixes that the literal form would have instead",
      '<p:Plan><any xmlns:literal_3="urn:o" xmlns:r="urn:r" q="literal_3:x" p:at="v" r:at="w"/></p:Plan>',
      {
        any: {
          attributes: { q: "literal_3:x", "{urn:plan}at": "v", "{urn:r}at": "w" },
          namespaces: { literal_3: "urn:o" },
        },
      },
    ],
    [
      "attributes called like those of the encoding in another namespace",
      '<p:Plan><title id="t">x</title><any type="a" p:type="b" p:href="#t" xml:id="t" kind="t"><b href="#t"/></any></p:Plan>',
      {
        title: "x",
        any: {
          attributes: {
            type: "a",
            "{urn:plan}type": "b",
            "{urn:plan}href": "#t",
            "{http://www.w3.org/XML/1998/namespace}id": "t",
            kind: "t",
          },
          content: [{ name: "{}b", content: ["x"] }],
        },
      },
    ],
    [
      "white space in a reference, before it and behind the message",
      '\n<p:Plan>\n<title href="#t">\n</title>\n</p:Plan>\n<t id="t">x</t>\n',
      { title: "x" },
    ],
    [
      "an array that only its type calls so",
      `<p:Plan><stops xsi:type="SOAP-ENC:Array"><p:Stop>${stop}</p:Stop></stops></p:Plan>`,
      { stops: [wanted] },
    ],
    [
      "an array that says each item's place",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[2]" SOAP-ENC:offset="[0]"><item SOAP-ENC:position="[0]">${stop}</item><item SOAP-ENC:position=" [1] ">${stop}</item></stops></p:Plan>`,
      { stops: [wanted, wanted] },
    ],
    [
      "a type of its own that is called Array",
      '<p:Plan><any xsi:type="p:Array"><b>x</b></any></p:Plan>',
      {
        any: expect.objectContaining({
          attributes: { "{http://www.w3.org/2001/XMLSchema-instance}type": "{urn:plan}Array" },
          content: [{ name: "{}b", content: ["x"] }],
        }),
      },
    ],
    ["a message that stands elsewhere", '<p:Plan href="#m"/><m id="m"><title>x</title></m>', { title: "x" }],
    ["references and CDATA", "<p:Plan><title>&lt;<![CDATA[&]]>&#13;</title></p:Plan>", { title: "<&\r" }],
  ])("%s", (_title, body, want) => {
    expect(read(body, options)).toEqual(want);
  });

  test.each<[title: string, body: string, want: readonly string[]]>([
    ["a reference to nothing", `<p:Plan><stops href="#x"/></p:Plan>`, ["/stops/@href missing"]],
    ["a reference to another document", `<p:Plan><title href="cid:x"/></p:Plan>`, ["/title/@href missing"]],
    [
      "a value that contains itself",
      `<p:Plan><stops><item href="#s"/></stops></p:Plan><s id="s"><next href="#s"/></s>`,
      ["/stops/item/next/@href unexpected"],
    ],
    ["a message that contains itself", `<p:Plan id="m"><any href="#m"/></p:Plan>`, ["/any/any/@href unexpected"]],
    [
      "two references to each other",
      `<p:Plan><title href="#a"/></p:Plan><a id="a" href="#b"/><b id="b" href="#a"/>`,
      ["/title/@href unexpected"],
    ],
    [
      "an array of two dimensions",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[2,2]"/></p:Plan>`,
      ["/stops/@arrayType type"],
    ],
    [
      "an array that begins later",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[3]" SOAP-ENC:offset="[2]"/></p:Plan>`,
      ["/stops type"],
    ],
    [
      "an array with gaps",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[9]"><item SOAP-ENC:position="[3]">${stop}</item></stops></p:Plan>`,
      ["/stops/item type"],
    ],
    [
      "an array whose items are in another order",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[2]"><item SOAP-ENC:position="[1]">${stop}</item><item SOAP-ENC:position="[0]">${stop}</item></stops></p:Plan>`,
      ["/stops/item type"],
    ],
    [
      "a place that is no number",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[2]"><item SOAP-ENC:position="[]">${stop}</item></stops></p:Plan>`,
      ["/stops/item type"],
    ],
    [
      "an item at another place of an array that does not say it is one",
      `<p:Plan><stops><item SOAP-ENC:position="[3]">${stop}</item></stops></p:Plan>`,
      ["/stops/item type"],
    ],
    [
      "a place in two dimensions",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[2]"><item SOAP-ENC:position="[0,0]">${stop}</item></stops></p:Plan>`,
      ["/stops/item type"],
    ],
    [
      "an item at another place that stands elsewhere",
      `<p:Plan><stops SOAP-ENC:arrayType="p:Stop[9]"><item SOAP-ENC:position="[3]" href="#s"/></stops></p:Plan><s id="s">${stop}</s>`,
      ["/stops/item type"],
    ],
    [
      "a reference that has content",
      '<p:Plan><title href="#t">y</title></p:Plan><t id="t">x</t>',
      ["/title unexpected"],
    ],
    [
      "a reference that has an element",
      '<p:Plan><title href="#t"><b/></title></p:Plan><t id="t">x</t>',
      ["/title unexpected"],
    ],
    [
      "a reference to one of several",
      '<p:Plan><title href="#t"/></p:Plan><t id="t">x</t><t id="t">y</t>',
      ["/title/@href repeated"],
    ],
    ["a second message", "<p:Plan/><p:Plan/>", [" repeated"]],
    ["text behind the message", `<p:Plan/>x`, [" unexpected"]],
    [
      "values that are none, each at its place",
      `<p:Plan><speed href="#n"/><stops><item><minute>x</minute></item></stops></p:Plan><n id="n">y</n>`,
      ["/speed value", "/stops/item/minute value"],
    ],
  ])("%s is refused", (_title, body, want) => {
    expect(read(body, options)).toEqual(want);
  });
});

test.each<[title: string, body: string, want: unknown]>([
  ["of another name", "<p:R><s-gensym3>x</s-gensym3></p:R>", { title: "x" }],
  ["of another name in white space", "<p:R>\n<result>x</result>\n</p:R>", { title: "x" }],
  ["of another name before other parts", "<p:R><return>x</return><speed>7</speed></p:R>", { title: "x", speed: 7 }],
  ["of its name behind another", "<p:R><speed>7</speed><title>x</title></p:R>", { speed: 7, title: "x" }],
  ["left out", "<p:R><speed>7</speed></p:R>", { speed: 7 }],
  ["of its name behind one that nobody knows", "<p:R><a>y</a><title>x</title></p:R>", { title: "x" }],
])("a client reads a reply with a return value %s", (_title, body, want) => {
  expect(read(body, replyOptions, encodedMessage(decodePlan, { parts: ["title", "speed"] }))).toEqual(want);
});

test("a server that allows deeper elements allows them in encoded messages", () => {
  const body = `<p:Plan><any>${"<a>".repeat(80)}x${"</a>".repeat(80)}</any></p:Plan>`;
  expect(read(body)).toEqual([expect.stringMatching(/ limit$/)]);
  expect(read(body, { ...server, limits: { depth: 90 } })).toHaveProperty("any");
});

test("a server refuses what the contract does not have, also where it is referred to", () => {
  expect(read(`<p:Plan><stops href="#s"/></p:Plan><s id="s"><item><other/></item></s>`)).toEqual([
    "/stops/item/other unexpected",
  ]);
});

test("where a value stands makes no difference", () => {
  const stops = fc.array(fc.record({ name: fc.constantFrom("A", "B", ""), minute: fc.nat(99), apart: fc.boolean() }));
  fc.assert(
    fc.property(stops, fc.boolean(), (given, isApart) => {
      const texts = given.map(({ name, minute }) => `<name>${name}</name><minute>${minute}</minute>`);
      const items = given.map(({ apart }, index) => (apart ? `<i href="#i${index}"/>` : `<i>${texts[index]}</i>`));
      const array = `SOAP-ENC:arrayType="p:Stop[${given.length}]"`;
      const list = isApart ? '<stops href="#l"/>' : `<stops ${array}>${items.join("")}</stops>`;
      const apart = texts.map((text, index) => `<m id="i${index}">${text}</m>`).join("");
      const rest = isApart ? `<m id="l" ${array}>${items.join("")}</m>` : "";
      const want = given.map(({ name, minute }) => ({ name, minute }));
      expect(read(`<p:Plan>${list}</p:Plan>${apart}${rest}`)).toEqual({ stops: want });
    }),
  );
});
