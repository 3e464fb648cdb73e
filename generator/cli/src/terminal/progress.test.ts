import { expect, test } from "@jest/globals";
import { startProgress } from "./progress.js";
import { terminalOf } from "./terminal.js";

interface Watched {
  readonly isTTY: boolean;
  readonly columns?: number;
}

/** Returns the text on standard error if stages begin at the given times. */
function written(stages: readonly [number, string][], stderr: Watched): string {
  let text = "";
  let time = 0;
  const terminal = terminalOf({
    stdout: { write: () => true },
    stderr: { ...stderr, write: (piece) => (text += piece) },
    env: {},
    cwd: () => "/",
  });
  const progress = startProgress("shop", terminal, () => time);
  for (const [at, stage] of stages) {
    time = at;
    progress.stage(stage);
  }
  progress.done();
  return text;
}

const clear = "\r\u001b[2K";

test.each<[string, readonly [number, string][], Watched, string]>([
  [
    "nothing of what is quickly done",
    [
      [0, "reading"],
      [300, "printing"],
    ],
    { isTTY: true },
    "",
  ],
  [
    "one line that is written over, and gone at the end",
    [
      [0, "reading"],
      [900, "planning"],
      [1500, "printing"],
    ],
    { isTTY: true },
    `${clear}shop: planning …${clear}shop: printing …${clear}`,
  ],
  [
    "nothing in a pipe",
    [
      [0, "reading"],
      [5000, "printing"],
    ],
    { isTTY: false },
    "",
  ],
  ["no more than a line", [[2000, "printing"]], { isTTY: true, columns: 10 }, `${clear}shop: pri${clear}`],
])("%s", (_name, stages, stderr, want) => {
  expect(written(stages, stderr)).toBe(want);
});
