import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type LiveContract, safeOperations } from "@stubwright/live";
import {
  type ClientMessageSecurity,
  createJsonStreamTransport,
  createJsonTransport,
  createMtomTransport,
  createSoapStreamTransport,
  createSoapTransport,
  type JsonTransportOptions,
  retryCalls,
  type SoapTransportOptions,
  type StreamTransport,
  type Transport,
  type TransportOptions,
} from "@stubwright/runtime";
import { gatewayHandler, gatewayStreamHandler } from "@stubwright/runtime/gateway";
import { createNodeFetch } from "@stubwright/runtime/node";
import { createListener, type Handler, type Interceptor } from "@stubwright/runtime/server";
import type { Terminal } from "../terminal/terminal.js";
import { consolePath, withConsole } from "./console-of.js";
import { forwardedStreams } from "./forwarded-streams.js";
import { httpHeaders } from "./http-headers.js";
import { checkSafe, selectLive } from "./live-selection.js";
import { readMessageSecurity } from "./message-security-module.js";
import { type ServeOptions, serveLive } from "./serve-live.js";

/** Options of `stubwright gateway`, as commander reads them. */
export interface GatewayCommandOptions extends ServeOptions {
  readonly to: string;
  readonly from: string;
  readonly soapVersion?: string;
  readonly header?: readonly string[];
  readonly passHeader?: readonly string[];
  readonly soapHeader?: string;
  readonly security?: string;
  readonly timeout: string;
  readonly retry?: string;
  readonly lenient?: boolean;
  readonly mtom?: boolean;
  readonly quiet?: boolean;
}

/** A wire of a service. */
type Wire = "json" | "soap";

/** The settings of the calls to the service, read and checked. */
interface Forwarding {
  readonly to: string;
  readonly wire: Wire;
  readonly timeoutMs: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly passHeaders: readonly string[];
  readonly headerBlocks: string;
  readonly messageSecurity: ClientMessageSecurity | undefined;
  readonly soapVersion: "1.1" | "1.2" | undefined;
  readonly retry: readonly string[];
  readonly lenient: boolean;
  readonly mtom: boolean;
}

/** Serves a contract in front of a service until SIGINT: both wires here, the service's wire there. Throws `UsageError`. */
export async function gatewayCommand(
  contract: string,
  options: GatewayCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const forwarding = await readForwarding(options, terminal);
  const selection = await selectLive(contract, options, terminal);
  return serveLive({
    selection,
    options,
    terminal,
    server: "gateway",
    listenerOf: (live) => {
      const { safe } = selection.options;
      checkOperations(live, forwarding.retry);
      checkSafe(live, safe);
      const retry = [...forwarding.retry, ...safeOperations(live, safe)];
      const handlers = handlersOf(live, { ...forwarding, retry }, terminal);
      const interceptors = options.quiet === true ? [] : [logCalls(terminal)];
      const onError = (error: unknown): void => terminal.error(describeError(error));
      return createListener(handlers, withConsole(live), { interceptors, onError, console: consolePath });
    },
    tellStart: (live, address) => tellStart(live, address, forwarding, terminal),
  });
}

function handlersOf(live: LiveContract, forwarding: Forwarding, terminal: Terminal): readonly Handler[] {
  const { passHeaders } = forwarding;
  const options = transportOptions(forwarding, terminal);
  const transport = transportTo(forwarding, options);
  // A secured reply is read as a whole.
  const streams = forwarding.messageSecurity === undefined ? streamTransportTo(forwarding, options) : undefined;
  const streamed = forwardedStreams(live);
  return [...live.operations.values()].map((operation) => {
    const stream = streamed.get(operation.name);
    return stream === undefined || streams === undefined
      ? gatewayHandler(operation, transport, { passHeaders })
      : gatewayStreamHandler(stream, streams, { passHeaders });
  });
}

