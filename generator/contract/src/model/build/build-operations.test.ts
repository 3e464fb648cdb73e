import { describe, expect, test } from "@jest/globals";
import { readFixture } from "../../testing/read-fixture.js";
import { buildModel } from "../build-model.js";
import type { MessageModel } from "../contract-model.js";
import { build, operation, type Parts, standardOperation, wsdl } from "./testing/operations-contract.js";

function documentStyle(bound: string): string {
  return bound.replace("<s:operation", '<s:operation style="document"');
}

function told(message: MessageModel | undefined): unknown {
  return message && [message.element, message.type.kind === "declared" ? message.type.id : message.type.name];
}

const literal = '<s:body use="literal"/>';
const attachment = '<m:part><m:content part="file" type="image/png"/></m:part>';
const rpcBody = '<s:body use="literal" namespace="urn:w"/>';
const typed =
  '<message name="Typed"><part name="p" type="t:T"/><part name="q" type="xs:int"/></message><message name="None"/>';
const both = '<message name="Both"><part name="a" element="t:A"/><part name="b" element="t:B"/></message>';
const typedOperation = '<operation name="op"><input message="t:Typed"/><output message="t:None"/></operation>';
const bothOperation = '<operation name="op"><input message="t:Both"/></operation>';

describe("the Body of a message", () => {
  const table: readonly (readonly [string, Parts, unknown, unknown])[] = [
    ["document: the part's element", {}, ["{urn:t}A", "int"], ["{urn:t}B", "string"]],
    [
      "rpc: a record of the parts in a wrapper",
      { messages: typed, operations: typedOperation, style: "rpc", bound: operation(rpcBody, rpcBody) },
      ["{urn:w}op", "{urn:w}op()#"],
      ["{urn:w}opResponse", "{urn:w}opResponse()#"],
    ],
    [
      "document without parts: empty",
      {
        messages: typed,
        operations: '<operation name="op"><input message="t:None"/></operation>',
        bound: operation(literal),
      },
      [undefined, "{urn:t}op()#"],
      undefined,
    ],
    [
      "the part that soap:body selects",
      { messages: both, operations: bothOperation, bound: operation('<s:body parts="b" use="literal"/>') },
      ["{urn:t}B", "string"],
      undefined,
    ],
    [
      "a binding that says nothing of a message",
      { bound: '<operation name="op"/>' },
      ["{urn:t}A", "int"],
      ["{urn:t}B", "string"],
    ],
  ];
  test.each(table)("%s", async (_what, parts, request, reply) => {
    const { model, codes } = await build(parts);
    expect(codes).toEqual([]);
    expect(told(model.operations[0]?.request)).toEqual(request);
    expect(told(model.operations[0]?.reply)).toEqual(reply);
  });

  test("rpc: parts are unqualified members, each once", async () => {
    const bound = operation(rpcBody, rpcBody);
    const { model } = await build({ messages: typed, operations: typedOperation, style: "rpc", bound });
    const record = model.types.find(({ id }) => id === "{urn:w}op()#");
    expect(record?.kind === "record" && record.members).toMatchObject([
      {
        property: "p",
        name: "{}p",
        type: { kind: "declared", id: "{urn:t}T" },
        required: true,
        nillable: false,
        max: 1,
      },
      { property: "q", name: "{}q", type: { kind: "builtin", name: "int" }, required: true, nillable: false, max: 1 },
    ]);
    expect(record?.typeName).toBe("Op");
  });

  test("a nillable element makes a nillable message", async () => {
    const { model } = await build({});
    expect([model.operations[0]?.request.nillable, model.operations[0]?.reply?.nillable]).toEqual([false, true]);
  });
});

describe("each unusual form is one diagnostic", () => {
  const rpcByElement = { messages: both, operations: bothOperation, style: "rpc", bound: operation(rpcBody) } as const;
  const table: readonly (readonly [string, Parts, readonly string[]])[] = [
    [
      "several parts",
      { messages: both, operations: bothOperation, bound: operation(literal) },
      ["wsdl-several-body-parts"],
    ],
    [
      "a document part by type",
      {
        messages: '<message name="One"><part name="p" type="t:T"/></message>',
        operations: '<operation name="op"><input message="t:One"/></operation>',
        bound: operation(literal),
      },
      ["wsdl-document-part-by-type"],
    ],
    ["rpc parts by element", rpcByElement, ["wsdl-rpc-part-by-element", "wsdl-rpc-part-by-element"]],
    [
      "rpc without a namespace",
      { messages: typed, operations: typedOperation, style: "rpc", bound: operation(literal, rpcBody) },
      ["wsdl-rpc-namespace-missing"],
    ],
    [
      "an rpc part whose name no element can have",
      {
        messages: typed.replace('"p"', '"p["'),
        operations: typedOperation,
        style: "rpc",
        bound: operation(rpcBody, rpcBody),
      },
      ["wsdl-rpc-name"],
    ],
    [
      "encoded, once for a binding",
      { bound: operation('<s:body use="encoded"/>', '<s:body use="encoded"/>') },
      ["wsdl-encoded-use"],
    ],
    [
      "MIME multipart",
      {
        bound: operation(`<m:multipartRelated><m:part>${literal}</m:part>${attachment}</m:multipartRelated>`, literal),
      },
      ["wsdl-part-misnamed"],
    ],
    [
      "a notification",
      {
        operations: '<operation name="op"><output message="t:A"/></operation>',
        bound: '<operation name="op"><output/></operation>',
      },
      ["wsdl-outgoing-operation"],
    ],
    [
      "a solicited response",
      { operations: '<operation name="op"><output message="t:A"/><input message="t:B"/></operation>' },
      ["wsdl-outgoing-operation"],
    ],
  ];
  test.each(table)("%s", async (_what, parts, codes) => {
    expect((await build(parts)).codes).toEqual(codes);
  });

  const refused = table.filter(([, , [code = ""]]) => ["wsdl-encoded-use", "wsdl-outgoing-operation"].includes(code));
  test.each(refused)("%s: an error alone, a warning beside an operation that remains", async (_what, parts, codes) => {
    const alone = await build(parts);
    expect([alone.severities, alone.model.operations]).toEqual([codes.map(() => "error"), []]);
    const other = '<operation name="other"><input message="t:A"/></operation>';
    const beside = await build({
      ...parts,
      operations: (parts.operations ?? standardOperation) + other,
      bound: (parts.bound ?? operation(literal, literal)) + documentStyle(operation(literal, undefined, "other")),
    });
    expect([beside.codes, beside.severities]).toEqual([codes, codes.map(() => "warning")]);
    expect(beside.model.operations.map(({ name }) => name)).toEqual(["other"]);
  });
});

