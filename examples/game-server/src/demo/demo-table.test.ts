import { expect, test } from "@jest/globals";
import { countFailures, type DemoRow, renderDemoTable } from "./demo-table.js";

const good: DemoRow = {
  operation: "MatchTilesPerformanceRequest",
  kind: "request-reply",
  json: { ok: true, text: "200 TileBoard score 0" },
  soap: { ok: true, text: "200 TileBoard score 0" },
  milliseconds: 12.345,
};
const bad: DemoRow = {
  operation: "SpinRequest",
  kind: "one-way",
  json: { ok: true, text: "200 accepted" },
  soap: { ok: false, text: `a very long\nreason ${"x".repeat(200)}` },
  milliseconds: 1234.5,
};

test("a good run: aligned columns and one summary line", () => {
  expect(renderDemoTable([good], { color: true }).split("\n")).toEqual([
    "operation                     kind           JSON                         SOAP                              ms",
    "-".repeat(110),
    "MatchTilesPerformanceRequest  request-reply  200 TileBoard score 0        200 TileBoard score 0           12.3",
    "",
    "1 operations, 2 calls over JSON and SOAP: all as the contract says",
  ]);
  expect(countFailures([good])).toBe(0);
});

test("a bad run: marked in the table within its width, told in full below", () => {
  const lines = renderDemoTable([good, bad], { color: false }).split("\n");
  expect(lines[3]).toContain("FAILED a very long reason");
  expect(lines.slice(0, 4).every((line) => line.length <= 110)).toBe(true);
  expect(lines.slice(-2)).toEqual([
    "2 operations, 4 calls over JSON and SOAP: 1 failed",
    `SpinRequest over SOAP: a very long reason ${"x".repeat(200)}`,
  ]);
  expect(countFailures([good, bad])).toBe(1);
});

test("color only when asked for, and only for what failed", () => {
  const red = (color: boolean) =>
    renderDemoTable([good, bad], { color })
      .split("\n")
      .flatMap((line, index) => (line.startsWith("\u001b[31m") && line.endsWith("\u001b[0m") ? [index] : []));
  expect(red(true)).toEqual([3]);
  expect(red(false)).toEqual([]);
});
