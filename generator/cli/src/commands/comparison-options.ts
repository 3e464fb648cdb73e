import type { SettingOptions } from "@stubwright/compat/findings";
import { reportFormats } from "@stubwright/compat/report";
import { type Command, Option } from "commander";

/** What the command line of a command that compares says, as `addComparisonOptions` has it read. */
export interface ComparisonOptions extends SettingOptions {
  readonly contract?: string;
  readonly config?: string;
  readonly report?: readonly string[];
  readonly waivers?: readonly string[];
  /** Also report what breaks nobody. */
  readonly all?: boolean;
}

/** The options of every command that compares. */
export function addComparisonOptions(command: Command): Command {
  return command
    .option(
      "--report <format[=file]>",
      `${reportFormats.slice(0, -1).join(", ")} or ${reportFormats.at(-1)}; may be repeated`,
      collect,
    )
    .option("--surface <list>", "soap, json, ts-client, ts-server, or wire, source, all (default: all)")
    .option("--order <order>", "oc: old clients with the new server; nc: new clients with the old server; both")
    .option("--fail-on <level>", "error, warning, info or never (default: error)")
    .option("--readers <how>", "how peers read messages: open, closed or ours")
    .addOption(new Option("--waivers <file>", "one more waivers file; may be repeated").argParser(collect))
    .option("--all", "also list changes that break nobody");
}

/** The values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** Adds `--contract`, which chooses a contract of the config. `--name`, as the option was called at first, does the same. */
export function addContractOption(command: Command, description: string): Command {
  return command
    .option("--contract <name>", description)
    .addOption(new Option("--name <name>").hideHelp())
    .on("option:name", (name) => command.setOptionValue("name", undefined).setOptionValue("contract", name));
}
