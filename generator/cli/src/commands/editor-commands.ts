import type { Command } from "commander";
import type { Terminal } from "../terminal/terminal.js";

/** Declares the command for editors: `lsp`. */
export function addEditorCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("lsp")
    .description("run a language server for WSDL and XSD on standard input and output, for editors")
    .option("--stdio", "the only way to talk, which some editors name")
    .action(async () => {
      const { lspCommand } = await import("./lsp-command.js");
      finish(await lspCommand(terminal));
    });
}
