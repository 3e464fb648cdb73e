import type { Command } from "commander";
import { addComparisonOptions } from "./comparison-options.js";
import { addContractOption } from "./contract-option.js";
import type { Terminal } from "./terminal.js";

/** Adds the commands that keep generated code what the contract makes: `generate` and `check`. */
export function addContractCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("generate")
    .description("read the contract and write code; only changed files are touched")
    .argument("[entry]", "WSDL or XSD file, or its URL; without it the contracts of the config")
    .option("--out <folder>", "where the code of an entry goes")
    .option("--name <name>", "what an entry's generated names start from (default: its file name)")
    .option("--contract <name>", "the one contract of the config to generate")
    .option("--routes <file>", "YAML file with the JSON routes of an entry's operations")
    .option("--nulls <how>", "how null is written: nil (as xsi:nil and null) or omit")
    .option("--force", "generate even where nothing changed since the last run")
    .option("--allow-network", "fetch imports that are on the network, and lock them in stubwright.lock.json")
    .option("--update-lock", "fetch them although they are not what was locked")
    .option("--watch", "stay, and generate again when a document of the contract changes")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (entry, options) => {
      const { generateCommand } = await import("./generate-command.js");
      finish(await generateCommand(entry, options, terminal));
    });
  const check = program
    .command("check")
    .description("fail if generated code is not current; with --against also if the contract breaks its users")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .option(
      "--against [base]",
      "a git revision, git-merge-base:<revision>, file, folder or URL; in CI the target branch",
    );
  addContractOption(check, "the one contract of the config to check");
  addComparisonOptions(check).action(async (options) => {
    const { checkCommand } = await import("./check-command.js");
    finish(await checkCommand(options, terminal));
  });
}
