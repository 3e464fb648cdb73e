import { describe, expect, test } from "@jest/globals";
import type { ContractModel, TypeModel, TypeUse } from "../contract-model.js";
import { encodedItemType } from "../encoded-item-type.js";
import { partMembers } from "../record-parts.js";
import { typesById } from "../type-uses.js";
import { build, operation, type Parts } from "./testing/operations-contract.js";

const encoding = 'xmlns:e="http://schemas.xmlsoap.org/soap/encoding/" xmlns:w="http://schemas.xmlsoap.org/wsdl/"';

const encodedBody = '<s:body use="encoded" namespace="urn:w"/>';

const literalBody = '<s:body use="literal" namespace="urn:w"/>';

function array(name: string, content: string, derivation = "restriction"): string {
  return `<xs:complexType name="${name}"><xs:complexContent><xs:${derivation} ${encoding} base="e:Array">${content}</xs:${derivation}></xs:complexContent></xs:complexType>`;
}

function arrayType(value: string): string {
  return `<xs:attribute ref="e:arrayType" w:arrayType="${value}"/>`;
}

/** A contract whose one operation has parts of these types, in rpc style. */
function encoded(types: readonly string[], declared = "", bound = operation(encodedBody, encodedBody)): Parts {
  const parts = types.map((type, index) => `<part ${encoding} name="p${index}" type="${type}"/>`).join("");
  return {
    types: declared,
    messages: `<message name="In">${parts}</message><message name="Out"/>`,
    operations: '<operation name="op"><input message="t:In"/><output message="t:Out"/></operation>',
    style: "rpc",
    bound,
  };
}

function told(model: ContractModel, use: TypeUse): string {
  if (use.kind === "builtin") return use.name;
  const type = typesById(model).get(use.id);
  if (type?.kind !== "array") return type?.typeName ?? "";
  const { name, brackets } = type.encoded ? encodedItemType(type, typesById(model)) : { name: "", brackets: "" };
  const item = type.item.nillable ? `${told(model, type.item.type)}|null` : told(model, type.item.type);
  return `${type.item.name}: ${item}[] as ${name.replace(/^\{.*\}/, "")}${brackets}`;
}

function partsOf(model: ContractModel): readonly string[] {
  const { type } = model.operations[0]?.request ?? {};
  const record: TypeModel | undefined = type?.kind === "declared" ? typesById(model).get(type.id) : undefined;
  if (record?.kind !== "record") throw new Error("There is no record of the parts.");
  return record.members.map((member) => told(model, member.type) + (member.nillable ? " or null" : ""));
}

