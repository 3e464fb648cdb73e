import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { EditorClient } from "./editor-client.js";
import { common, commonFile, order, orderFile, wsdl, wsdlFile } from "./shop-contract.js";
import { edits } from "./shop-edits.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-editor-"));
let editor: EditorClient;

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(async () => {
  write(wsdlFile, wsdl);
  write(orderFile, order);
  // Neither the mark nor the bytes are part of what the editor counts.
  write(commonFile, Buffer.from(`\ufeff${common}`, "utf16le"));
  write(
    "stubwright.config.json",
    '{ "contracts": [{ "name": "shop", "entry": "contracts/shop.wsdl", "out": "generated" }] }',
  );
  editor = await EditorClient.start(folder);
  await editor.open(wsdlFile);
  await editor.open(orderFile);
});
afterAll(async () => {
  // The server ends with the status of an orderly end.
  expect(await editor.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

const files = [wsdlFile, orderFile, commonFile];

test.each(edits)("diagnostics after an edit: %s", async (_what, file, from, to, want) => {
  await editor.edit(file, from, to);
  const shown = Object.fromEntries(files.map((path) => [path, editor.problems(path)]));
  const wanted = files.map((path) => [path, (want[path] ?? []).map(([code, text]) => ({ code, text }))]);
  expect(shown).toEqual(Object.fromEntries(wanted));
});

describe("diagnostics", () => {
  test("say what is wrong, what to do, and where else", async () => {
    await editor.edit(orderFile, 'name="Spare"', 'name="Receipt"');
    const [diagnostic] = editor.diagnostics(orderFile);
    expect(diagnostic).toMatchObject({ severity: 1, source: "stubwright", code: "xsd-duplicate-name" });
    expect(diagnostic?.message).toMatch(/^Element \{urn:shop\}Receipt .*\.\n.*\.$/s);
    expect(diagnostic?.relatedInformation?.[0]?.location.uri).toBe(editor.uri(orderFile));
    await editor.edit(orderFile, 'name="Receipt" type="xs:int"', 'name="Spare" type="xs:int"');
    expect(editor.diagnostics(orderFile)).toEqual([]);
  });

  test("of an unsaved text end with it: the file counts again", async () => {
    await editor.open(commonFile, common.replace('itemType="Sku"', 'itemType="Skus"'));
    expect(editor.problems(commonFile)).toEqual([{ code: "xsd-unresolved-unused", text: 'itemType="Skus"' }]);
    const published = editor.published(commonFile);
    await editor.close(commonFile);
    await published;
    expect(editor.diagnostics(commonFile)).toEqual([]);
  });

  test("follow files that other programs write", async () => {
    const published = editor.published(commonFile);
    write(commonFile, common.replace('itemType="Sku"', 'itemType="Skus"'));
    await editor.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: editor.uri(commonFile), type: 2 }] });
    await published;
    expect(editor.problems(commonFile)).toEqual([{ code: "xsd-unresolved-unused", text: 'itemType="Skus"' }]);
    const again = editor.published(commonFile);
    write(commonFile, Buffer.from(`\ufeff${common}`, "utf16le"));
    await editor.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: editor.uri(commonFile), type: 2 }] });
    await again;
    expect(editor.diagnostics(commonFile)).toEqual([]);
  });

  test("come once for the newest of many fast edits", async () => {
    let last = 'name="Spare"';
    for (let count = 0; count < 40; count++) {
      const next = `name="Spare${count}"`;
      await editor.type(orderFile, last, next);
      last = next;
    }
    await editor.edit(orderFile, last, 'name="Total"');
    expect(editor.problems(orderFile)).toEqual([{ code: "xsd-duplicate-name", text: 'name="Total"' }]);
    await editor.edit(orderFile, 'name="Total" type="xs:int"', 'name="Spare" type="xs:int"');
  });

  test("of a schema without a config, and of a config that is wrong", async () => {
    write("loose/alone.xsd", '<schema xmlns="http://www.w3.org/2001/XMLSchema"><element name="a" type="b"/></schema>');
    await editor.open("loose/alone.xsd");
    expect(editor.problems("loose/alone.xsd")).toEqual([{ code: "xsd-unresolved-reference", text: 'type="b"' }]);
    await editor.close("loose/alone.xsd");
    const published = editor.published("wrong/stubwright.config.json");
    write("wrong/stubwright.config.json", '{ "contracts": [{ "entry": "a.wsdl" }] }');
    const changes = [{ uri: editor.uri("wrong/stubwright.config.json"), type: 1 }];
    await editor.notify("workspace/didChangeWatchedFiles", { changes });
    await published;
    expect(editor.diagnostics("wrong/stubwright.config.json")).toMatchObject([
      { severity: 1, message: expect.stringMatching(/out is missing/) },
    ]);
    rmSync(join(folder, "wrong"), { recursive: true });
    await editor.notify("workspace/didChangeWatchedFiles", { changes });
  });
});

