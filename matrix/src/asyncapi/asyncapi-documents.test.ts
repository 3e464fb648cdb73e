import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Parser } from "@asyncapi/parser";
import { describe, expect, test } from "@jest/globals";
import { Ajv } from "ajv";
import { generate } from "stubwright";
import { goldenOptions } from "../../../conformance/dist/testing/generated-modules.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const golden = join(root, "generator/codegen/golden");

/** AsyncAPI's own parser, which validates a document and its examples. */
async function judged(text: string) {
  const { document, diagnostics } = await new Parser().parse(text);
  // Recommendations concern what a contract does not know: licence, contact, servers.
  const errors = diagnostics.filter(({ severity }) => severity === 0);
  return { document, errors: errors.map(({ message, path }) => `${path.join("/")}: ${message}`) };
}

async function documentOf(feature: string): Promise<string | undefined> {
  const entry = ["contract.wsdl", "contract.xsd"].find((name) => existsSync(join(golden, feature, name))) ?? "";
  const { files } = await generate({ entry, name: feature, cwd: join(golden, feature), ...goldenOptions(feature) });
  return files.find(({ path }) => path === "asyncapi.yaml")?.text;
}

const features = readdirSync(golden);
const oneWay = features.filter((feature) => existsSync(join(golden, feature, "out/queue.ts")));

describe("AsyncAPI documents", () => {
  test.each(oneWay)(
    "of the golden contract %s are valid, and have a channel for each one-way operation",
    async (feature) => {
      const text = await documentOf(feature);
      const { document, errors } = await judged(text ?? "");
      expect(errors).toEqual([]);
      const operations = readFileSync(join(golden, feature, "out/operations.ts"), "utf8");
      expect(document?.channels().length).toBe([...operations.matchAll(/kind: "one-way"/g)].length);
    },
  );

  test("are not written for contracts without one-way operations", async () => {
    const others = features.filter((feature) => !oneWay.includes(feature));
    expect(others.length).toBeGreaterThan(10);
    for (const feature of others) expect(await documentOf(feature)).toBeUndefined();
  });

  test("of our contract are valid: the service receives 17 messages", async () => {
    const { document, errors } = await judged(readFileSync(join(root, "contracts/game-play/asyncapi.yaml"), "utf8"));
    expect(errors).toEqual([]);
    const operations = document?.operations().all() ?? [];
    expect([operations.length, new Set(operations.map((operation) => operation.action()))]).toEqual([
      17,
      new Set(["receive"]),
    ]);
    // The parser judges no examples of AsyncAPI 3.
    const ajv = new Ajv({ strict: false });
    for (const message of document?.messages().all() ?? []) {
      const validate = ajv.compile(message.payload()?.json() ?? false);
      const examples = message.examples().all();
      expect(examples.map((example) => validate(example.payload()))).toEqual([true]);
    }
  });

  test("that are wrong are found out by the judge", async () => {
    const text = readFileSync(join(root, "contracts/game-play/asyncapi.yaml"), "utf8");
    expect((await judged(text.replace("#/channels/ChoosePrize", "#/channels/Nothing"))).errors).not.toEqual([]);
  });
});
