import { generatorVersion } from "@stubwright/codegen/write";
import { UsageError } from "@stubwright/contract/diagnostics";
import { Command, CommanderError } from "commander";
import { describeFailure, exitStatus } from "../terminal/exit-status.js";
import { type ProcessLike, type Terminal, terminalOf } from "../terminal/terminal.js";
import { addCompareCommands } from "./compare-commands.js";
import { addContractCommands } from "./contract-commands.js";
import { addEditorCommands } from "./editor-commands.js";
import { addLiveCommands } from "./live-commands.js";
import { addPrintingCommands } from "./printing-commands.js";
import { addServiceCommands } from "./service-commands.js";

const examples = `
Examples:
  stubwright generate                                 generate all contracts of stubwright.config.json
  stubwright generate shop.wsdl --out src/shop        generate one contract without a config
  stubwright generate --watch                         generate again after each change, until Ctrl-C
  stubwright init shop.wsdl my-shop                   start a project with a service, a server and tests
  stubwright init shop.wsdl --into my-app --client    add a contract and its client to a project that is there
  stubwright implement src/service.ts                 add missing handlers to the service
  stubwright check                                    in CI: fail if committed code is not current
  stubwright check --against main                     also fail if a change since main breaks somebody
  stubwright compare v1.wsdl v2.wsdl                  list the changes and whom they break
  stubwright changelog v1.4.2 .                       tell users what changed, and propose the next version
  stubwright sample PlayRequest --size minimal        print a valid message as XML (JSON: --format json)
  stubwright mock shop.wsdl                           serve samples and examples in place of a service
  stubwright console shop.wsdl --to http://shop.test  read the contract, and call its service from a page
  stubwright docs shop.wsdl --out site                write the page as a static site
  stubwright test shop.wsdl --url http://shop.test    test a running service against its contract
  stubwright lsp                                      run a language server for WSDL and XSD, for editors
  stubwright explain xsd-unresolved-reference         explain a diagnostic and how to fix its cause

Exit status:
  0   success, no findings
  1   findings of check, compare or test
  2   wrong options or config
  3   a contract does not load or is invalid
  4   the base of a comparison, or the service to test, is not available
  70  a defect of stubwright`;

/** Runs one command line and resolves to its exit status. Never rejects, and never ends the process. */
export async function run(args: readonly string[], process: ProcessLike): Promise<number> {
  const terminal = terminalOf(process);
  let status: number = exitStatus.ok;
  const program = createProgram(terminal, (result) => {
    status = result;
  });
  try {
    await program.parseAsync(withoutHelpForNothing(args, program), { from: "user" });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitStatus.ok : exitStatus.usage;
    if (error instanceof UsageError) {
      terminal.error(error.message);
      return exitStatus.usage;
    }
    const failure = describeFailure(error, args);
    terminal.error(failure.text);
    return failure.status;
  }
}

/**
 * Rewrites a request for help about an unknown command to that command alone. Commander then reports the unknown command;
 * otherwise it would print the general help without a reason.
 */
function withoutHelpForNothing(args: readonly string[], program: Command): string[] {
  const [first, second] = args;
  const name = first === "help" ? second : first;
  const isKnown = name === undefined || name.startsWith("-") || program.commands.some((one) => one.name() === name);
  if (name === "help") return ["help"];
  return isKnown ? [...args] : [name];
}

function createProgram(terminal: Terminal, finish: (status: number) => void): Command {
  const program = new Command("stubwright")
    .description("Generates TypeScript types, codecs, servers, clients and OpenAPI from WSDL and XSD contracts.")
    .version(generatorVersion, "--version", "print the version")
    .addHelpText("after", examples)
    .showHelpAfterError("(for help, run stubwright --help)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
    });
  addContractCommands(program, terminal, finish);
  addServiceCommands(program, terminal, finish);
  addCompareCommands(program, terminal, finish);
  addLiveCommands(program, terminal, finish);
  addPrintingCommands(program, terminal, finish);
  addEditorCommands(program, terminal, finish);
  for (const command of program.commands)
    command.showHelpAfterError(`(for help, run stubwright ${command.name()} --help)`);
  return program;
}