describe("hover", () => {
  test.each([
    [
      orderFile,
      'type="Or|der"',
      [
        "export interface Order {\n  sku: Sku;\n  count: bigint;\n}",
        "What a customer wants & when.",
        "type {urn:shop}Order",
      ],
    ],
    [orderFile, 'name="Or|der"', ["export interface Order {"]],
    [orderFile, 'type="S|ku"', ["export type Sku = string;", "type {urn:shop}Sku"]],
    [orderFile, 'type="xs:lo|ng"', ["```typescript\nbigint\n```", "xs:long"]],
    [orderFile, 'name="co|unt"', ["```typescript\nbigint\n```"]],
    [orderFile, 'ref="To|tal"', ["Decimal", "element {urn:shop}Total"]],
    [wsdlFile, 'element="s:Put|Order"', ["export interface Order {", "element {urn:shop}PutOrder"]],
    [wsdlFile, 'message="s:Place|In"', ["message {urn:shop}PlaceIn"]],
  ])("in %s at %s", async (file, marked, want) => {
    const text = await editor.hover(file, marked);
    for (const part of want) expect(text).toContain(part);
  });

  test("shows the last types while the contract has an error, and nothing where nothing is named", async () => {
    await editor.edit(orderFile, "</xs:schema>", "<xs:");
    expect(await editor.hover(orderFile, 'type="Or|der"')).toContain("export interface Order {");
    expect(await editor.hover(orderFile, "<xs:seq|uence>")).toBeUndefined();
    await editor.edit(orderFile, "<xs:\n", "</xs:schema>\n");
  });
});

describe("definition", () => {
  test.each([
    [wsdlFile, 'element="s:Put|Order"', ["contracts/order.xsd:10:PutOrder"]],
    [wsdlFile, 'input message="s:Place|In"', ["contracts/shop.wsdl:4:PlaceIn"]],
    [wsdlFile, 'type="s:S|hop"', ["contracts/shop.wsdl:6:Shop"]],
    [wsdlFile, 'binding="s:Shop|Binding"', ["contracts/shop.wsdl:9:ShopBinding"]],
    [wsdlFile, 'schemaLocation="ord|er.xsd"', ["contracts/order.xsd:1:"]],
    [orderFile, 'schemaLocation="common|.xsd"', ["contracts/common.xsd:1:"]],
    [orderFile, 'type="S|ku"', ["contracts/common.xsd:2:Sku"]],
    [orderFile, 'type="Order|"', ["contracts/order.xsd:3:Order"]],
    [orderFile, 'ref="To|tal"', ["contracts/order.xsd:12:Total"]],
    [commonFile, 'itemType="S|ku"', ["contracts/common.xsd:2:Sku"]],
    [orderFile, 'type="xs:lo|ng"', []],
  ])("in %s at %s", async (file, marked, want) => {
    expect(await editor.definitions(file, marked)).toEqual(want);
  });

  test("of base, substitutionGroup and memberTypes", async () => {
    write(
      "loose/kinds.xsd",
      `<schema xmlns="http://www.w3.org/2001/XMLSchema" xmlns:k="urn:k" targetNamespace="urn:k">
<complexType name="Base"><sequence/></complexType>
<complexType name="More"><complexContent><extension base="k:Base"><attributeGroup ref="k:Marks"/></extension></complexContent></complexType>
<simpleType name="One"><restriction base="string"/></simpleType>
<simpleType name="Both"><union memberTypes="k:One  k:Two"/></simpleType>
<simpleType name="Two"><restriction base="k:One"/></simpleType>
<element name="head" type="k:Base"/><element name="other" type="k:More" substitutionGroup="k:head"/>
<attributeGroup name="Marks"><attribute name="m"/></attributeGroup>
</schema>`,
    );
    await editor.open("loose/kinds.xsd");
    const at = async (marked: string) => (await editor.definitions("loose/kinds.xsd", marked)).join();
    expect(await at('extension base="k:B|ase"')).toBe("loose/kinds.xsd:2:Base");
    expect(await at("k:T|wo")).toBe("loose/kinds.xsd:6:Two");
    expect(await at('substitutionGroup="k:h|ead"')).toBe("loose/kinds.xsd:7:head");
    expect(await at('ref="k:Ma|rks"')).toBe("loose/kinds.xsd:8:Marks");
    expect(editor.diagnostics("loose/kinds.xsd")).toEqual([]);
    await editor.close("loose/kinds.xsd");
  });
});

