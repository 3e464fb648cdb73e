import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { test } from "@jest/globals";
import { expectGameTests } from "./expect-game-tests.js";

const project = fileURLToPath(new URL("./jest-project", import.meta.url));
const program = createRequire(import.meta.url).resolve("jest/bin/jest");
const options = ["--json", "--rootDir", project, "--config", '{"transform":{}}'];

test("Jest with ES modules runs tests of the generated client against handlers, the mock and a server", () =>
  expectGameTests(["--experimental-vm-modules", "--no-warnings", program, ...options]));
