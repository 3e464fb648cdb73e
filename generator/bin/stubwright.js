#!/usr/bin/env node
import { run } from "../dist/cli/run.js";

// A reader that has seen enough (`| head`) is no defect.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
process.exitCode = await run(process.argv.slice(2), process);
