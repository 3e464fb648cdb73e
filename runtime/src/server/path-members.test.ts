import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { boolean, double, guid, type JsonReader, type JsonWriter, memberTable, string } from "../codec.js";
import type { Route } from "../contract/operation.js";
import { createListener, handle } from "../server.js";
import { echo } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";

interface Named {
  readonly Guid: string;
  readonly constructor: string;
}

const members = memberTable({ required: ["Guid", "constructor"] });

function decodeJson(json: JsonReader): Named {
  const sent = json.object(members);
  const request = {
    Guid: json.member("Guid", sent.Guid).value(guid),
    constructor: json.member("constructor", sent.constructor).value(string),
  };
  json.closeObject();
  return request;
}

function encodeJson(json: JsonWriter, named: Named): void {
  json.openObject();
  json.member("Guid").value(guid, named.Guid);
  json.member("constructor").value(string, named.constructor);
  json.closeObject();
}

const request = {
  element: echo.request.element,
  decodeJson,
  encodeJson,
  decodeXml: (): Named => ({ Guid: "", constructor: "" }),
  encodeXml: () => undefined,
};
const routes: readonly Route[] = [{ method: "*", path: "/both/{Guid}/{constructor}" }];
const contract = async () => ({ wsdl: () => "<definitions/>", importedDocuments: {} });

let server: TestServer;
beforeAll(async () => {
  const serve = (sent: Named) => ({ Level: 0, Guid: sent.Guid, Text: sent.constructor });
  server = await startServer(
    createListener([handle({ ...echo, routes, request }, serve)], { soapPath: "/soap11", contract }),
  );
});
afterAll(() => server.close());

const plain = "0123456789abcdef0123456789abcdef";
const other = "0123456789abcdef0123456789abcdee";
const hyphenated = "01234567-89ab-cdef-0123-456789abcdef";
const reply = { Guid: plain, Level: 0, Text: "a" };
const conflict = (pointer: string) => ({ status: 400, errors: [{ pointer, code: "conflict" }] });

test.each<[what: string, path: string, want: object]>([
  ["true", "/kinds/true/1/a", { Text: '[true,1,"a"]' }],
  ["false and an exponent", "/kinds/false/-1.5E+2/a", { Text: '[false,-150,"a"]' }],
  ["fraction digits", "/kinds/true/0.25/a", { Text: '[true,0.25,"a"]' }],
  ["an exponent of two digits without a sign", "/kinds/true/2e10/a", { Text: '[true,20000000000,"a"]' }],
  ["digits for a string", "/kinds/true/1/7", { Text: '[true,1,"7"]' }],
  ["a boolean's other word", "/kinds/1/INF/a", { Text: '[true,null,"a"]' }],
  ["a sign", "/kinds/true/+1/a", { Text: '[true,1,"a"]' }],
  ["another case", "/kinds/True/1/a", { status: 400, errors: [{ pointer: "/Open", code: "value" }] }],
  ["no number", "/kinds/true/0x10/a", { status: 400, errors: [{ pointer: "/Share" }, { pointer: "" }] }],
])("a boolean, a double and a string in a path: %s", async (_what, path, want) => {
  const kinds = memberTable({ required: ["Open", "Share", "Name"] });
  const decodeKinds = (json: JsonReader): { Text: string } => {
    const sent = json.object(kinds);
    const open = json.member("Open", sent.Open).value(boolean);
    const share = json.member("Share", sent.Share).value(double);
    const name = json.member("Name", sent.Name).value(string);
    json.closeObject();
    // As a choice does: of the message as a whole.
    if (share === double.placeholder) json.report("type", "a share is expected here");
    return { Text: JSON.stringify([open, share, name]) };
  };
  const operation = {
    ...echo,
    routes: [{ method: "PUT", path: "/kinds/{Open}/{Share}/{Name}" }],
    request: { ...echo.request, decodeJson: decodeKinds },
  };
  const handlers = [handle(operation, ({ Text = "" }) => ({ Level: 0, Text }))];
  const { url, close } = await startServer(createListener(handlers, { soapPath: "/soap11", contract }));
  expect(await (await fetch(url + path, { method: "PUT" })).json()).toMatchObject(want);
  await close();
});

test.each<[string, string, string, object]>([
  ["nothing else", "GET", "", reply],
  ["an empty body", "PUT", "{}", reply],
  ["a body that says both", "PUT", `{"Guid":"${plain}","constructor":"a"}`, reply],
  ["a body that spells the first otherwise", "PUT", `{"Guid":"${hyphenated}"}`, reply],
  ["a body that spells both otherwise", "PUT", `{"GUID":"${hyphenated}","Constructor":"a"}`, reply],
  ["a body with null for both", "PUT", '{"Guid":null,"constructor":null}', reply],
  ["a body with another first", "PUT", `{"Guid":"${other}"}`, conflict("/Guid")],
  ["a body with another second", "PUT", '{"constructor":"b"}', conflict("/constructor")],
])("a path with two members, one with the name of an inherited member, with %s", async (_title, method, body, want) => {
  const init = body === "" ? {} : { body, headers: { "Content-Type": "application/json" } };
  const response = await fetch(`${server.url}/both/${plain}/a`, { method, ...init });
  expect(await response.json()).toMatchObject(want);
});
