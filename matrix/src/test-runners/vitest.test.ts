import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "@jest/globals";
import { expectGameTests } from "../../../conformance/dist/test-runners/expect-game-tests.js";

const project = fileURLToPath(new URL("../../src/test-runners/vitest-project", import.meta.url));
const program = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");

/** Vitest runs the TypeScript itself. */
test("Vitest runs tests of the generated client against handlers, the mock and a server", () =>
  expectGameTests([program, "run", "--reporter", "json", "--root", project]));
