import { execFile, execFileSync } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type RunningServers, startCalledServers } from "./called-servers.js";
import { testExamples } from "./example-tests.js";
import { testHosts } from "./host-tests.js";
import { wantedCalls } from "./wanted-calls.js";

/** The programs of other versions of Node, which `.ci/test-matrix` installs. */
const nodes = (process.env.OTHER_NODES ?? "").split(delimiter).filter((path) => path !== "");
const client = fileURLToPath(new URL("./programs/client.js", import.meta.url));
let servers: RunningServers;

beforeAll(async () => {
  servers = await startCalledServers();
});
afterAll(() => servers.close());

if (nodes.length === 0) test.skip("OTHER_NODES names no other Node", () => undefined);

for (const node of nodes) {
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  describe(`Node ${version}`, () => {
    testHosts("node", node);
    testExamples([node]);

    test("the generated client calls, over JSON and SOAP, whole and streamed", async () => {
      const { game, listing, nobody } = servers.addresses;
      const { stdout } = await promisify(execFile)(node, [client, game, listing, nobody]);
      expect(JSON.parse(stdout)).toEqual(wantedCalls);
    });
  });
}
