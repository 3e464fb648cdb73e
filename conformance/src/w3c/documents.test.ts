import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { knownFailures } from "./known-failures.js";
import { type InstanceVerdict, suiteGroups } from "./suite.js";

const run = promisify(execFile);
const isThere = suiteGroups() !== undefined;

(isThere ? describe : describe.skip)(
  "W3C schema suite, SUN: documents (skipped where ../shared/w3c-sun is absent)",
  () => {
    let verdicts: readonly InstanceVerdict[] = [];

    beforeAll(async () => {
      const program = fileURLToPath(new URL("./run-suite.js", import.meta.url));
      const { stdout } = await run(process.execPath, [program], { maxBuffer: 64 * 1024 * 1024 });
      verdicts = JSON.parse(stdout);
    });

    test("all documents are judged", () => {
      expect(verdicts.filter(({ valid }) => valid)).toHaveLength(542);
      expect(verdicts.filter(({ valid }) => !valid)).toHaveLength(387);
    });

    test("exactly the known documents fail", () => {
      const failed = verdicts
        .filter(({ failure }) => failure !== undefined)
        .map(({ file, failure }) => ({ file, failure }));
      const known = new Set(knownFailures.flatMap(({ files }) => files));
      expect(failed.filter(({ file }) => !known.has(file))).toEqual([]);
      expect([...known].filter((file) => !failed.some((verdict) => verdict.file === file))).toEqual([]);
    });
  },
);
