import type { Command } from "commander";
import { addComparisonOptions, addContractOption, collect } from "../comparison/comparison-options.js";
import type { Terminal } from "../terminal/terminal.js";

/** Declares `compare`, `changelog`, `rules` and `waive`. Their modules load when they run, so that other commands start faster. */
export function addCompareCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  const compare = program
    .command("compare")
    .description("list the changes between two contracts and whom each change breaks; needs no config")
    .argument("<base>", "the old contract: a file, folder, URL (…?wsdl), git revision or <revision>:<path>")
    .argument("<head>", "the new contract, named in the same ways; `.` is the current folder")
    .option("--config <file>", "config file whose compatibility section applies")
    .option("--allow-network", "fetch imports from the network that stubwright.lock.json does not pin");
  addContractOption(compare, "compare only this contract, if there are several");
  addComparisonOptions(compare).action(async (base, head, options) => {
    const { compareCommand } = await import("./compare-command.js");
    finish(await compareCommand(base, head, options, terminal));
  });
  const changelog = program
    .command("changelog")
    .description("tell callers and implementers what changed between two contracts, and propose the next version")
    .argument("<base>", "the old contract, named as for compare")
    .argument("<head>", "the new contract, named in the same ways; `.` is the current folder")
    .option("--config <file>", "config file whose compatibility section applies")
    .option("--allow-network", "fetch imports from the network that stubwright.lock.json does not pin")
    .option("--current <version>", "version to count from (default: that of the generated package in the base)")
    .option("--format <format>", "markdown (default) or json")
    .option("--surface <list>", "whom to tell, separated by commas: soap, json, ts-client, ts-server (default: all)")
    .option("--readers <how>", "how strictly callers and services read messages: open, closed or ours")
    .option("--waivers <file>", "an additional waivers file; repeatable", collect);
  addContractOption(changelog, "tell of this contract only, if there are several").action(
    async (base, head, options) => {
      const { changelogCommand } = await import("./changelog-command.js");
      finish(await changelogCommand(base, head, options, terminal));
    },
  );
  program
    .command("rules")
    .description("list the rules of compare with their levels")
    .option("--json", "print the rules as JSON")
    .option("--report-schema", "print the JSON schema of the json report, not the rules")
    .action(async (options) => {
      const { rulesCommand } = await import("./rules-command.js");
      finish(rulesCommand(options, terminal));
    });
  const waive = program
    .command("waive")
    .description("let a finding pass until a date; writes a waiver with a reason to the contract's waivers file")
    .argument("<fingerprint>", "fingerprint of a finding or a change, from a report")
    .requiredOption("--reason <text>", "why the finding may pass")
    .requiredOption("--owner <name>", "who is responsible for the waiver")
    .requiredOption("--expires <day>", "last day of the waiver, such as 2027-03-01")
    .option("--file <file>", "waivers file (default: <contract>.waivers.yaml beside the contract)")
    .option("--config <file>", "config file (default: stubwright.config.json)");
  addContractOption(waive, "the contract of the config that has the finding").action(async (fingerprint, options) => {
    const { waiveCommand } = await import("./waive-command.js");
    finish(await waiveCommand(fingerprint, options, terminal));
  });
}
