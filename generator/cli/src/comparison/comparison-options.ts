import type { SettingOptions } from "@stubwright/compat/findings";
import { reportFormats } from "@stubwright/compat/report";
import { type Command, Option } from "commander";

/** The options that `addComparisonOptions` declares, as commander parses them. */
export interface ComparisonOptions extends SettingOptions {
  readonly contract?: string;
  readonly config?: string;
  readonly report?: readonly string[];
  readonly waivers?: readonly string[];
  /** Also reports changes that break nobody. */
  readonly all?: boolean;
}

/** Declares the options that all comparing commands share. */
export function addComparisonOptions(command: Command): Command {
  return command
    .option(
      "--report <format[=file]>",
      `format of the report, and a file to write it to: ${reportFormats.slice(0, -1).join(", ")} or ${reportFormats.at(-1)}; repeatable`,
      collect,
    )
    .option(
      "--surface <list>",
      "what to judge, separated by commas: soap, json, ts-client, ts-server; wire, source or all (default: all)",
    )
    .option(
      "--order <order>",
      "who is updated first: oc (old clients call the new server), nc (new clients call the old server) or both",
    )
    .option("--fail-on <level>", "lowest level that fails the command: error, warning, info or never (default: error)")
    .option("--readers <how>", "how strictly callers and services read messages: open, closed or ours")
    .addOption(new Option("--waivers <file>", "an additional waivers file; repeatable").argParser(collect))
    .option("--all", "also list changes that break nobody");
}

/** Collects the values of a repeatable option. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** Declares `--contract`, which chooses a contract of the config. The hidden `--name` is an alias: the option's first name. */
export function addContractOption(command: Command, description: string): Command {
  return command
    .option("--contract <name>", description)
    .addOption(new Option("--name <name>").hideHelp())
    .on("option:name", (name) => command.setOptionValue("name", undefined).setOptionValue("contract", name));
}
