import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { LiveContract } from "@stubwright/live";
import { createNodeFetch } from "@stubwright/runtime/node";
import { createListener } from "@stubwright/runtime/server";
import { ledgerHandlers } from "./ledger-service.js";
import type { PlantedContract, PlantedFault, Replacement } from "./planted-fault.js";
import { shopHandlers } from "./shop-service.js";

/** A server that is listening. */
export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const handlersOf = { shop: shopHandlers, ledger: ledgerHandlers };

/** Serves a contract: without a fault correctly, with one in every other respect. */
export async function startPlanted(
  contract: LiveContract,
  fault: PlantedFault | undefined,
  name: PlantedContract = "shop",
): Promise<RunningServer> {
  const handlers = handlersOf[name](contract);
  const correct = await listen(createServer(createListener(handlers, contract.endpoint, { onError: () => {} })));
  if (fault === undefined) return correct;
  const front = await listen(createServer(faultyFront(correct.url, fault)));
  return { url: front.url, close: async () => void (await Promise.all([front.close(), correct.close()])) };
}

async function listen(server: Server): Promise<RunningServer> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** A request as it came, and what it is. */
interface Arrived {
  readonly received: Buffer;
  readonly body: string;
  readonly wire: "soap" | "json";
  readonly isCall: boolean;
}

/** A reply on its way back. */
interface Passed {
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

/** Passes requests on to the correct server, and changes them and the replies as the fault says. */
function faultyFront(url: string, fault: PlantedFault): (request: IncomingMessage, response: ServerResponse) => void {
  const fetch = createNodeFetch();
  const others = { open: 0, last: "" };
  const before = new Map<string, Passed>();
  return async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const received = Buffer.concat(chunks);
    const isJson = request.url?.startsWith("/json") === true;
    const wire = isJson ? "json" : "soap";
    const arrived: Arrived = { received, body: received.toString("utf8"), wire, isCall: request.method === "POST" };
    if (await isAnswered(fault, arrived, response)) return;
    const headers = { ...plainHeaders(request), host: request.headers.host ?? "" };
    others.open++;
    const method = request.method ?? "GET";
    const reply = await fetch(url + request.url, { method, headers, body: sentBody(fault, arrived) }).catch(
      () => undefined,
    );
    if (reply === undefined) return void response.destroy();
    const text = Buffer.from(await reply.arrayBuffer()).toString("utf8");
    const type = reply.headers.get("content-type");
    const passed = replyBefore(
      before,
      fault,
      arrived,
      changedReply(fault, arrived, { status: reply.status, type, text }),
    );
    const mixed = fault.mixed === true ? await mixedUp(others, passed) : passed.text;
    others.open--;
    const bytes = Buffer.from(mixed, fault.encoding ?? "utf8");
    const typeField = passed.type === null ? {} : { "Content-Type": passed.type };
    response.writeHead(passed.status, { ...typeField, "Content-Length": bytes.length }).end(bytes);
  };
}

/** Whether the fault itself has answered the request. */
async function isAnswered(
  fault: PlantedFault,
  { isCall, body, wire }: Arrived,
  response: ServerResponse,
): Promise<boolean> {
  if (!isCall) return false;
  if (finds(fault.delay, body)) await new Promise((done) => setTimeout(done, fault.delay?.milliseconds));
  if (finds(fault.drop, body)) response.destroy();
  else if (finds(fault.fail, body)) answer(response, wire, "Server", fault.fail?.message ?? "");
  else if (finds(fault.refuse, body)) answer(response, wire, "Client", fault.refuse?.message ?? "");
  else return false;
  return true;
}

function sentBody(fault: PlantedFault, { isCall, body, wire, received }: Arrived): string | Buffer {
  const changed = isCall ? changedText(body, fault.request, "reply", wire) : body;
  return changed === body ? received : changed;
}

function changedReply(fault: PlantedFault, { isCall, wire }: Arrived, { status, type, text }: Passed): Passed {
  const on = status >= 400 ? "fault" : "reply";
  if (!isCall) return { status, type, text: changedText(text, fault.wsdl, on, wire) };
  if (on === "reply" && text === "")
    return { status: fault.oneWay?.status ?? status, type, text: fault.oneWay?.body ?? "" };
  return {
    status: fault.status?.find((one) => one.on === on && one.wire === wire)?.put ?? status,
    type: fault.headers?.find((one) => one.wire === wire)?.put ?? type,
    text: changedText(text, fault.reply, on, wire),
  };
}

/** The reply to the request before, for a server that is behind; the own one for the first, and for what is no reply. */
function replyBefore(
  before: Map<string, Passed>,
  { behind = false }: PlantedFault,
  { wire, isCall }: Arrived,
  own: Passed,
): Passed {
  if (!behind || !isCall || own.status >= 400 || own.text === "") return own;
  const key = `${wire} ${own.type} ${/<\w+Response|"\w+"/.exec(own.text)?.[0]}`;
  const last = before.get(key) ?? own;
  before.set(key, own);
  return last;
}

/** The text of the reply before, if that is on its way at the same time and looks alike. */
async function mixedUp(others: { readonly open: number; last: string }, { text }: Passed): Promise<string> {
  await new Promise((done) => setTimeout(done, 5));
  const isAlike = others.open > 1 && others.last.slice(0, 400).includes(text.slice(140, 200));
  const { last } = others;
  others.last = text;
  return isAlike ? last : text;
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = ["content-type", "soapaction"];
  return Object.fromEntries(kept.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])));
}

function finds(condition: { readonly find: string } | undefined, body: string): boolean {
  return condition !== undefined && new RegExp(condition.find).test(body);
}

function changedText(
  text: string,
  replacements: readonly Replacement[] | undefined,
  on: "reply" | "fault",
  wire: "soap" | "json",
): string {
  return (replacements ?? [])
    .filter((one) => (one.on === undefined || one.on === on) && (one.wire === undefined || one.wire === wire))
    .reduce(
      (changed, { find, put }) => changed.replace(new RegExp(find, "gu"), put.replaceAll(/\$\{(\d)\}/g, "$$$1")),
      text,
    );
}

function answer(response: ServerResponse, wire: "soap" | "json", code: "Client" | "Server", message: string): void {
  const status = code === "Server" ? 500 : 400;
  const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:${code}</faultcode><faultstring>${message}</faultstring></s:Fault></s:Body></s:Envelope>`;
  const problem = JSON.stringify({ type: "about:blank", title: "Error", status, detail: message });
  const isSoap = wire === "soap";
  response.writeHead(isSoap ? 500 : status, {
    "Content-Type": isSoap ? "text/xml; charset=utf-8" : "application/problem+json",
  });
  response.end(isSoap ? envelope : problem);
}
