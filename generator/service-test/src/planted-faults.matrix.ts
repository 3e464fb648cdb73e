import { beforeAll, expect, test } from "@jest/globals";
import type { LiveContract } from "@stubwright/live";
import { openForTest } from "./open-for-test.js";
import { type ServiceReport, testService } from "./test-service.js";
import {
  type PlantedContract,
  type PlantedFault,
  plantedContracts,
  plantedFaults,
  plantedFolder,
} from "./testing/planted-fault.js";
import { startPlanted } from "./testing/planted-server.js";

const contracts = new Map<PlantedContract, LiveContract>();

beforeAll(async () => {
  for (const name of plantedContracts) {
    const { contract } = await openForTest({ entry: `${plantedFolder}${name}.wsdl` });
    if (contract === undefined) throw new Error(`The contract ${name} does not load.`);
    contracts.set(name, contract);
  }
});

async function reportOn(fault: PlantedFault | undefined, name: PlantedContract = "shop"): Promise<ServiceReport> {
  const contract = contracts.get(name);
  if (contract === undefined) throw new Error(`There is no contract ${name}.`);
  const server = await startPlanted(contract, fault, name);
  try {
    const phases = fault?.phases;
    return await testService(contract, server.url, { seed: 1, count: 20, maxTimeMs: 5000, seconds: 600, phases });
  } finally {
    await server.close();
  }
}

test("nothing is found on the correct shop, over both wires", async () => {
  const { findings, soapUrl, jsonUrl, coverage } = await reportOn(undefined);
  expect(findings.map(({ check, point, message }) => `${check} ${point} ${message}`)).toEqual([]);
  expect([soapUrl?.endsWith("/soap11"), jsonUrl === undefined]).toEqual([true, false]);
  expect(coverage.operations.map(({ name, unreached, unseenFaults }) => ({ name, unreached, unseenFaults }))).toEqual([
    { name: "StoreProfile", unreached: [], unseenFaults: [] },
    { name: "PlaceOrder", unreached: expect.anything(), unseenFaults: [] },
    { name: "Subscribe", unreached: [], unseenFaults: [] },
  ]);
});

test("nothing is found on the correct ledger, in both versions of SOAP", async () => {
  const { findings, calls, coverage } = await reportOn(undefined, "ledger");
  expect(findings.map(({ check, point, message }) => `${check} ${point} ${message}`)).toEqual([]);
  expect(calls).toBeGreaterThan(1000);
  expect(coverage.operations.flatMap(({ unseenFaults }) => unseenFaults)).toEqual([]);
});

test("there are faults of at least 40 kinds", () => {
  expect(plantedFaults().length).toBeGreaterThanOrEqual(40);
});

test.each(plantedFaults().map((fault) => [fault.name, fault] as const))("%s is found", async (name, fault) => {
  const { findings } = await reportOn(fault, fault.contract);
  const checks = findings.filter(({ level }) => level !== "info").map(({ check }) => check);
  expect({ name, checks }).toEqual({ name, checks: expect.arrayContaining([fault.found?.[0]]) });
});
