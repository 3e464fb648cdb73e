import type { Command } from "commander";
import { addComparisonOptions, addContractOption } from "./comparison-options.js";
import type { Terminal } from "./terminal.js";

/** Adds `compare`, `rules` and `waive`; what they need is loaded when they run. */
export function addCompareCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  const compare = program
    .command("compare")
    .description("report what changed between two contracts, and whom it breaks; needs no config")
    .argument("<base>", "a file, a folder, a URL (…?wsdl), a git revision, or <revision>:<path>")
    .argument("<head>", "the same; `.` is the folder as it is")
    .option("--config <file>", "config file with the compatibility section to use")
    .option("--allow-network", "fetch imports over http(s) that stubwright.lock.json does not pin");
  addContractOption(compare, "the contract to compare, if there are several");
  addComparisonOptions(compare).action(async (base, head, options) => {
    const { compareCommand } = await import("./compare-command.js");
    finish(await compareCommand(base, head, options, terminal));
  });
  program
    .command("rules")
    .description("list the rules of compare with their levels")
    .option("--json", "print JSON")
    .option("--report-schema", "print the JSON schema of the json report instead")
    .action(async (options) => {
      const { rulesCommand } = await import("./rules-command.js");
      finish(rulesCommand(options, terminal));
    });
  const waive = program
    .command("waive")
    .description("let a finding pass until a date, with a reason; adds it to the contract's waivers file")
    .argument("<fingerprint>", "of a finding or of a change, as reports print it")
    .requiredOption("--reason <text>", "why this may pass")
    .requiredOption("--owner <name>", "who answers for it")
    .requiredOption("--expires <day>", "the last day it counts, such as 2027-03-01")
    .option("--file <file>", "the waivers file (default: beside the contract of the config)")
    .option("--config <file>", "config file (default: stubwright.config.json)");
  addContractOption(waive, "the contract of the config that has the finding").action(async (fingerprint, options) => {
    const { waiveCommand } = await import("./waive-command.js");
    finish(await waiveCommand(fingerprint, options, terminal));
  });
}
