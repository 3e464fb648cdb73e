import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countFailures, renderDemoTable } from "./demo/demo-table.js";
import { runDemo } from "./demo/run-demo.js";

/** `npm run demo`: every operation over both wires against a server of its own; exit code 1 if any call went wrong. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "game-demo-"));
  try {
    console.log("The game server has a page to call it from: npm start, then http://localhost:8080/console\n");
    const rows = await runDemo(dataDir);
    const color = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
    console.log(renderDemoTable(rows, { color }));
    process.exitCode = countFailures(rows) === 0 ? 0 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(`the demo failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
