import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { terminalOf } from "../terminal/terminal.js";
import { type WaiveOptions, waiveCommand } from "./waive-command.js";

const fingerprint = "0123456789abcdef";
const said = { reason: "agreed", owner: "ann", expires: "2999-12-31" };
const game = { entry: "a/game.wsdl", out: "game" };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-waive-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `waive` with a config of these contracts, and returns the output. */
async function waive(
  contracts: readonly object[],
  more: Partial<WaiveOptions> = {},
  change = fingerprint,
): Promise<string> {
  writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts }));
  const told: string[] = [];
  const stdout = { write: (text: string) => told.push(text) };
  const terminal = terminalOf({ cwd: () => folder, env: {}, stdout, stderr: stdout });
  await waiveCommand(change, { ...said, ...more }, terminal);
  return told.join("").trimEnd();
}

describe("waive refuses", () => {
  test.each<[string, readonly object[], Partial<WaiveOptions>, string, RegExp]>([
    ["for what is no fingerprint", [game], {}, "0123", /^0123 is not a fingerprint/],
    ["until what is no day", [game], { expires: "2999-02-30" }, fingerprint, /^--expires must be a day/],
    [
      "until a day that is past",
      [game],
      { expires: "2020-01-01" },
      fingerprint,
      /^--expires 2020-01-01 is in the past/,
    ],
    ["for one of several contracts", [game, { ...game, out: "b" }], {}, fingerprint, /several contracts\. Name one/],
    [
      "beside a contract on the network, where none is looked for",
      [{ entry: "http://games.example/soap11?wsdl", out: "b" }],
      {},
      fingerprint,
      /is on the network\. Name a waivers file with --file/,
    ],
  ])("%s", async (_title, contracts, more, change, message) => {
    await expect(waive(contracts, more, change)).rejects.toThrow(message);
  });
});

test("the first waiver of a file starts a list below a comment", async () => {
  expect(await waive([game], { file: "mine.yaml" })).toBe(`mine.yaml: ${fingerprint} may pass until 2999-12-31.`);
  expect(readFileSync(join(folder, "mine.yaml"), "utf8")).toMatch(
    /^# yaml-language-server: \$schema=node_modules\/stubwright\/schemas\/waivers\.schema\.json\n# Findings that .*\n\n?- fingerprint: "?0123456789abcdef"?\n {2}reason: agreed\n {2}owner: ann\n {2}expires: 2999-12-31\n$/,
  );
  await expect(waive([game], { file: "mine.yaml" })).rejects.toThrow(/^mine\.yaml:\d+ already waives 0123456789abcdef/);
});
