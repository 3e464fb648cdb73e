import type { Command } from "commander";
import type { Terminal } from "./terminal.js";

/** Adds the commands that write code which people own afterwards: `init` and `implement`. */
export function addServiceCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("init")
    .description("start a project in an empty folder: contract, generated code, a service, a server and a test")
    .argument("<entry>", "WSDL file or URL; it is copied with everything that it imports")
    .argument("[folder]", "folder for the project; it must be empty (default: this folder)")
    .option("--name <name>", "base of generated names (default: the entry's file name)")
    .option("--allow-network", "fetch imports from the network; imports of a URL are always fetched")
    .action(async (entry, folder, options) => {
      const { initCommand } = await import("./init-command.js");
      finish(await initCommand(entry, folder ?? ".", options, terminal));
    });
  program
    .command("implement")
    .description("add the handlers that a service lacks, and mark those of removed operations; changes nothing else")
    .argument("<file>", "TypeScript file with the object or class that implements the service")
    .option("--contract <name>", "the contract of the config to implement")
    .option("--dry-run", "print the edit as a unified diff and write nothing")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (file, options) => {
      const { implementCommand } = await import("./implement-command.js");
      finish(await implementCommand(file, options, terminal));
    });
}
