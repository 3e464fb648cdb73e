import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { generate } from "stubwright";
import { goldenOptions } from "../testing/generated-modules.js";

/** Each folder has one small contract and its reviewed output. UPDATE_GOLDEN=1 rewrites the output. */
const folder = fileURLToPath(new URL("../../../generator/codegen/golden/", import.meta.url));
const reviewed =
  /^(types|values|namespaces|content|xml|json|documents|operations|json-operations|soap-operations|server|client|samples|contract|openapi-document|arbitraries|standard-schema|tanstack-query|msw|streams|queue)\.ts$/;

/** The features whose arbitraries are part of the reviewed output. */
const withArbitraries = [
  "choice",
  "groups",
  "inheritance",
  "mixed-and-any",
  "roots",
  "scalars",
  "simple-types",
  "wide-choice",
];

/** The features whose reviewed output has files of the other shipped emitters. */
const withEmitters = ["headers-and-faults", "inheritance", "operations", "scalars", "wrapped-array"];
const emitters = ["standard-schema", "tanstack-query", "msw"].map((name) => `stubwright/emitters/${name}`);

describe.each(readdirSync(folder))("golden %s", (feature) => {
  const out = join(folder, feature, "out");

  test("the output is as reviewed", async () => {
    const entry = ["contract.wsdl", "contract.xsd"].find((name) => existsSync(join(folder, feature, name)));
    const result = await generate({
      entry: entry ?? "",
      name: feature,
      cwd: join(folder, feature),
      arbitraries: withArbitraries.includes(feature),
      emitters: withEmitters.includes(feature) ? emitters : [],
      documents: true,
      ...goldenOptions(feature),
    });
    expect(result.diagnostics.filter((diagnostic) => diagnostic.severity === "error")).toEqual([]);
    const files = new Map(
      result.files.filter((file) => reviewed.test(file.path)).map((file) => [file.path, file.text]),
    );
    if (process.env.UPDATE_GOLDEN !== undefined) rewrite(out, files);
    expect(readdirSync(out).sort()).toEqual([...files.keys()].sort());
    for (const [path, text] of files) expect(text).toBe(readFileSync(join(out, path), "utf8"));
  });
});

function rewrite(out: string, files: ReadonlyMap<string, string>): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [path, text] of files) writeFileSync(join(out, path), text);
}
