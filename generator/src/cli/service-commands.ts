import type { Command } from "commander";
import type { Terminal } from "./terminal.js";

/** Adds the commands that write code which people own afterwards: `init` and `implement`. */
export function addServiceCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("init")
    .description("start a project in an empty folder: contract, generated code, a service, a server and a test")
    .argument("<entry>", "WSDL file, or its URL; it is copied with all that it imports")
    .argument("[folder]", "where the project goes; it must be empty (default: this folder)")
    .option("--name <name>", "what generated names start from (default: the entry's file name)")
    .option("--allow-network", "fetch imports that are on the network; those of a URL always are")
    .action(async (entry, folder, options) => {
      const { initCommand } = await import("./init-command.js");
      finish(await initCommand(entry, folder ?? ".", options, terminal));
    });
  program
    .command("implement")
    .description("add the handlers that a service lacks, mark those of removed operations; touches nothing else")
    .argument("<file>", "TypeScript file with the object or class that implements the service")
    .option("--contract <name>", "the one contract of the config to implement")
    .option("--dry-run", "print the edit as a unified diff and write nothing")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (file, options) => {
      const { implementCommand } = await import("./implement-command.js");
      finish(await implementCommand(file, options, terminal));
    });
}
