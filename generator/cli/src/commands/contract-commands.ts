import type { Command } from "commander";
import { addComparisonOptions, addContractOption, collect } from "../comparison/comparison-options.js";
import type { Terminal } from "../terminal/terminal.js";

/** Declares the commands that keep generated code current: `generate` and `check`, and `inputs`, which tells what they read. */
export function addContractCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("generate")
    .description("generate code from contracts; writes only files that changed")
    .argument("[entry]", "WSDL or XSD file or URL (default: all contracts of the config)")
    .option("--out <folder>", "folder for the entry's code")
    .option("--name <name>", "name of the entry's service in generated code (default: the entry's file name)")
    .option("--contract <name>", "generate only this contract of the config")
    .option("--routes <file>", "YAML file with JSON routes for the entry's operations")
    .option("--element <name>", "generate only this global element of the entry; repeatable (default: all)", collect)
    .option("--nulls <how>", "how null is sent: nil (xsi:nil, JSON null) or omit (no element, no member)")
    .option("--import-extension <end>", "file extension in imports of generated modules: js (default), ts or none")
    .option(
      "--scalar <type=as>",
      "TypeScript type for a built-in type, such as long=number or dateTime=Date; repeatable",
      collect,
    )
    .option("--enumerations <how>", "whether unknown enumeration values are accepted: closed (no, default) or open")
    .option("--documents", "also write documents.ts: codecs for whole documents of the entry's global elements")
    .option(
      "--openapi-types",
      "also write openapi.ts: the entry's OpenAPI types, which the compiler compares with types.ts",
    )
    .option("--operations <names>", "generate only these operations of the entry: First,Second; repeatable", collect)
    .option("--unresolved <how>", "how to treat references to missing types: error (default) or open (any content)")
    .option("--strict", "fail if an operation cannot be generated, instead of leaving it out")
    .option("--force", "generate even if nothing changed since the last run, and overwrite hand-written files")
    .option("--allow-network", "fetch imports from the network, and lock them in stubwright.lock.json")
    .option("--update-lock", "fetch imports, and accept those that differ from the lock file")
    .option("--watch", "keep running, and generate again after each change of the contract")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (entry, options) => {
      const { generateCommand } = await import("./generate-command.js");
      finish(await generateCommand(entry, options, terminal));
    });
  const check = program
    .command("check")
    .description("fail if generated code is not current; with --against, also if a change breaks the contract's users")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .option(
      "--against [base]",
      "base to compare with: a git revision, git-merge-base:<revision>, file, folder or URL (default in CI: the target branch)",
    );
  addContractOption(check, "check only this contract of the config");
  check.option("--diff", "also show the differences of files that are not current");
  addComparisonOptions(check).action(async (options) => {
    const { checkCommand } = await import("./check-command.js");
    finish(await checkCommand(options, terminal));
  });
  program
    .command("inputs")
    .description("list the files that generate and check read, for the cache of a task runner")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .option("--contract <name>", "only the files of this contract of the config")
    .option("--json", "print inputs and outputs as JSON")
    .action(async (options) => {
      const { inputsCommand } = await import("./inputs-command.js");
      finish(await inputsCommand(options, terminal));
    });
}
