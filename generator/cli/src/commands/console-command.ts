import type { LiveContract } from "@stubwright/live";
import { createListener, type Listener } from "@stubwright/runtime/server";
import type { Terminal } from "../terminal/terminal.js";
import { consolePath, withConsole } from "./console-of.js";
import { forwardCalls } from "./forward-calls.js";
import { httpHeaders } from "./http-headers.js";
import { selectLive } from "./live-selection.js";
import { type ServeOptions, serveLive } from "./serve-live.js";
import { findService, type ServiceAddresses } from "./service-addresses.js";

/** Options of `stubwright console`, as commander reads them. */
export interface ConsoleCommandOptions extends ServeOptions {
  readonly to?: string;
  readonly header?: readonly string[];
}

/** Where the page finds the service on this server, which forwards the calls. */
const forwarded = { json: "/service", soap: "/service/soap" } as const;

/** Serves the console page of a contract until SIGINT. With `--to`, the page calls that service, and no other. Throws `UsageError`. */
export async function consoleCommand(
  contract: string,
  options: ConsoleCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const headers = httpHeaders(options.header);
  const selection = await selectLive(contract, options, terminal);
  const service = options.to === undefined ? {} : await findService(options.to);
  return serveLive({
    selection,
    options,
    terminal,
    server: "console",
    listenerOf: (live) => consoleListener(live, { service, headers, host: options.host }, terminal),
    tellStart: (live, address) => tellStart(live, address, service, terminal),
  });
}

interface Forwarding {
  readonly service: ServiceAddresses;
  readonly headers: Readonly<Record<string, string>>;
  readonly host: string;
}

function consoleListener(live: LiveContract, { service, headers, host }: Forwarding, terminal: Terminal): Listener {
  const { json, soap } = service;
  const endpoint = withConsole(live, ({ documents }) => ({
    documents,
    ...(json === undefined ? {} : { json: forwarded.json }),
    ...(soap === undefined ? {} : { soap: forwarded.soap }),
    service,
  }));
  const onError = (error: unknown): void => terminal.error(String(error));
  const page = createListener([], endpoint, { onError, console: consolePath });
  const forward = forwardCalls({
    headers,
    host,
    operations: [...live.operations.keys()],
    addresses: service,
    forwarded,
  });
  return (request, response) => {
    if (forward(request, response)) return;
    if (request.url === "/") response.writeHead(302, { Location: `${consolePath}/` }).end();
    else page(request, response);
  };
}

function tellStart(
  contract: LiveContract,
  address: string,
  { json, soap }: ServiceAddresses,
  terminal: Terminal,
): void {
  terminal.out(`Console of ${contract.model.name}, ${contract.operations.size} operations. Press Ctrl-C to stop.`);
  terminal.out(`  page     ${address}${consolePath}`);
  if (soap !== undefined) terminal.out(`  SOAP     ${soap}`);
  if (json !== undefined) terminal.out(`  JSON     ${json}`);
  if (soap === undefined && json === undefined)
    terminal.out("  service  none: name one with --to <url> to call it from the page");
}