describe("messages in SOAP encoding", () => {
  test("are in rpc style, and parts other than numbers and booleans may be null", async () => {
    const types = [
      "xs:int",
      "xs:boolean",
      "xs:double",
      "xs:string",
      "xs:dateTime",
      "t:T",
      "e:int",
      "e:string",
      "e:base64",
    ];
    const { model, codes } = await build(encoded(types));
    expect(codes).toEqual(["document-built-in"]);
    expect(model.operations[0]).toMatchObject({
      request: { encoded: true, element: "{urn:w}op" },
      reply: { encoded: true, element: "{urn:w}opResponse" },
    });
    expect(partsOf(model)).toEqual([
      ...["int", "boolean", "double", "string or null", "dateTime or null", "T or null"],
      ...["int", "string or null", "base64Binary or null"],
    ]);
  });

  test.each<[title: string, declared: string, want: string]>([
    ["wsdl:arrayType", array("L", arrayType("t:T[]")), "{}item: T[] as T"],
    ["a length that is said there", array("L", arrayType("xs:string[7]")), "{}item: string[] as string"],
    ["an array of arrays", array("L", arrayType("xs:int[][]")), "{}item: {}item: int[] as int[] as int[]"],
    [
      "an array of a declared array",
      array("L", arrayType("t:K[]")) + array("K", arrayType("xs:int[]")),
      "{}item: {}item: int[] as int[] as K",
    ],
    [
      "the only element, whatever it is called",
      array("L", '<xs:sequence><xs:element name="x" type="xs:short" maxOccurs="unbounded"/></xs:sequence>'),
      "{}item: short[] as short",
    ],
    [
      "wsdl:arrayType rather than an element",
      array("L", `<xs:sequence><xs:element name="x" type="xs:string"/></xs:sequence>${arrayType("t:T[]")}`),
      "{}item: T[] as T",
    ],
    [
      "a nillable element",
      array("L", '<xs:sequence><xs:element name="x" type="xs:string" nillable="true"/></xs:sequence>'),
      "{}item: string|null[] as string",
    ],
    [
      "prefixes that are declared beside it",
      array(
        "L",
        '<xs:attribute ref="e:arrayType" o:arrayType="q:T[]" xmlns:q="urn:t" xmlns:o="http://schemas.xmlsoap.org/wsdl/"/>',
      ),
      "{}item: T[] as T",
    ],
    [
      "wsdl:arrayType rather than the array that is restricted",
      `${array("K", arrayType("xs:anyType[]"))}<xs:complexType name="L"><xs:complexContent><xs:restriction ${encoding} base="t:K">${arrayType(
        "xs:int[]",
      )}</xs:restriction></xs:complexContent></xs:complexType>`,
      "{}item: int[] as int",
    ],
    ["an extension", array("L", arrayType("xs:int[]"), "extension"), "{}item: int[] as int"],
    ["nothing", array("L", ""), "{}item: anyType[] as anyType"],
  ])("an array's items are what is said by %s", async (_, declared, want) => {
    const { model, codes } = await build(encoded(["t:L"], declared));
    const told = declared === array("L", "") ? ["xsd-items-undeclared"] : [];
    expect(codes).toEqual(["document-built-in", ...told]);
    expect(partsOf(model)).toEqual([`${want} or null`]);
  });

  test.each(["xs:int[,]", "[]", "", `xs:int${"[]".repeat(100_000)}`])(
    "an array type %j is refused at its place",
    async (value) => {
      const { codes } = await build(encoded(["t:L"], array("L", arrayType(value))));
      expect(codes).toContain("xsd-array-type");
    },
  );

  test.each([
    ["without brackets", arrayType("xs:int"), ["xsd-array-type-form"]],
    ["without the prefix of WSDL", '<xs:attribute ref="e:arrayType" arrayType="xs:int[]"/>', ["xsd-array-type-form"]],
    [
      "with neither",
      '<xs:attribute ref="e:arrayType" arrayType="xs:int"/>',
      ["xsd-array-type-form", "xsd-array-type-form"],
    ],
  ])("an array type %s is read as what is meant", async (_title, attribute, told) => {
    const { model, codes } = await build(encoded(["t:L"], array("L", attribute)));
    expect([codes, partsOf(model)]).toEqual([["document-built-in", ...told], ["{}item: int[] as int or null"]]);
  });

  test("a base that the type repeats has no effect", async () => {
    const repeated = array("L", arrayType("xs:int[]")).replace('name="L"', 'name="L" base="e:Array"');
    const { model, codes } = await build(encoded(["t:L"], repeated));
    expect([codes, partsOf(model)]).toEqual([
      ["document-built-in", "xsd-needless-attribute"],
      ["{}item: int[] as int or null"],
    ]);
    const other = repeated.replace('base="e:Array"', 'base="t:Other"');
    expect((await build(encoded(["t:L"], other))).codes).toContain("xsd-needless-attribute");
  });

  test("id and href of the encoding do not become members", async () => {
    const declared = `<xs:complexType name="L"><xs:sequence><xs:element name="a" type="xs:int"/></xs:sequence><xs:attributeGroup ref="e:commonAttributes"/></xs:complexType>`;
    const { model } = await build(encoded(["t:L"], declared));
    const type = model.types.find(({ typeName }) => typeName === "L");
    expect(type?.kind === "record" && [type.members.map(({ property }) => property), type.attributeWildcard]).toEqual([
      ["a"],
      undefined,
    ]);
  });

  test("an array type that no message needs is only a warning", async () => {
    const { codes } = await build(encoded(["xs:int"], array("L", arrayType("xs:int[,]"))));
    expect(codes).toEqual(["document-built-in", "xsd-array-type-unused"]);
  });

  test("the type Array itself holds anything", async () => {
    const { model } = await build(encoded(["e:Array"]));
    expect(partsOf(model)).toEqual(["{}item: anyType[] as anyType or null"]);
  });

  test.each<[title: string, bound: string, codes: readonly string[], encoded: readonly [unknown, unknown]]>([
    ["both", operation(encodedBody, encodedBody), [], [true, true]],
    ["the request only", operation(encodedBody, literalBody), [], [true, undefined]],
    ["the reply only", operation(literalBody, encodedBody), [], [undefined, true]],
  ])("each message has its own use: %s", async (_, bound, codes, [request, reply]) => {
    const { model, codes: found } = await build(encoded(["xs:int"], "", bound));
    expect(found).toEqual(codes);
    expect([model.operations[0]?.request.encoded, model.operations[0]?.reply?.encoded]).toEqual([request, reply]);
  });
});