test.each([
  ["soap:body", literal, literal],
  ["what lacks one", "", "<input>"],
])("an rpc Body without a namespace is reported at %s", async (_, body, place) => {
  const bound = operation(body, rpcBody).replace("<input>", "\n$&").replace(literal, "\n$&");
  const text = wsdl({ messages: typed, operations: typedOperation, style: "rpc", bound });
  const { contract, diagnostics } = await readFixture({ "c.wsdl": text });
  if (contract === undefined) throw new Error("The fixture does not link.");
  buildModel({ name: "c" }, contract, diagnostics);
  const line = text.slice(0, text.lastIndexOf(`\n${place}`)).split("\n").length + 1;
  expect(diagnostics.list).toMatchObject([{ code: "wsdl-rpc-namespace-missing", at: { line, column: 1 } }]);
});

describe("headers and faults", () => {
  const header = (part: string): string => `<s:header message="t:Both" part="${part}" use="literal"/>`;

  test("header parts become header blocks, each element once", async () => {
    const bound = operation(`<s:body parts="a" use="literal"/>${header("b")}${header("b")}`);
    const { model, codes } = await build({ messages: both, operations: bothOperation, bound });
    expect(codes).toEqual([]);
    expect(model.operations[0]?.request.headers).toMatchObject([{ property: "B", element: "{urn:t}B" }]);
  });

  test("a part that names an element needs no name, also beside a header's", async () => {
    const parts = '<message name="Both"><part element="t:A"/><part name="b" element="t:B"/></message>';
    const bound = operation(`${literal}${header("b")}`);
    const { model, codes } = await build({ messages: parts, operations: bothOperation, bound });
    expect(codes).toEqual(["wsdl-missing-label"]);
    expect(model.operations[0]?.request).toMatchObject({ element: "{urn:t}A", headers: [{ property: "B" }] });
  });

  test("a header by type is left out with a warning", async () => {
    const bound = operation(`${literal}<s:header message="t:Typed" part="p" use="literal"/>`, literal);
    const { model, codes } = await build({ messages: typed, bound });
    expect(codes).toEqual(["wsdl-header-by-type"]);
    expect(model.operations[0]?.request.headers).toEqual([]);
  });

  test("a one-way operation has no faults", async () => {
    const operations = '<operation name="op"><input message="t:A"/><fault name="f" message="t:B"/></operation>';
    const { model, codes } = await build({ operations, bound: operation(literal) });
    expect([model.operations[0]?.faults, codes]).toEqual([[], ["wsdl-fault-one-way"]]);
  });

  test("a fault with the name of another is named after its message, and a repeated fault counts once", async () => {
    const operations = `<operation name="op"><input message="t:A"/><output message="t:B"/><fault name="f" message="t:A"/>
      <fault name="f" message="t:B"/><fault name="f" message="t:B"/><fault name="f" message="t:A"/></operation>`;
    const { model, codes } = await build({ operations });
    const elements = model.operations[0]?.faults.map(({ name, element }) => [name, element]);
    expect(elements).toEqual([
      ["f", "{urn:t}A"],
      ["B", "{urn:t}B"],
    ]);
    expect(codes).toEqual(["wsdl-duplicate-fault", "wsdl-duplicate-fault", "wsdl-duplicate-fault"]);
  });

  test("faults are told apart by their element", async () => {
    const operations = `<operation name="op"><input message="t:A"/><output message="t:B"/>
      <fault name="f" message="t:B"/><fault name="g" message="t:B"/><fault name="h" message="t:Typed"/></operation>`;
    const { model, codes } = await build({ messages: typed, operations });
    expect(model.operations[0]?.faults).toMatchObject([{ name: "f", element: "{urn:t}B" }]);
    expect(codes).toEqual(["wsdl-fault-untyped", "wsdl-fault-untyped"]);
  });
});
