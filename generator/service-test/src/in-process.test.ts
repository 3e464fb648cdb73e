import { beforeAll, describe, expect, test } from "@jest/globals";
import type { LiveContract } from "@stubwright/live";
import type { Fetch } from "@stubwright/runtime";
import { fetchHandler } from "@stubwright/runtime/server";
import { openForTest } from "./open-for-test.js";
import type { TestOptions } from "./run/options.js";
import { type ServiceReport, testService } from "./test-service.js";
import { ledgerHandlers } from "./testing/ledger-service.js";
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

test("what failed before is sent again first, with its header blocks", async () => {
  const opened = await openForTest({ entry: `${plantedFolder}ledger.wsdl` });
  if (opened.contract === undefined) throw new Error("The contract does not load.");
  const handler = fetchHandler(ledgerHandlers(opened.contract), opened.contract.endpoint, { onError: () => undefined });
  const sent: string[] = [];
  const listening: Fetch = (url, init) => {
    if (init?.method === "POST") sent.push(String(init.body));
    return handler(new Request(url, init));
  };
  const header = '<Session xmlns="urn:example:ledger"/>';
  const body = '<GetBalance xmlns="urn:example:ledger"><account>AAA00000</account><day>2099-12-31</day></GetBalance>';
  const entry = { operation: "GetBalance", check: "invalid-accepted", expect: "refuse", body, header } as const;
  const options = { fetch: listening, operations: ["GetBalance"], phases: ["samples"], seed: 1 } as const;
  const { findings } = await testService(opened.contract, "http://localhost", { ...options, corpus: [entry] });
  expect(findings).toEqual([]);
  expect(sent.find((text) => text.includes("<soapenv:Envelope"))).toContain(
    `<soapenv:Header>${header}</soapenv:Header>`,
  );
});
