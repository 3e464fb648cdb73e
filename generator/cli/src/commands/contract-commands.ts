import type { Command } from "commander";
import { addComparisonOptions, addContractOption, collect } from "./comparison-options.js";
import type { Terminal } from "./terminal.js";

/** Adds the commands that keep generated code what the contract makes: `generate` and `check`. */
export function addContractCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("generate")
    .description("generate code from the contract; writes only files that changed")
    .argument("[entry]", "WSDL or XSD file or URL (default: every contract of the config)")
    .option("--out <folder>", "folder for the code of an entry")
    .option("--name <name>", "base of an entry's generated names (default: its file name)")
    .option("--contract <name>", "generate only this contract of the config")
    .option("--routes <file>", "YAML file with the JSON routes of an entry's operations")
    .option("--element <name>", "global element of an entry to generate; may be repeated (default: all)", collect)
    .option("--nulls <how>", "how to write null: nil (xsi:nil and JSON null) or omit")
    .option("--import-extension <end>", "how generated modules import each other: js (default), ts or none")
    .option(
      "--scalar <type=as>",
      "what holds a built-in type's values: long=number, dateTime=Date; may be repeated",
      collect,
    )
    .option("--enumerations <how>", "whether readers take unknown values of enumerations: closed (default) or open")
    .option("--documents", "also write documents.ts: codecs for whole documents of an entry's global elements")
    .option(
      "--openapi-types",
      "also write openapi.ts: an entry's OpenAPI types, and the assertion that types.ts agrees",
    )
    .option(
      "--operations <names>",
      "generate only these operations of an entry: First,Second; may be repeated",
      collect,
    )
    .option("--unresolved <how>", "what a reference to nothing is: error (default) or open, which takes any content")
    .option("--strict", "fail if an operation cannot be had, instead of leaving it out")
    .option(
      "--force",
      "generate even if nothing changed since the last run, and overwrite files that are not generated",
    )
    .option("--allow-network", "fetch imports from the network, and lock them in stubwright.lock.json")
    .option("--update-lock", "accept fetched imports that differ from the lock")
    .option("--watch", "keep running, and generate again when a document of the contract changes")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (entry, options) => {
      const { generateCommand } = await import("./generate-command.js");
      finish(await generateCommand(entry, options, terminal));
    });
  const check = program
    .command("check")
    .description("fail if generated code is not current; with --against, also if the contract breaks its users")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .option(
      "--against [base]",
      "a git revision, git-merge-base:<revision>, file, folder or URL; in CI, without a value, the target branch",
    );
  addContractOption(check, "check only this contract of the config");
  check.option("--diff", "also show what differs in files that are not current");
  addComparisonOptions(check).action(async (options) => {
    const { checkCommand } = await import("./check-command.js");
    finish(await checkCommand(options, terminal));
  });
}
