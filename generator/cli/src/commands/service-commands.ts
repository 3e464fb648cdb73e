import { type Command, Option } from "commander";
import { collect } from "../comparison/comparison-options.js";
import type { Terminal } from "../terminal/terminal.js";

/** Declares the commands that write code for people to edit: `init` and `implement`. */
export function addServiceCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("init")
    .description("start a project with a service or a client in an empty folder, or add a contract to a project")
    .argument("<entry>", "WSDL file or URL; the project gets a copy, with all imports")
    .argument("[folder]", "empty or new folder for the project (default: the current folder)")
    .option("--name <name>", "name of the service in generated code (default: the entry's file name)")
    .option("--client", "write a client instead of a service")
    .option("--into <project>", "add the contract to the project in this folder")
    .option("--dry-run", "with --into: list what would be written, and write nothing")
    .option(
      "--overwrite <file>",
      "with --into: overwrite this file of the project, which init would write differently; repeat for others",
      collect,
    )
    .addOption(
      new Option("--ci <host>", "which CI the project gets a file for")
        .choices(["github", "gitlab", "none"])
        .default("github"),
    )
    .option("--allow-network", "fetch a file's imports from the network (for a URL, always on)")
    .option(
      "--allow-host <host>",
      "also fetch from this host (with its port), which the URL's documents name; repeat for others",
      collect,
    )
    .option(
      "--packages <folder>",
      "for versions that no registry has: a folder with archives of the packages, of which the project gets copies",
    )
    .action(async (entry, folder, options) => {
      if (options.into === undefined) {
        const { initCommand } = await import("./init-command.js");
        finish(await initCommand(entry, folder ?? ".", options, terminal));
      } else {
        const { initIntoCommand } = await import("./init-into-command.js");
        finish(await initIntoCommand(entry, folder, options, terminal));
      }
    });
  program
    .command("implement")
    .description("add missing handlers to a service, and mark handlers of removed operations; changes nothing else")
    .argument("<file>", "TypeScript file with the object or class that implements the service")
    .option("--contract <name>", "implement only this contract of the config")
    .option("--dry-run", "print the change as a unified diff, and write nothing")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (file, options) => {
      const { implementCommand } = await import("./implement-command.js");
      finish(await implementCommand(file, options, terminal));
    });
}
