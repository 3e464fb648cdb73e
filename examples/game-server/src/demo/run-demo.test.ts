import { expect, test } from "@jest/globals";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { runDemo } from "./run-demo.js";

test("every operation goes well over both wires, and its message is in the journal", async () => {
  const folder = createScratchFolder();
  const rows = await runDemo(folder.path);
  const outcomes = rows.map(({ json, soap }) => `${json.ok} ${json.text} | ${soap.ok} ${soap.text}`);
  expect(outcomes.slice(0, 5)).toEqual([
    expect.stringMatching(/^true 200 TileBoard score \d+ \| true 200 TileBoard score \d+$/),
    "true 200 {} | true 200 {}",
    "true 200 BalloonResult 1 popped | true 200 BalloonResult 1 as it was",
    "true 200 {} | true 200 {}",
    "true 200 {} | true 200 {}",
  ]);
  expect(outcomes.slice(5)).toEqual(Array(17).fill("true 200 accepted | true 202 accepted"));
  folder.remove();
});

test("messages of an earlier run in the same folder are noticed", async () => {
  const folder = createScratchFolder();
  await runDemo(folder.path);
  const rows = await runDemo(folder.path);
  const spin = rows.find((row) => row.operation === "SpinRequest");
  expect(spin?.json).toEqual({ ok: false, text: "not once in the journal" });
  folder.remove();
});
