import { Command, CommanderError } from "commander";
import { UsageError } from "../config/read-config.js";
import { generatorVersion } from "../write/generator-version.js";
import { addCompareCommands, addComparisonOptions } from "./compare-options.js";
import { exitStatus } from "./exit-status.js";
import { addServiceCommands } from "./service-commands.js";
import { tellFailure } from "./tell-failure.js";
import { type ProcessLike, type Terminal, terminalOf } from "./terminal.js";

const examples = `
Examples:
  stubwright generate                                 every contract of stubwright.config.json
  stubwright generate shop.wsdl --out src/shop        one contract, no config needed
  stubwright generate --watch                         again on every change of the contract, until Ctrl-C
  stubwright init shop.wsdl my-shop                   a new project: service, server and test of a contract
  stubwright implement src/service.ts                 adds the handlers that the contract asks for by now
  stubwright check                                    in CI: fails if committed code is not what the contract makes
  stubwright check --against main                     and fails if the contract breaks somebody since main
  stubwright compare v1.wsdl v2.wsdl                  what a change breaks, for whom
  stubwright sample PlayRequest --size minimal        a valid message, as XML or (--format json) JSON
  stubwright explain xsd-unresolved-reference         what a diagnostic means and what to do

Exit status: 0 done, 1 findings of check or compare, 2 wrong usage or config, 3 a contract does not load, 4 the base of a
comparison is not available, 70 a defect of stubwright.`;

/** Runs one command line and resolves to its exit status; nothing is thrown and the process is not ended. */
export async function run(args: readonly string[], process: ProcessLike): Promise<number> {
  const terminal = terminalOf(process);
  let status: number = exitStatus.ok;
  const program = createProgram(terminal, (result) => {
    status = result;
  });
  try {
    await program.parseAsync([...args], { from: "user" });
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

function createProgram(terminal: Terminal, finish: (status: number) => void): Command {
  const program = new Command("stubwright")
    .description("From a WSDL or XSD contract to typed DTOs, codecs, server stubs, client proxies and OpenAPI.")
    .version(generatorVersion, "--version", "print the version")
    .addHelpText("after", examples)
    .showHelpAfterError("(stubwright --help teaches)")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.error(text.trimEnd()),
    });
  program
    .command("generate")
    .description("read the contract and write code; only changed files are touched")
    .argument("[entry]", "WSDL or XSD file, or its URL; without it the contracts of the config")
    .option("--out <folder>", "where the code of an entry goes")
    .option(
      "--name <name>",
      "what generated names start from (default: the entry's file name); with a config, the contract to take",
    )
    .option("--routes <file>", "YAML file with the JSON routes of an entry's operations")
    .option("--nulls <how>", "how null is written: nil (as xsi:nil and null) or omit", undefined)
    .option("--force", "generate even where nothing changed since the last run")
    .option("--allow-network", "fetch imports that are on the network, and lock them in stubwright.lock.json")
    .option("--update-lock", "fetch them although they are not what was locked")
    .option("--watch", "stay, and generate again when a document of the contract changes")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (entry, options) => {
      const { generateCommand } = await import("./generate-command.js");
      finish(await generateCommand(entry, options, terminal));
    });
  const check = program
    .command("check")
    .description("fail if generated code is not current; with --against also if the contract breaks its users")
    .option("--name <name>", "the one contract of the config to check")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .option(
      "--against [base]",
      "a git revision, git-merge-base:<revision>, file, folder or URL; in CI the target branch",
    );
  addComparisonOptions(check).action(async (options) => {
    const { checkCommand } = await import("./check-command.js");
    finish(await checkCommand(undefined, options, terminal));
  });
  addServiceCommands(program, terminal, finish);
  addCompareCommands(program, terminal, finish);
  program
    .command("sample")
    .description("print a valid message of an element or of an operation's request")
    .argument("<element>", "local name, {namespace}local, or the name of an operation")
    .option("--contract <contract>", "WSDL or XSD file, its URL, or the name of a contract of the config")
    .option("--size <size>", "minimal (only what is required), typical or maximal", "typical")
    .option("--format <format>", "xml or json", "xml")
    .option("--allow-network", "fetch imports that are on the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (element, options) => {
      const { sampleCommand } = await import("./sample-command.js");
      finish(await sampleCommand(element, options, terminal));
    });
  program
    .command("explain")
    .description("tell what a diagnostic code means and what to do; without a code, list all")
    .argument("[code]", "the code that a diagnostic printed")
    .action(async (code) => {
      const { explainCommand } = await import("./explain-command.js");
      finish(explainCommand(code, terminal));
    });
  return program;
}
