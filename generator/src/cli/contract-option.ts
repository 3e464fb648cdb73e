import { type Command, Option } from "commander";

/** Adds `--contract`, which chooses a contract of the config. `--name`, as the option was called at first, does the same. */
export function addContractOption(command: Command, description: string): Command {
  return command
    .option("--contract <name>", description)
    .addOption(new Option("--name <name>").hideHelp())
    .on("option:name", (name) => command.setOptionValue("name", undefined).setOptionValue("contract", name));
}
