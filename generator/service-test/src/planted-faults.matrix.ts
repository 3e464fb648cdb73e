import { beforeAll, expect, test } from "@jest/globals";
import type { LiveContract } from "@stubwright/live";
import { openForTest } from "./open-for-test.js";
import { type ServiceReport, testService } from "./test-service.js";
import { plantedFaults, plantedFolder } from "./testing/planted-fault.js";
import { startPlanted } from "./testing/planted-server.js";

let contract: LiveContract | undefined;

beforeAll(async () => {
  ({ contract } = await openForTest({ entry: `${plantedFolder}shop.wsdl` }));
});

async function reportOn(fault: Parameters<typeof startPlanted>[1]): Promise<ServiceReport> {
  if (contract === undefined) throw new Error("The contract does not load.");
  const server = await startPlanted(contract, fault);
  try {
    const phases = fault?.phases;
    return await testService(contract, server.url, { seed: 1, count: 20, maxTimeMs: 5000, seconds: 600, phases });
  } finally {
    await server.close();
  }
}

test("nothing is found on the correct server, over both wires", async () => {
  const { findings, soapUrl, jsonUrl, coverage } = await reportOn(undefined);
  expect(findings.map(({ check, point, message }) => `${check} ${point} ${message}`)).toEqual([]);
  expect([soapUrl?.endsWith("/soap11"), jsonUrl === undefined]).toEqual([true, false]);
  expect(coverage.operations.map(({ name, unreached, unseenFaults }) => ({ name, unreached, unseenFaults }))).toEqual([
    { name: "StoreProfile", unreached: [], unseenFaults: [] },
    { name: "PlaceOrder", unreached: expect.anything(), unseenFaults: [] },
    { name: "Subscribe", unreached: [], unseenFaults: [] },
  ]);
});

test("there are faults of at least 40 kinds", () => {
  expect(plantedFaults().length).toBeGreaterThanOrEqual(40);
});

test.each(plantedFaults().map((fault) => [fault.name, fault] as const))("%s is found", async (name, fault) => {
  const { findings } = await reportOn(fault);
  const errors = findings.filter(({ level }) => level === "error").map(({ check }) => check);
  expect({ name, errors }).toEqual({ name, errors: expect.arrayContaining([fault.found?.[0]]) });
});