test("references are found in every document of the contract", async () => {
  expect(await editor.references(commonFile, 'name="S|ku"')).toEqual([
    "contracts/common.xsd:2:Sku",
    "contracts/common.xsd:3:Sku",
    "contracts/order.xsd:6:Sku",
  ]);
  expect(await editor.references(wsdlFile, 'element="s:Put|Order"')).toEqual([
    "contracts/order.xsd:10:PutOrder",
    "contracts/shop.wsdl:4:PutOrder",
  ]);
});

describe("rename", () => {
  test("changes local parts of names in every document, and leaves the contract valid", async () => {
    const changed = await editor.rename(orderFile, 'type="S|ku"', "ArticleNumber");
    expect(Object.keys(changed).sort()).toEqual([commonFile, orderFile]);
    expect(changed[commonFile]).toBe(
      common.replace('name="Sku"', 'name="ArticleNumber"').replace('"Sku"/>', '"ArticleNumber"/>'),
    );
    expect(changed[orderFile]).toBe(editor.text(orderFile).replace('type="Sku"', 'type="ArticleNumber"'));
  });

  test("of an element keeps the prefixes of each document", async () => {
    const changed = await editor.rename(orderFile, 'name="Put|Order"', "PlaceOrder");
    expect(changed[wsdlFile]).toContain('element="s:PlaceOrder"');
    expect(changed[orderFile]).toContain('<xs:element name="PlaceOrder" type="Order"/>');
    await editor.edit(orderFile, 'name="PutOrder"', 'name="PlaceOrder"');
    await editor.edit(wsdlFile, "s:PutOrder", "s:PlaceOrder");
    expect([wsdlFile, orderFile].flatMap((path) => editor.diagnostics(path))).toEqual([]);
  });

  test("of a type changes the config, too", async () => {
    const config = "stubwright.config.json";
    const before = editor.text(config);
    const arrays = (name: string): string =>
      `"arrays": { "{urn:shop}${name}": "plain", "{urn:shop}OrderLine": "plain" }`;
    write(config, before.replace('"out"', `${arrays("Order")}, "out"`));
    const changed = await editor.rename(orderFile, 'name="Or|der"', "Purchase");
    expect(changed[config]).toBe(before.replace('"out"', `${arrays("Purchase")}, "out"`));
    write(config, before);
  });

  test("of a message changes the port type", async () => {
    const changed = await editor.rename(wsdlFile, 'message name="PlaceIn|"', "PlaceRequest");
    expect(changed[wsdlFile]?.match(/PlaceRequest/g)).toHaveLength(2);
  });

  test.each([
    [orderFile, 'name="Or|der"', "Sku", /There is already a type "Sku": .*common\.xsd, line 2\./],
    [orderFile, 'name="Or|der"', "two words", /"two words" is not a name/],
    [orderFile, 'name="Or|der"', "a:b", /"a:b" is not a name/],
    [orderFile, 'type="xs:lo|ng"', "int", /xs:long is built into XML Schema/],
    [orderFile, "<xs:seq|uence>", "x", /No global type, element, message or other component is named here/],
    [orderFile, 'name="co|unt"', "x", /No global type, element, message or other component is named here/],
  ])("in %s at %s to %s is refused", async (file, marked, name, message) => {
    await expect(editor.rename(file, marked, name)).rejects.toThrow(message);
  });

  test("is refused for what is declared nowhere", async () => {
    await editor.edit(orderFile, 'type="Sku"', 'type="Nothing"');
    await expect(editor.rename(orderFile, 'type="Noth|ing"', "x")).rejects.toThrow("declared in no file");
    await editor.edit(orderFile, 'type="Nothing"', 'type="Sku"');
  });

  test("is refused if an installed package declares or uses the name", async () => {
    write("node_modules/parts/parts.xsd", common.replace('"Sku"', '"Part"').replace('"Sku"', '"Part"'));
    await editor.edit(orderFile, "common.xsd", "../node_modules/parts/parts.xsd");
    await editor.edit(orderFile, 'type="Sku"', 'type="Part"');
    await expect(editor.rename(orderFile, 'type="Pa|rt"', "Piece")).rejects.toThrow(/parts\.xsd cannot be written\./);
    await editor.edit(orderFile, 'type="Part"', 'type="Sku"');
    await editor.edit(orderFile, "../node_modules/parts/parts.xsd", "common.xsd");
    expect(editor.diagnostics(orderFile)).toEqual([]);
  });

  test("tells the editor beforehand what is renamed", async () => {
    const at = editor.at(wsdlFile, 'element="s:Place|Order"');
    const start = at.position.character - "Place".length;
    expect(await editor.request("prepareRename", at)).toEqual({
      range: { start: { ...at.position, character: start }, end: { ...at.position, character: start + 10 } },
      placeholder: "PlaceOrder",
    });
  });
});

