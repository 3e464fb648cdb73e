import { generatorVersion } from "@stubwright/codegen/write";
import { UsageError } from "@stubwright/contract/diagnostics";
import { Command, CommanderError } from "commander";
import { addCompareCommands } from "./compare-commands.js";
import { addContractCommands } from "./contract-commands.js";
import { exitStatus } from "./exit-status.js";
import { addLiveCommands } from "./live-commands.js";
import { addPrintingCommands } from "./printing-commands.js";
import { addServiceCommands } from "./service-commands.js";
import { tellFailure } from "./tell-failure.js";
import { type ProcessLike, type Terminal, terminalOf } from "./terminal.js";

const examples = `
Examples:
  stubwright generate                                 every contract of stubwright.config.json
  stubwright generate shop.wsdl --out src/shop        one contract, no config needed
  stubwright generate --watch                         again after every change of the contract, until Ctrl-C
  stubwright init shop.wsdl my-shop                   a new project for a contract: service, server and test
  stubwright implement src/service.ts                 adds the handlers that the service lacks
  stubwright check                                    in CI: fails if committed code is not current
  stubwright check --against main                     also fails if the contract breaks somebody since main
  stubwright compare v1.wsdl v2.wsdl                  what a change breaks, for whom
  stubwright sample PlayRequest --size minimal        a valid message, as XML or (--format json) JSON
  stubwright mock shop.wsdl                           a server that answers with samples and examples
  stubwright test shop.wsdl --url http://localhost:8080   whether a service does what its contract says
  stubwright explain xsd-unresolved-reference         what a diagnostic means and what to do

Exit status: 0 done, 1 findings of check, compare or test, 2 wrong usage or config, 3 a contract does not load, 4 the base of a
comparison, or the service to test, is not available, 70 a defect of stubwright.`;

/** Runs one command line and resolves to its exit status; nothing is thrown and the process is not ended. */
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
    const failure = tellFailure(error, args);
    terminal.error(failure.text);
    return failure.status;
  }
}

/** An unknown command alone, where help for it is wanted: of that commander prints the general help, and not why. */
function withoutHelpForNothing(args: readonly string[], program: Command): string[] {
  const [first, second] = args;
  const name = first === "help" ? second : first;
  const isKnown = name === undefined || name.startsWith("-") || program.commands.some((one) => one.name() === name);
  if (name === "help") return ["help"];
  return isKnown ? [...args] : [name];
}

function createProgram(terminal: Terminal, finish: (status: number) => void): Command {
  const program = new Command("stubwright")
    .description("From a WSDL or XSD contract to typed DTOs, codecs, server stubs, client proxies and OpenAPI.")
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
  for (const command of program.commands)
    command.showHelpAfterError(`(for help, run stubwright ${command.name()} --help)`);
  return program;
}
