import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { watchUntilStopped } from "./watch-until-stopped.js";

const pause = (time: number): Promise<void> => new Promise((resume) => setTimeout(resume, time));

test("a round follows each change only, and the first signal ends the loop", async () => {
  const root = mkdtempSync(join(tmpdir(), "stubwright-rounds-"));
  const file = join(root, "a.json");
  const listeners = (): readonly number[] => ["SIGINT", "SIGTERM"].map((signal) => process.listenerCount(signal));
  const before = listeners();
  let rounds = 0;
  const watching = watchUntilStopped(root, async () => {
    rounds += 1;
    return { files: [file], isRefused: false };
  });
  await pause(200);
  // The second sees what changed before the folder was watched.
  expect(rounds).toBe(2);
  writeFileSync(file, "1");
  for (let left = 200; rounds < 3 && left > 0; left -= 1) await pause(20);
  process.emit("SIGINT");
  await watching;
  expect({ rounds, listeners: listeners() }).toEqual({ rounds: 3, listeners: before });
  rmSync(root, { recursive: true });
});
