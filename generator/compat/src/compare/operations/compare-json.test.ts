import { expect, test } from "@jest/globals";
import { type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const route = (method: string, path = "/place"): string => `{ method: ${method}, path: "${path}" }`;
const routed = (...routes: readonly string[]): Files => ({
  ...serviceOf(type("T", "<xs:sequence/>")),
  "routes.yaml": `Place: [${routes.join(", ")}]`,
});

test.each<[string, Files, Files, readonly string[]]>([
  [
    "that one for any method replaces",
    routed(route("GET"), route("PUT")),
    routed(route("any")),
    ["route-added Place: GET /place -> any /place"],
  ],
  [
    "of which one is for any method, and one is elsewhere now",
    routed(route("GET"), route("PUT"), route("GET", "/first")),
    routed(route("any"), route("GET", "/second")),
    ["route-added Place: GET /place -> any /place", "route-path-changed Place: GET /first -> GET /second"],
  ],
  [
    "that replace one for any method",
    routed(route("any")),
    routed(route("GET"), route("PUT")),
    ["route-added Place: + PUT /place", "route-verb-changed Place: any /place -> GET /place"],
  ],
])("routes %s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});

test("a change of a route points at its line in the routes file", async () => {
  const findings = await findingsBetween(
    routed("{ method: post, path: /place }"),
    routed("{ method: post, path: /places }"),
  );
  const route = findings.find(({ rule }) => rule === "route-path-changed");
  expect([route?.base, route?.head]).toEqual([
    { uri: "routes.yaml", line: 1, column: 9 },
    { uri: "routes.yaml", line: 1, column: 9 },
  ]);
});