test("completion offers the names of the kind, with the prefixes of the place", async () => {
  await editor.edit(orderFile, 'type="Sku"', 'type="S"');
  const names = await editor.completions(orderFile, 'type="S|"');
  expect(names).toEqual(expect.arrayContaining(["Sku", "SkuList", "Order", "xs:long"]));
  expect(names).not.toContain("Total");
  await editor.edit(orderFile, 'type="S"', 'type="Sku"');
  expect(await editor.completions(wsdlFile, 'element="s:Rec|eipt"')).toEqual(
    expect.arrayContaining(["s:PlaceOrder", "s:Receipt", "s:Total"]),
  );
  expect(await editor.completions(orderFile, "<xs:seq|uence>")).toEqual([]);
});

test("symbols of a document are a tree", async () => {
  const [root] = await editor.symbols(wsdlFile);
  expect(root?.children?.map(({ name }) => name)).toEqual([
    "PlaceIn",
    "PlaceOut",
    "Shop",
    "ShopBinding",
    "ShopService",
  ]);
  const [schema] = await editor.symbols(orderFile);
  expect(schema?.children?.map(({ name }) => name).slice(0, 3)).toEqual(["Order", "PlaceOrder", "Receipt"]);
  expect(schema?.children?.[0]?.children?.map(({ name }) => name)).toEqual(["sku", "count"]);
});

test("no half of a document stops the server", async () => {
  const whole = editor.text(orderFile);
  for (let part = 1; part < 40; part++) {
    const end = Math.floor((whole.length * part) / 40);
    await editor.type(orderFile, editor.text(orderFile), whole.slice(0, end) + whole.slice(end + 1 + (part % 7)));
    await editor.symbols(orderFile);
    const position = { line: part % 12, character: (part * 5) % 60 };
    const at = { textDocument: { uri: editor.uri(orderFile) }, position };
    for (const method of ["hover", "definition", "completion"]) await editor.request(method, at);
    if (part % 10 === 0) await editor.settled(orderFile);
  }
  await editor.edit(orderFile, editor.text(orderFile), whole);
  expect(files.flatMap((path) => editor.diagnostics(path))).toEqual([]);
});
