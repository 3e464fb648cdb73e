import type { Command } from "commander";
import { collect } from "./comparison-options.js";
import type { Terminal } from "./terminal.js";

/** Adds the commands that run a contract without a project: `mock` and `test`. */
export function addLiveCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("mock")
    .description("serve a contract without a service: samples, examples, or what a real service answers")
    .argument("<contract>", "WSDL file or URL, or the name of a contract of the config")
    .option("--port <number>", "port to listen on; 0 takes a free one", "8080")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--examples <path>",
      "examples file, or a folder of them; may be repeated (default: <contract>.examples.yaml and <contract>.examples/)",
      collect,
    )
    .option("--record <url>", "pass calls on to the SOAP service at this address, and keep the exchanges as examples")
    .option(
      "--header <name: value>",
      "HTTP header for the recorded service, such as credentials; may be repeated",
      collect,
    )
    .option("--mask <pointer>", "JSON pointer of a member to mask in recorded examples; may be repeated", collect)
    .option("--quiet", "do not say how each call was answered")
    .option("--routes <file>", "YAML file with the JSON routes")
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { mockCommand } = await import("./mock-command.js");
      finish(await mockCommand(contract, options, terminal));
    });
  program
    .command("test")
    .description("test a running service against its contract, over SOAP and JSON")
    .argument("<contract>", "WSDL file or URL, or the name of a contract of the config")
    .requiredOption("--url <address>", "SOAP endpoint, or the root of a service that has both wires")
    .option("--phases <list>", "samples, examples, protocol, coverage, negative, fuzz, stateful (default: all)")
    .option("--operations <list>", "the operations to call (default: all, if the service is on this machine)")
    .option("--yes", "call all operations of a service that is not on this machine")
    .option("--seed <number>", "where random requests start")
    .option("--time <seconds>", "the most time for the whole test (default: 60)")
    .option("--count <number>", "random requests for each operation (default: 100)")
    .option("--concurrency <number>", "requests at the same time (default: 4)")
    .option("--rate <number>", "the most requests a second")
    .option("--max-time <milliseconds>", "the time that a reply may take (default: 10000)")
    .option("--header <name: value>", "HTTP header of every request; no report shows it; may be repeated", collect)
    .option("--soap-header <file>", "XML file with SOAP header blocks of every request, such as WS-Security")
    .option("--examples <file>", "requests that are known to work (default: <contract>.examples.yaml, if it is there)")
    .option("--links <file>", "which values of replies belong into which requests")
    .option("--corpus <folder>", "where failures are kept; they run first", ".stubwright/failures")
    .option("--replay <file>", "send only this failure of the corpus again")
    .option(
      "--report <format[=file]>",
      "text, json, sarif, github, gitlab, junit or markdown; may be repeated",
      collect,
    )
    .option("--fail-on <level>", "error, warning, info or never (default: error)")
    .option("--waivers <file>", "waivers file; may be repeated", collect)
    .option("--routes <file>", "YAML file with the JSON routes")
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { testCommand } = await import("./test-command.js");
      finish(await testCommand(contract, options, terminal));
    });
}
