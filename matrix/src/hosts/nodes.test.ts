import { execFileSync } from "node:child_process";
import { delimiter } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { callFrom } from "../../../conformance/dist/hosts/call-from.js";
import { type RunningServers, startCalledServers } from "../../../conformance/dist/hosts/called-servers.js";
import { testExamples } from "../../../conformance/dist/hosts/example-tests.js";
import { testHosts } from "../../../conformance/dist/hosts/host-tests.js";
import { hosts } from "../../../conformance/dist/hosts/hosts.js";
import { wantedCalls } from "../../../conformance/dist/hosts/wanted-calls.js";

/** The programs of other versions of Node, which `.ci/test-matrix` installs. */
const nodes = (process.env.OTHER_NODES ?? "").split(delimiter).filter((path) => path !== "");
const ofNode = hosts.filter(({ runtime }) => runtime === "node");
let servers: RunningServers;

beforeAll(async () => {
  servers = await startCalledServers();
});
afterAll(() => servers.close());

// Next.js builds into one folder, so it is tried here on all versions, one after the other. `npm test` has the other hosts.
describe("this Node", () => testHosts(ofNode.filter(({ program }) => program !== undefined)));

if (nodes.length === 0) test.skip("OTHER_NODES names no other Node", () => undefined);

for (const node of nodes) {
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  describe(`Node ${version}`, () => {
    testHosts(ofNode, node);
    testExamples([node]);

    test("the generated client calls, over JSON and SOAP, whole and streamed", async () => {
      expect(await callFrom(servers.addresses, [node])).toEqual(wantedCalls);
    });
  });
}