describe("unreadable or unneeded encoded messages", () => {
  const other = (protocol: "s" | "s12", use: "literal" | "encoded"): Pick<Parts, "more" | "ports"> => ({
    more: `<binding name="Other" type="t:P"><${protocol}:binding style="rpc" transport="http://schemas.xmlsoap.org/soap/http"/>${operation(
      `<s:body use="${use}" namespace="urn:w"/>`,
      `<s:body use="${use}" namespace="urn:w"/>`,
    ).replaceAll("s:", `${protocol}:`)}</binding>`,
    ports: '<port name="Other" binding="t:Other"/>',
  });

  test.each<[title: string, parts: Parts, codes: readonly string[], operations: number]>([
    [
      "document style",
      { bound: operation('<s:body use="encoded"/>', '<s:body use="encoded"/>') },
      ["wsdl-encoded-use"],
      0,
    ],
    [
      "SOAP 1.2 alone",
      { ...encoded(["xs:int"], "", ""), ...other("s12", "encoded") },
      ["wsdl-not-bound", "wsdl-encoded-use"],
      0,
    ],
    ["SOAP 1.2 beside 1.1", { ...encoded(["xs:int"]), ...other("s12", "encoded") }, [], 1],
    ["beside literal messages", { ...encoded(["xs:int"]), ...other("s", "literal") }, ["wsdl-encoded-left-out"], 1],
    [
      "document style beside literal messages",
      { bound: operation('<s:body use="encoded"/>', '<s:body use="encoded"/>'), ...other("s", "literal") },
      ["wsdl-encoded-left-out", "wsdl-rpc-part-by-element", "wsdl-rpc-part-by-element"],
      1,
    ],
  ])("%s", async (_, parts, codes, operations) => {
    const { model, codes: found } = await build(parts);
    expect(found).toEqual(codes);
    expect(model.operations).toHaveLength(operations);
    const isEncoded = codes.length === 0;
    if (operations > 0) expect(model.operations[0]?.request.encoded ?? false).toBe(isEncoded);
  });

  const trip =
    '<xs:complexType name="Trip"><xs:sequence><xs:element name="from" type="xs:string" form="qualified"/><xs:choice><xs:element name="bus" type="xs:int" form="qualified"/><xs:element name="tram" type="xs:int"/></xs:choice></xs:sequence></xs:complexType>';
  const twice =
    '<xs:complexType name="Twice"><xs:sequence><xs:element name="a" type="xs:int" form="qualified"/><xs:element name="a" type="xs:int" form="unqualified"/></xs:sequence></xs:complexType>';
  const note =
    '<xs:element name="note" type="xs:string"/><xs:complexType name="Noted"><xs:sequence><xs:element ref="t:note"/></xs:sequence></xs:complexType>';

  test.each([
    ["none where its type declares it, whatever the form", [], "", ["{}from", "{}bus", "{}tram"]],
    ["the schema's where a document may hold the type", [], '<xs:element name="trip" type="t:Trip"/>', undefined],
    ["the schema's where it has global elements, too", ["t:Noted"], note, undefined],
    ["the schema's where nothing else tells two members", ["t:Twice"], twice, undefined],
  ])("have members in a namespace: %s", async (_title, types, declared, want) => {
    const { model } = await build(encoded(["t:Trip", ...types], trip + declared));
    const type = model.types.find(({ typeName }) => typeName === "Trip");
    const { members, parts } = type?.kind === "record" ? type : { members: [], parts: [] };
    const found = [...members, ...partMembers(parts ?? [])].map(({ name }) => name);
    expect(found).toEqual(want ?? ["{urn:t}from", "{urn:t}bus", "{}tram"]);
    expect(model.ignoredNamespaces).toEqual(want && ["urn:t"]);
  });
});
