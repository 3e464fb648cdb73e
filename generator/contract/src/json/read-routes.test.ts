import { describe, expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ContractModel, OperationModel, RecordType } from "../model/contract-model.js";
import { readRoutes } from "./read-routes.js";

const at = { uri: "a.wsdl", line: 1, column: 1 };
const scalar = { kind: "builtin", name: "guid" } as const;
const once = {
  node: "element",
  required: false,
  nillable: false,
  min: 0,
  max: 1,
  value: undefined,
  documentation: undefined,
} as const;
const pop: RecordType = {
  kind: "record",
  id: "{urn:a}Pop",
  typeName: "Pop",
  name: "{urn:a}Pop",
  namespace: "urn:a",
  base: undefined,
  abstract: false,
  standIns: undefined,
  tagged: "never",
  documentation: undefined,
  at,
  attributes: [],
  attributeWildcard: undefined,
  content: { kind: "empty" },
  members: [
    { ...once, property: "Guid", name: "{urn:a}Guid", type: scalar },
    { ...once, property: "Name", name: "{urn:a}Name", type: { kind: "builtin", name: "string" } },
    { ...once, property: "Any", name: "{urn:a}Any", type: { kind: "builtin", name: "anyType" } },
    { ...once, property: "Inner", name: "{urn:a}Inner", type: { kind: "declared", id: "{urn:a}Pop" } },
  ],
  parts: [
    { kind: "member", member: { ...once, property: "Beside", name: "{urn:a}Beside", type: scalar } },
    {
      kind: "choice",
      branches: [[{ kind: "member", member: { ...once, property: "One", name: "{urn:a}One", type: scalar } }], []],
    },
  ],
};
const request = { element: "{urn:a}Pop", type: { kind: "declared", id: pop.id } };
const operations = ["Pop", "Push"].map((name) => ({ name, request }) as OperationModel);
const model = { types: [pop], operations } as Partial<ContractModel> as ContractModel;

function read(text: string): { readonly routes: unknown; readonly problems: readonly string[] } {
  const diagnostics = new Diagnostics();
  const document = { uri: "routes.yaml", location: "file:///routes.yaml", text, root: undefined };
  const routes = readRoutes(document, model, diagnostics).map(({ at: _, ...route }) => route);
  const problems = diagnostics.list.map(({ code, at: place }) => `${place?.line}:${place?.column} ${code}`);
  return { routes, problems };
}

describe("a routes file", () => {
  test("gives each operation its routes", () => {
    const text =
      'Pop:\n  - { method: any, path: "/pop/{Guid}" }\n  - { method: put, path: "/put/{Beside}" }\n' +
      "  - { method: get, path: /json/reply }\n  - { method: get, path: /json/reply/pip/a }\n";
    expect(read(text)).toEqual({
      routes: [
        { operation: "Pop", method: "*", path: "/pop/{Guid}" },
        { operation: "Pop", method: "PUT", path: "/put/{Beside}" },
        { operation: "Pop", method: "GET", path: "/json/reply" },
        { operation: "Pop", method: "GET", path: "/json/reply/pip/a" },
      ],
      problems: [],
    });
  });

  test("may give one path to several methods", () => {
    const text = "Pop:\n  - { method: get, path: /a }\nPush:\n  - { method: put, path: /A }\n";
    expect(read(text)).toEqual({
      routes: [
        { operation: "Pop", method: "GET", path: "/a" },
        { operation: "Push", method: "PUT", path: "/A" },
      ],
      problems: [],
    });
  });

  test.each(["", "# None yet.\n", "Pop: []\n"])("may have none: %j", (text) => {
    expect(read(text)).toEqual({ routes: [], problems: [] });
  });

  test.each<[string, string, string]>([
    ["broken YAML", "Pop: [", "1:7 routes-not-readable"],
    ["no map", "- a", "1:1 routes-not-readable"],
    ["an operation the contract lacks", "Pup:\n  - { method: GET, path: /a }", "1:1 routes-unknown-operation"],
    ["a route that is no map", "Pop:\n  - GET /a", "2:5 routes-bad-route"],
    ["an unknown method", "Pop:\n  - { method: FETCH, path: /a }", "2:5 routes-bad-route"],
    ["a path without a slash", "Pop:\n  - { method: GET, path: a }", "2:5 routes-bad-route"],
    ["a path with a blank", 'Pop:\n  - { method: GET, path: "/a /b" }', "2:5 routes-bad-route"],
    ["a path with a query", 'Pop:\n  - { method: GET, path: "/a?b" }', "2:5 routes-bad-route"],
    ["a whole address", 'Pop:\n  - { method: GET, path: "http://a.example/b" }', "2:5 routes-bad-route"],
    ["a member of one branch", 'Pop:\n  - { method: GET, path: "/a/{One}" }', "2:5 routes-bad-route"],
    ["a member the request lacks", 'Pop:\n  - { method: GET, path: "/a/{Id}" }', "2:5 routes-bad-route"],
    ["a member that is no single value", 'Pop:\n  - { method: GET, path: "/a/{Inner}" }', "2:5 routes-bad-route"],
    ["a member of any content", 'Pop:\n  - { method: GET, path: "/a/{Any}" }', "2:5 routes-bad-route"],
    ["a member twice", 'Pop:\n  - { method: GET, path: "/a/{Guid}/{Guid}" }', "2:5 routes-bad-route"],
    ["the path of SOAP", "Pop:\n  - { method: POST, path: /Soap11 }", "2:5 routes-bad-route"],
    ["a path that callers resolve", "Pop:\n  - { method: GET, path: /a/../b }", "2:5 routes-bad-route"],
    ["a path that asks for JSON", "Pop:\n  - { method: GET, path: /a.JSON }", "2:5 routes-bad-route"],
    ["a route twice", "Pop:\n  - { method: GET, path: /a }\n  - { method: get, path: /A }", "3:5 routes-repeated"],
    ["any beside a route", "Pop:\n  - { method: GET, path: /a }\n  - { method: any, path: /A }", "3:5 routes-repeated"],
    [
      "a path whose member is another",
      'Pop:\n  - { method: GET, path: "/a/{Guid}" }\n  - { method: GET, path: "/a/{Name}" }',
      "3:5 routes-repeated",
    ],
    ["a route beside any", "Pop:\n  - { method: any, path: /a }\n  - { method: GET, path: /a }", "3:5 routes-repeated"],
    ["an operation's own path", "Pop:\n  - { method: any, path: /json/reply/pop }", "2:5 routes-repeated"],
    ["an operation's own path by GET", "Pop:\n  - { method: GET, path: /json/reply/pop }", "2:5 routes-repeated"],
    ["the own path of another", "Pop:\n  - { method: POST, path: /json/reply/Push }", "2:5 routes-repeated"],
    ["a path like that of another", "Pop:\n  - { method: GET, path: /JSON/reply/Pip }", "2:5 routes-bad-route"],
    ["any path like that", 'Pop:\n  - { method: POST, path: "/json/reply/{Guid}" }', "2:5 routes-bad-route"],
  ])("refuses %s", (_title, text, problem) => {
    expect(read(text).problems).toEqual([problem]);
  });
});
