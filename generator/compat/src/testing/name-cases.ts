import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { type RuleCase, schemaText, serviceOf, wsdlOf } from "./compare-fixture.js";
import { contractCase, typeCase } from "./schema-cases.js";

const t = type("T", seq(el("a"), el("b")));

const attribute = '<xs:attribute name="b" type="xs:string"/>';

const routes = (text: string) => ({ ...serviceOf(t), "routes.yaml": text });

const openapi = (change: (text: string) => string) => ({
  ...serviceOf(t),
  "openapi.yaml": change(`
paths:
  /json/reply/Place:
    post:
      x-stubwright-operation: Place
      requestBody: { content: { application/json: {}, text/json: {} } }
      responses: { "200": { content: { application/json: {} } } }
components: { schemas: { T: { additionalProperties: true } } }
`),
});

/** Names and namespaces, HTTP and JSON, generated source. */
export const nameCases: readonly RuleCase[] = [
  contractCase(
    "another namespace",
    { "contract.wsdl": wsdlOf(schemaText(t)) },
    { "contract.wsdl": wsdlOf(schemaText(t, 'elementFormDefault="qualified"', "urn:b"), { typesNamespace: "urn:b" }) },
    "schema-namespace-changed urn:a: urn:a -> urn:b",
  ),
  contractCase(
    "local names unqualified",
    serviceOf(t),
    serviceOf(t, ""),
    "element-form-changed urn:a: qualified -> unqualified",
  ),
  typeCase(
    "an element becomes an attribute",
    seq(el("a"), el("b")),
    seq(el("a")) + attribute,
    "element-attribute-switched T/b: element -> attribute",
    "requiredness-relaxed T/b: required -> optional",
  ),
  typeCase(
    "an attribute becomes an element",
    seq(el("a")) + attribute,
    seq(el("a"), el("b")),
    "element-attribute-switched T/@b: attribute -> element",
    "requiredness-tightened T/@b: optional -> required",
  ),
  contractCase(
    "another path",
    routes("Place: [{ method: POST, path: /place }]"),
    routes("Place: [{ method: POST, path: /places }]"),
    "route-path-changed Place: POST /place -> POST /places",
  ),
  contractCase(
    "a path variable renamed with its member",
    routes('Place: [{ method: POST, path: "/place/{a}" }]'),
    {
      ...serviceOf(type("T", seq(el("c"), el("b")))),
      "routes.yaml": 'Place: [{ method: POST, path: "/place/{c}" }]',
    },
    "member-renamed T/a: a -> c",
    "route-path-changed Place: POST /place/{a} -> POST /place/{c}",
  ),
  contractCase(
    "another member in the path",
    routes('Place: [{ method: POST, path: "/place/{a}" }]'),
    routes('Place: [{ method: POST, path: "/place/{b}" }]'),
    "route-path-changed Place: POST /place/{a} -> POST /place/{b}",
  ),
  contractCase(
    "another verb",
    routes("Place: [{ method: POST, path: /place }]"),
    routes("Place: [{ method: PUT, path: /place }]"),
    "route-verb-changed Place: POST /place -> PUT /place",
  ),
  contractCase(
    "a route less",
    routes("Place: [{ method: POST, path: /place }, { method: PUT, path: /place }]"),
    routes("Place: [{ method: POST, path: /place }]"),
    "route-path-changed Place: - PUT /place",
  ),
  contractCase(
    "a route more",
    routes("Place: [{ method: POST, path: /place }]"),
    routes("Place: [{ method: POST, path: /place }, { method: PUT, path: /place }]"),
    "route-added Place: + PUT /place",
  ),
  contractCase(
    "any verb",
    routes("Place: [{ method: POST, path: /place }]"),
    routes("Place: [{ method: any, path: /place }]"),
    "route-added Place: POST /place -> any /place",
  ),
  contractCase(
    "one verb of any",
    routes("Place: [{ method: any, path: /place }]"),
    routes("Place: [{ method: POST, path: /place }]"),
    "route-verb-changed Place: any /place -> POST /place",
  ),
  typeCase(
    "another JSON name",
    seq(el("a")) + '<xs:attribute name="b" type="xs:string"/>',
    seq(el("a"), el("b", 'type="xs:string" minOccurs="0"')) + '<xs:attribute name="b" type="xs:string"/>',
    "json-name-changed T/b: b -> bAttribute",
    "member-added-optional T/b: + b",
  ),
  typeCase(
    "a repeated member gains an attribute beside it",
    seq(el("a", 'type="xs:string" maxOccurs="9"')),
    seq(el("a", 'type="xs:string" maxOccurs="9"')) + attribute,
    "member-added-optional T/@b: + b",
  ),
  contractCase(
    "another status",
    openapi((text) => text),
    openapi((text) => text.replace('"200"', '"202"')),
    "success-status-changed Place: 200 -> 202",
  ),
  contractCase(
    "a media type less",
    openapi((text) => text),
    openapi((text) => text.replace(", text/json: {}", "")),
    "media-type-changed Place: - text/json",
  ),
  contractCase(
    "a media type more",
    openapi((text) => text.replace(", text/json: {}", "")),
    openapi((text) => text),
    "media-type-added Place: + text/json",
  ),
  contractCase(
    "a closed object",
    openapi((text) => text),
    openapi((text) => text.replace("true", "false")),
    "unknown-members-closed T: open -> closed",
  ),
  contractCase(
    "an opened object",
    openapi((text) => text.replace("true", "false")),
    openapi((text) => text),
    "unknown-members-opened T: closed -> open",
  ),
  contractCase(
    "a type renamed",
    serviceOf(type("T", seq(el("x", 'type="a:Item"'))) + type("Item", seq(el("a")))),
    serviceOf(type("T", seq(el("x", 'type="a:Thing"'))) + type("Thing", seq(el("a")))),
    "ts-symbol-changed Item: Item -> Thing",
  ),
  contractCase(
    "a type that no message carries is gone",
    serviceOf(type("T", seq(el("a"))) + type("Spare", seq(el("x", 'type="a:Inner"'))) + type("Inner", seq(el("a")))),
    serviceOf(type("T", seq(el("a"))) + type("Inner", seq(el("a")))),
    "ts-symbol-changed Spare: - Spare",
  ),
];
