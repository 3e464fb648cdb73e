import { describe, test } from "@jest/globals";
import { type Command, testExamples } from "../../../conformance/dist/hosts/example-tests.js";
import { runtimeBinary } from "../../../conformance/dist/hosts/runtime-binary.js";

const [bun, deno] = [runtimeBinary("bun"), runtimeBinary("deno")];
const runtimes: readonly (readonly [name: string, command: Command | undefined])[] = [
  ["Bun", bun === undefined ? undefined : [bun]],
  ["Deno", deno === undefined ? undefined : [deno, "run", "-A"]],
];

for (const [name, command] of runtimes) {
  if (command === undefined) test.skip(`${name}: npm has none for this platform`, () => undefined);
  else describe(name, () => testExamples(command));
}