async function readForwarding(options: GatewayCommandOptions, terminal: Terminal): Promise<Forwarding> {
  const { to, from, soapVersion, timeout, soapHeader, security } = options;
  if (!/^https?:/i.test(to) || !URL.canParse(to))
    throw new UsageError(`--to ${to} is no http or https URL, such as https://example.com/service.`);
  if (from !== "json" && from !== "soap") throw new UsageError(`--from must be json or soap, not ${from}.`);
  if (soapVersion !== undefined && soapVersion !== "1.1" && soapVersion !== "1.2")
    throw new UsageError(`--soap-version must be 1.1 or 1.2, not ${soapVersion}.`);
  if (!/^\d{1,9}$/.test(timeout)) throw new UsageError(`--timeout ${timeout} must be a number of milliseconds.`);
  const wire = from === "json" ? "soap" : "json";
  if (wire === "json" && (soapVersion ?? soapHeader ?? security ?? options.mtom) !== undefined)
    throw new UsageError(
      "--soap-version, --soap-header, --security and --mtom are for a service that speaks SOAP, without --from soap.",
    );
  if (security !== undefined && options.mtom === true)
    throw new UsageError("--security secures single envelopes, and --mtom sends packages: choose one of them.");
  return {
    to,
    wire,
    timeoutMs: Number(timeout),
    headers: httpHeaders(options.header),
    passHeaders: options.passHeader ?? [],
    headerBlocks: soapHeader === undefined ? "" : readBlocks(soapHeader, terminal),
    messageSecurity: await readMessageSecurity(security, terminal),
    soapVersion,
    retry: namesOf(options.retry),
    lenient: options.lenient === true,
    mtom: options.mtom === true,
  };
}

function namesOf(text = ""): readonly string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

function readBlocks(path: string, terminal: Terminal): string {
  try {
    return readFileSync(resolve(terminal.cwd, path), "utf8");
  } catch {
    throw new UsageError(`${path} cannot be read.`);
  }
}

function checkOperations(contract: LiveContract, names: readonly string[]): void {
  const unknown = names.find((name) => !contract.operations.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `--retry names the operation ${unknown}; the contract has ${[...contract.operations.keys()].join(", ")}.`,
    );
}

function transportOptions(forwarding: Forwarding, terminal: Terminal): TransportOptions {
  const { timeoutMs, headers, retry, lenient } = forwarding;
  return {
    headers,
    timeoutMs,
    fetch: createNodeFetch(),
    interceptors: retry.length === 0 ? [] : [retryCalls({ repeatable: retry })],
    lenient: lenient && ((issues) => terminal.error(`The reply breaks the contract: ${issues.map(describeIssue)}`)),
  };
}

function transportTo(forwarding: Forwarding, options: TransportOptions): Transport {
  if (forwarding.wire === "json") return createJsonTransport(ofJson(forwarding, options));
  return forwarding.mtom
    ? createMtomTransport(ofSoap(forwarding, options))
    : createSoapTransport(ofSoap(forwarding, options));
}

function streamTransportTo(forwarding: Forwarding, options: TransportOptions): StreamTransport {
  return forwarding.wire === "json"
    ? createJsonStreamTransport(ofJson(forwarding, options))
    : createSoapStreamTransport(ofSoap(forwarding, options));
}

function ofJson({ to }: Forwarding, options: TransportOptions): JsonTransportOptions {
  return { ...options, baseUrl: to.replace(/\/$/, "") };
}

function ofSoap(forwarding: Forwarding, options: TransportOptions): SoapTransportOptions {
  const { to, soapVersion, headerBlocks, messageSecurity } = forwarding;
  return { ...options, url: to, soapVersion, messageSecurity, headerBlocks: () => headerBlocks };
}

function describeIssue({ pointer, detail }: { readonly pointer: string; readonly detail: string }): string {
  return pointer === "" ? detail : `${pointer}: ${detail}`;
}

/** Prints a line for each call: operation, wire, outcome and time. */
function logCalls(terminal: Terminal): Interceptor {
  return (next) => async (call) => {
    const start = performance.now();
    const told = (outcome: string): void =>
      terminal.out(
        `${call.operation} over ${call.protocol}: ${outcome} in ${Math.round(performance.now() - start)} ms`,
      );
    try {
      const result = await next(call);
      told("answered");
      return result;
    } catch (error) {
      told(`refused (${error instanceof Error ? error.message : String(error)})`);
      throw error;
    }
  };
}

/** The causes of an error in one line, the outermost first. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${describeError(error.cause)}`;
}

function tellStart(contract: LiveContract, address: string, { to, wire }: Forwarding, terminal: Terminal): void {
  const count = contract.operations.size;
  terminal.out(`Gateway of ${contract.model.name}, ${count} operations. Press Ctrl-C to stop.`);
  terminal.out(`  JSON     ${address}/json/reply/<operation> (OpenAPI: ${address}/openapi.yaml)`);
  terminal.out(`  SOAP     ${address}/soap11 (WSDL: ${address}/soap11?wsdl)`);
  terminal.out(`  console  ${address}${consolePath}`);
  terminal.out(`  service  ${to} (${wire === "soap" ? "SOAP" : "JSON"})`);
}
