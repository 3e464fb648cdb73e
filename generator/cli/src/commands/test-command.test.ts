import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "@jest/globals";
import { openContract } from "@stubwright/live";
import { type RunningServer, startPlanted } from "../../../service-test/dist/testing/planted-server.js";
import { run } from "./run.js";

const shop = fileURLToPath(new URL("../../../service-test/planted/shop.wsdl", import.meta.url));
const servers: RunningServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** The shop, with one replacement in its replies. */
async function serve(replacement?: { readonly find: string; readonly put: string }): Promise<string> {
  const { contract } = await openContract({ entry: shop });
  if (contract === undefined) throw new Error("The contract does not load.");
  const fault = replacement && { name: "test", title: "", reply: [replacement] };
  const server = await startPlanted(contract, fault);
  servers.push(server);
  return server.url;
}

async function stubwright(cwd: string, ...args: string[]): Promise<{ status: number; out: string; error: string }> {
  let [out, error] = ["", ""];
  const stdout = { write: (text: string) => (out += text) };
  const stderr = { write: (text: string) => (error += text) };
  const status = await run(args, { stdout, stderr, env: {}, cwd: () => cwd });
  return { status, out, error };
}

const folder = (): string => mkdtempSync(join(tmpdir(), "stubwright-test-"));
const few = ["--phases", "samples,protocol", "--operations", "PlaceOrder", "--seed", "1"];

test("a service that does what its contract says passes, with its coverage", async () => {
  const url = await serve();
  const cwd = folder();
  const { status, out } = await stubwright(cwd, "test", shop, "--url", url, ...few);
  expect({ status, tail: out.slice(-600) }).toMatchObject({ status: 0 });
  expect(out).toMatch(/Coverage\n {2}PlaceOrder: \d+ of \d+ points/);
  expect(out).toMatch(/0 errors, 0 warnings, 0 notes\.\n$/);
  expect(readdirSync(cwd)).toEqual([]);
});

test("a failure is shown with curl and TypeScript, kept, sent again, and waived", async () => {
  const url = await serve({ find: "<pieces>\\d+</pieces>", put: "" });
  const cwd = folder();
  const first = await stubwright(cwd, "test", shop, "--url", url, "--header", "Authorization: Bearer hidden", ...few);
  expect(first.status).toBe(1);
  expect(first.out).toContain("error reply-invalid: A reply is valid by the contract's schema");
  expect(first.out).toContain(`curl -sS -i '${url}/soap11'`);
  expect(first.out).toContain("const reply = await fetch(");
  expect(first.out).not.toContain("hidden");
  const [file = ""] = readdirSync(join(cwd, ".stubwright/failures"));
  const kept = join(".stubwright/failures", file);
  expect(JSON.parse(readFileSync(join(cwd, kept), "utf8"))).toMatchObject({
    operation: "PlaceOrder",
    check: "reply-invalid",
    expect: "accept",
  });
  const again = await stubwright(cwd, "test", shop, "--url", url, "--replay", kept, "--report", "json");
  expect([again.status, JSON.parse(again.out).findings[0].check]).toEqual([1, "reply-invalid"]);
  writeFileSync(
    join(cwd, "waivers.yaml"),
    "- { check: reply-invalid, reason: known, owner: shop team, expires: 2999-01-01 }\n",
  );
  const waived = await stubwright(cwd, "test", shop, "--url", url, "--replay", kept, "--waivers", "waivers.yaml");
  expect(waived.status).toBe(0);
  expect(waived.out).toContain("waived (known (shop team, until 2999-01-01)) reply-invalid");
});

test.each(["sarif", "junit", "github", "gitlab", "markdown"])("the report %s names the check", async (format) => {
  const url = await serve({ find: "PlaceOrderResponse", put: "PlaceOrderResult" });
  const { status, out } = await stubwright(folder(), "test", shop, "--url", url, "--report", format, ...few);
  expect([status, out.includes("reply-")]).toEqual([1, true]);
});

test.each([
  [2, ["--phases", "nothing"], "There is no phase nothing"],
  [2, ["--operations", "Nothing"], "The contract has no operation Nothing"],
  [2, ["--fail-on", "maybe"], "--fail-on must be"],
  [4, [], "the service is not reachable (ECONNREFUSED)"],
])("status %d: %j", async (status, args, problem) => {
  const result = await stubwright(folder(), "test", shop, "--url", "http://127.0.0.1:1", ...args);
  expect(result.status).toBe(status);
  expect(result.error).toContain(problem);
});

test("a contract that does not load has status 3", async () => {
  const cwd = folder();
  writeFileSync(join(cwd, "broken.wsdl"), "<definitions");
  expect((await stubwright(cwd, "test", "broken.wsdl", "--url", "http://127.0.0.1:1")).status).toBe(3);
});

test("explain tells of a check", async () => {
  const { out, status } = await stubwright(folder(), "explain", "must-understand");
  expect([status, out.split("\n")[0]]).toEqual([0, "must-understand (error)"]);
});
