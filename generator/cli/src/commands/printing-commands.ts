import type { Command } from "commander";
import type { Terminal } from "../terminal/terminal.js";

/** Declares the commands that only print: `sample` and `explain`. */
export function addPrintingCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("sample")
    .description("print a valid message for an element, or for an operation's request")
    .argument("<element>", "local name of an element, {namespace}local, or name of an operation")
    .option("--contract <contract>", "WSDL or XSD file or URL, or name of a contract of the config")
    .option("--size <size>", "minimal (only required parts), typical or maximal", "typical")
    .option("--format <format>", "xml or json", "xml")
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (element, options) => {
      const { sampleCommand } = await import("./sample-command.js");
      finish(await sampleCommand(element, options, terminal));
    });
  program
    .command("explain")
    .description("explain a diagnostic, or a rule of compare; without a code, list all codes")
    .argument("[code]", "code of a diagnostic or of a rule")
    .action(async (code) => {
      const { explainCommand } = await import("./explain-command.js");
      finish(explainCommand(code, terminal));
    });
}
