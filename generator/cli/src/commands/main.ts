import { stopKeptPrinter } from "@stubwright/codegen/emit";
import { run } from "./run.js";
import { tellFailure } from "./tell-failure.js";

/** Runs the command line of this process, whose exit status it sets. */
export async function main(): Promise<void> {
  const args = process.argv.slice(2);

  // What nobody catches must not end with Node's own status 1, which says that the check found something.
  process.on("uncaughtException", (error) => {
    const { status, text } = tellFailure(error, args);
    process.stderr.write(`${text}\n`, () => process.exit(status));
  });

  // A reader that has seen enough (`| head`) is no defect, and the command goes on: files are written whole, and its status is true.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
  process.exitCode = await run(args, process);
  stopKeptPrinter();
}
