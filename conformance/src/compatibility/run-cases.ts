import type { Finding } from "../../../generator/compat/dist/findings/finding.js";
import type { Order, Surface } from "../../../generator/compat/dist/rules/rule.js";
import type { RuleCase } from "../../../generator/compat/dist/testing/compare-fixture.js";
import { findingsBetween } from "../../../generator/compat/dist/testing/compare-fixture.js";
import { type Complaints, compileOldCode } from "./compile-old-code.js";
import { LiveSides, type Wire } from "./live-sides.js";
import { type LineMark, type OldCode, oldCode } from "./old-code.js";
import type { RunResult } from "./run-verdict.js";
import { loadSides } from "./side-modules.js";
import { type SideOutput, SideOutputs } from "./side-output.js";
import { type Meeting, type Outcome, WireRun } from "./wire-exchange.js";

/** A case with its verdicts and the observed results. There are no results if a side cannot be generated. */
export interface CaseRun {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly results: readonly RunResult[];
}

interface Pair {
  readonly old: SideOutput;
  readonly now: SideOutput;
}

/** Generates both sides of all cases, runs old and new clients and servers over both wires, and compiles old code with new modules. */
export async function runCases(cases: readonly RuleCase[]): Promise<readonly CaseRun[]> {
  const outputs = new SideOutputs();
  const pairs = new Map<string, Pair>();
  for (const { title, old, now } of cases) {
    const [oldOutput, newOutput] = [await outputs.of(old), await outputs.of(now)];
    if (oldOutput !== undefined && newOutput !== undefined) pairs.set(title, { old: oldOutput, now: newOutput });
  }
  const wires = await runOnWires(outputs.all, pairs);
  const compiled = await compileAll(outputs.all, pairs);
  return Promise.all(
    cases.map(async ({ title, old, now }) => {
      const findings = await findingsBetween(old, now, { orders: ["oc", "nc"] });
      return { title, findings, results: [...(wires.get(title) ?? []), ...(compiled.get(title) ?? [])] };
    }),
  );
}

async function runOnWires(sides: readonly SideOutput[], pairs: ReadonlyMap<string, Pair>) {
  const live = new LiveSides(await loadSides(sides));
  await live.open();
  const results = new Map<string, RunResult[]>();
  try {
    for (const wire of ["soap", "json"] as const) {
      const run = new WireRun(live, wire);
      for (const [title, { old, now }] of pairs) {
        const met = [
          wireResult(wire, "oc", await run.meet(old, now)),
          wireResult(wire, "nc", await run.meet(now, old)),
        ];
        results.set(title, [...(results.get(title) ?? []), ...met]);
      }
    }
  } finally {
    live.close();
  }
  return results;
}

function wireResult(surface: Wire, order: Order, { request, response, notes }: Meeting): RunResult {
  return { surface, order, outcomes: { request, response, exchange: "none" }, notes };
}

/** Compiles old code with its own side, which must succeed, and with the new side, which shows what breaks. */
async function compileAll(sides: readonly SideOutput[], pairs: ReadonlyMap<string, Pair>) {
  const codes = new Map<string, OldCode>(sides.map((side) => [`own-${side.id}`, oldCode(side, `../${side.id}`)]));
  const keys = new Map([...pairs.keys()].map((title, index) => [title, `case${index}`]));
  for (const [title, { old, now }] of pairs) codes.set(keys.get(title) ?? "", oldCode(old, `../${now.id}`));
  const compiled = await compileOldCode(sides, codes);
  for (const { id } of sides) {
    const { client, handler } = compiled.get(`own-${id}`) ?? { client: new Map(), handler: new Map() };
    const wrong = [...client.values(), ...handler.values()];
    if (wrong.length > 0) throw new Error(`Code for ${id} does not compile with ${id}: ${wrong.join("\n")}`);
  }
  return new Map(
    [...keys].map(([title, key]): [string, RunResult[]] => {
      const complaints = compiled.get(key);
      if (complaints === undefined) return [title, []];
      return [title, [sourceResult("ts-client", complaints.client), sourceResult("ts-server", complaints.handler)]];
    }),
  );
}

/** If only a name is missing, the code as a whole fails. */
function sourceResult(surface: Surface, complaints: Complaints["client"]): RunResult {
  const isNameOnly = complaints.has("symbol") && complaints.size === 1;
  const outcome = (...marks: readonly LineMark[]): Outcome =>
    isNameOnly || marks.some((mark) => complaints.has(mark)) ? "refused" : "arrived";
  const outcomes = {
    request: outcome("request"),
    response: outcome("response"),
    exchange: outcome("operation", "symbol"),
  };
  return { surface, order: "oc", outcomes, notes: [...complaints.values()] };
}
