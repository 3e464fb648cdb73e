import { type Command, Option } from "commander";
import { collect } from "../comparison/comparison-options.js";
import type { Terminal } from "../terminal/terminal.js";

/** Declares the commands that run a contract without a project: `mock`, `gateway`, `console`, `docs` and `test`. */
export function addLiveCommands(program: Command, terminal: Terminal, finish: (status: number) => void): void {
  program
    .command("mock")
    .description("serve a contract without a service: answer with samples, examples, or replies of a real service")
    .argument("<contract>", "WSDL file or URL, or name of a contract of the config")
    .option("--port <number>", "port to listen on; 0 means any free port", "8080")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--examples <path>",
      "file or folder with examples; repeatable (default: <contract>.examples.yaml and <contract>.examples/)",
      collect,
    )
    .option("--record <url>", "forward calls to the SOAP service at this address, and save the exchanges as examples")
    .option("--header <name: value>", "HTTP header for the recorded service, such as credentials; repeatable", collect)
    .option("--mask <pointer>", "JSON pointer of a member to mask in recorded examples; repeatable", collect)
    .option("--quiet", "do not print how each call was answered")
    .option("--routes <file>", "YAML file with JSON routes")
    .addOption(unresolved())
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { mockCommand } = await import("./mock-command.js");
      finish(await mockCommand(contract, options, terminal));
    });
  program
    .command("gateway")
    .description("serve JSON and OpenAPI in front of a SOAP service, or SOAP in front of a JSON service")
    .argument("<contract>", "WSDL file or URL, or name of a contract of the config")
    .requiredOption("--to <url>", "address of the service: its SOAP endpoint, or with `--from soap` its JSON root")
    .option("--from <wire>", "wire that callers lack: json, in front of a SOAP service, or soap", "json")
    .option("--port <number>", "port to listen on; 0 means any free port", "8080")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--header <name: value>", "HTTP header for the service, such as credentials; repeatable", collect)
    .option("--pass-header <name>", "HTTP header of callers to pass on, such as Authorization; repeatable", collect)
    .option("--soap-header <file>", "XML file with SOAP header blocks for the service, such as WS-Security")
    .option("--security <module>", "module that exports messageSecurity, which secures the messages to the service")
    .option("--soap-version <version>", "SOAP version of the service: 1.1 or 1.2 (default: the contract's first)")
    .option("--timeout <milliseconds>", "longest time for the service to answer; 0 means no limit", "100000")
    .option("--retry <operations>", "operations that may arrive twice, and are tried again if the service fails")
    .option("--lenient", "take replies that break the contract, as far as they make sense")
    .option("--mtom", "send binary values in MTOM packages")
    .option("--quiet", "do not print the calls")
    .option("--routes <file>", "YAML file with JSON routes")
    .addOption(unresolved())
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { gatewayCommand } = await import("./gateway-command.js");
      finish(await gatewayCommand(contract, options, terminal));
    });
  program
    .command("console")
    .description("serve a page to read a contract, and to call its service over SOAP and JSON")
    .argument("<contract>", "WSDL file or URL, or name of a contract of the config")
    .option("--to <url>", "service to call: SOAP endpoint, or root of a service with SOAP and JSON (default: no calls)")
    .option("--port <number>", "port to listen on; 0 means any free port", "8080")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--header <name: value>", "HTTP header for the service, never sent to the page; repeatable", collect)
    .option("--routes <file>", "YAML file with JSON routes")
    .addOption(unresolved())
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { consoleCommand } = await import("./console-command.js");
      finish(await consoleCommand(contract, options, terminal));
    });
  program
    .command("docs")
    .description("write the console page of a contract as a static site")
    .argument("<contract>", "WSDL file or URL, or name of a contract of the config")
    .requiredOption("--out <folder>", "folder for the site")
    .option("--to <url>", "service that the site calls, which must allow the site's origin (default: no calls)")
    .option("--routes <file>", "YAML file with JSON routes")
    .addOption(unresolved())
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { docsCommand } = await import("./docs-command.js");
      finish(await docsCommand(contract, options, terminal));
    });
  program
    .command("test")
    .description("test a running service against its contract, over SOAP and JSON")
    .argument("<contract>", "WSDL file or URL, or name of a contract of the config")
    .requiredOption("--url <address>", "SOAP endpoint, or root of a service with SOAP and JSON")
    .option(
      "--phases <list>",
      "phases to run: samples, examples, protocol, coverage, negative, fuzz, stateful (default: all)",
    )
    .option("--operations <list>", "operations to call (default: all, if the service is on this machine)")
    .option("--yes", "allow calls of all operations of a service on another machine")
    .option("--seed <number>", "seed of the random requests")
    .option("--time <seconds>", "longest time for the whole test (default: 60)")
    .option("--count <number>", "number of random requests for each operation (default: 100)")
    .option("--concurrency <number>", "number of simultaneous requests (default: 4)")
    .option("--rate <number>", "most requests in a second")
    .option("--max-time <milliseconds>", "longest time for a reply (default: 10000)")
    .option("--header <name: value>", "HTTP header for every request, never shown in reports; repeatable", collect)
    .option("--soap-header <file>", "XML file with SOAP header blocks for every request, such as WS-Security")
    .option("--security <module>", "module that exports messageSecurity, which secures every SOAP request")
    .option("--examples <file>", "file with working requests (default: <contract>.examples.yaml, if it exists)")
    .option("--links <file>", "file that says which values of replies go into which requests")
    .option("--corpus <folder>", "folder for failed requests, which run first next time", ".stubwright/failures")
    .option("--replay <file>", "send only this failed request of the corpus again")
    .option(
      "--report <format[=file]>",
      "format of the report, and a file to write it to: text, json, sarif, github, gitlab, junit or markdown; repeatable",
      collect,
    )
    .option("--fail-on <level>", "lowest level that fails the command: error, warning, info or never (default: error)")
    .option("--waivers <file>", "waivers file; repeatable", collect)
    .option("--routes <file>", "YAML file with JSON routes")
    .addOption(unresolved())
    .option("--allow-network", "fetch imports from the network")
    .option("--config <file>", "config file (default: stubwright.config.json)")
    .action(async (contract, options) => {
      const { testCommand } = await import("./test-command.js");
      finish(await testCommand(contract, options, terminal));
    });
}

function unresolved(): Option {
  const words = "how to treat references to missing types: error (default) or open (any content)";
  return new Option("--unresolved <how>", words).choices(["error", "open"]);
}
