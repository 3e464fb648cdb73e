import { mkdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { contractProjects, entry, schema } from "../testing/contract-project.js";

const projects = contractProjects();

const documents = [
  "contracts/game-play/arrays.xsd",
  entry,
  schema,
  "contracts/game-play/routes.yaml",
  "contracts/game-play/serialization.xsd",
];

test("the inputs of a contract are its documents with their imports, the routes and the config", async () => {
  const project = projects.create();
  const { status, out, error } = await project.stubwright("inputs");
  expect({ status, lines: out.trimEnd().split("\n"), error }).toEqual({
    status: 0,
    lines: [...documents, "stubwright.config.json"],
    error: "",
  });
});

test("as JSON, there are also the outputs, and a lock file counts with its copies", async () => {
  const project = projects.create();
  const contract = { name: "game-play", entry, out: "generated", openapi: "contracts/openapi.yaml" };
  project.write(
    "other.json",
    JSON.stringify({ contracts: [contract, { ...contract, name: "second", out: "second", openapi: undefined }] }),
  );
  project.write("stubwright.lock.json", "{}");
  const run = async (...args: readonly string[]): Promise<unknown> => {
    const { out } = await project.stubwright("inputs", "--json", "--config", "other.json", ...args);
    return JSON.parse(out);
  };
  const inputs = expect.arrayContaining(["other.json", "stubwright.documents/**", "stubwright.lock.json", schema]);
  expect(await run()).toEqual({ inputs, outputs: ["contracts/openapi.yaml", "generated/**", "second/**"] });
  expect(await run("--contract", "second")).toEqual({ inputs, outputs: ["second/**"] });
});

test("emitters of one's own are inputs, and those of packages are not", async () => {
  const project = projects.create();
  const emitter = 'export default { name: "own", apiVersion: 1, emit: () => [] };';
  mkdirSync(project.path("node_modules/an-emitter"), { recursive: true });
  project.write(
    "node_modules/an-emitter/package.json",
    '{ "name": "an-emitter", "type": "module", "exports": "./index.js" }',
  );
  project.write("node_modules/an-emitter/index.js", emitter.replace("own", "other"));
  project.write("own.mjs", emitter);
  const contract = { name: "game-play", entry, out: "generated", emitters: ["./own.mjs", "an-emitter"] };
  project.write("stubwright.config.json", JSON.stringify({ contracts: [contract] }));
  const { out, error } = await project.stubwright("inputs");
  expect(error).toBe("");
  expect(out).toContain("\nown.mjs\n");
  expect(out).not.toContain("an-emitter");
});

test("a contract that does not load has no known inputs", async () => {
  const project = projects.create();
  project.edit(schema, 'type="xs:boolean"', 'type="xs:bool"');
  const outcome = await project.stubwright("inputs");
  expect(outcome).toMatchObject({ status: 3, out: "", error: expect.stringContaining("xsd-unresolved-reference") });
});
