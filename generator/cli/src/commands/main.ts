import { stopKeptPrinter } from "@stubwright/codegen/emit";
import { describeFailure } from "../terminal/exit-status.js";
import { run } from "./run.js";

/** Runs this process's command line and sets the exit status. */
export async function main(): Promise<void> {
  const args = process.argv.slice(2);

  // Node would end with status 1 after an uncaught error, but status 1 means findings.
  process.on("uncaughtException", (error) => {
    const { status, text } = describeFailure(error, args);
    process.stderr.write(`${text}\n`, () => process.exit(status));
  });

  // A reader such as `head` may close the pipe early. The command goes on, so that all files are written and the status is right.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  process.exitCode = await run(args, process);
  stopKeptPrinter();
}
