import { beforeAll, describe, expect, test } from "@jest/globals";
import type { LiveContract } from "@stubwright/live";
import type { Fetch } from "@stubwright/runtime";
import { fetchHandler } from "@stubwright/runtime/server";
import { openForTest } from "./open-for-test.js";
import type { TestOptions } from "./run/options.js";
import { type ServiceReport, testService } from "./test-service.js";
import { plantedFolder } from "./testing/planted-fault.js";
import { shopHandlers } from "./testing/shop-service.js";

let contract: LiveContract;
let fetch: Fetch;

beforeAll(async () => {
  const opened = await openForTest({ entry: `${plantedFolder}shop.wsdl` });
  if (opened.contract === undefined) throw new Error("The contract does not load.");
  ({ contract } = opened);
  const handler = fetchHandler(shopHandlers(contract), contract.endpoint, { onError: () => undefined });
  fetch = (url, init) => handler(new Request(url, init));
});

describe("the shop, in process", () => {
  test.each(["StoreProfile", "PlaceOrder", "Subscribe"])("%s does what the contract says", async (operation) => {
    const phases = ["samples", "coverage", "negative"] as const;
    const report = await testService(contract, "http://localhost", { fetch, operations: [operation], phases, seed: 1 });
    expect(report.findings.map(({ check, point, message }) => `${check} ${point} ${message}`)).toEqual([]);
    expect(report.calls).toBeGreaterThan(50);
    expect(report.coverage.operations.filter(({ exercised }) => exercised.length > 0).map(({ name }) => name)).toEqual([
      operation,
    ]);
  });

  test("only safe and named operations are called elsewhere", async () => {
    const elsewhere = (options: TestOptions): Promise<ServiceReport> =>
      testService(contract, "http://shop.example", { fetch, phases: ["samples"], seed: 1, ...options });
    const called = ({ coverage }: ServiceReport): readonly string[] =>
      coverage.operations.filter(({ exercised }) => exercised.length > 0).map(({ name }) => name);
    const nobody = await elsewhere({});
    expect([called(nobody), nobody.skipped.length]).toEqual([[], contract.operations.size]);
    const safe = await elsewhere({ safe: ["StoreProfile", "Subscribe"] });
    expect([called(safe), safe.skipped]).toEqual([["StoreProfile"], ["PlaceOrder", "Subscribe"]]);
    expect(called(await elsewhere({ safe: ["StoreProfile"], operations: ["PlaceOrder"] }))).toEqual(["PlaceOrder"]);
  });
});
