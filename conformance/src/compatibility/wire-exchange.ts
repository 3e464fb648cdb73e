import type { Fetch } from "@stubwright/runtime";
import type { PlannedOperation } from "../../../generator/codegen/dist/plan/plan.js";
import { type MessagePair, MessageValues } from "../../../generator/compat/dist/testing/message-values.js";
import { isSameValue, isWithout, shownValue } from "../../../generator/compat/dist/testing/shown-value.js";
import type { OperationModel } from "../../../generator/contract/dist/model/contract-model.js";
import type { LiveSides, Wire } from "./live-sides.js";
import type { SideOutput } from "./side-output.js";

/**
 * What became of the messages of one direction, the worst of them: all arrived as sent, or in another shape that is
 * written as the same text; members that the reader does not know were dropped; something else was read; the reader
 * refused. `none` where nothing could be sent.
 */
export type Outcome = "arrived" | "dropped" | "different" | "refused" | "none";

/** The results of messages between a client of one contract and a server of another. */
export interface Meeting {
  readonly request: Outcome;
  readonly response: Outcome;
  /** Descriptions of the messages that arrived changed, for people. */
  readonly notes: readonly string[];
}

/** A request and a reply that client and server of one contract exchange. */
interface Exchange extends MessagePair {
  readonly operation: PlannedOperation;
  readonly sent: string;
  readonly answer: Answer;
}

interface Answer {
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly body: string;
}

interface Tried {
  readonly outcome: Outcome;
  readonly note?: string;
}

const randomMessages = 14;

/** Exchanges messages between clients and servers of different contracts over one wire. */
export class WireRun {
  readonly #live: LiveSides;
  readonly #wire: Wire;
  readonly #exchanges = new Map<string, readonly Exchange[]>();
  readonly #fullPairs = new Map<string, MessagePair | undefined>();

  constructor(live: LiveSides, wire: Wire) {
    this.#live = live;
    this.#wire = wire;
  }

  /** Calls the server of one contract with the client of another. The server answers as it answers its own clients. */
  async meet(client: SideOutput, server: SideOutput): Promise<Meeting> {
    const requests: Tried[] = [];
    for (const exchange of await this.#own(client)) requests.push(await this.#tryRequest(client, server, exchange));
    const responses: Tried[] = [];
    for (const exchange of await this.#own(server)) {
      const operation = pairOf(exchange.operation, server, client);
      if (operation !== undefined) responses.push(await this.#tryResponse(client, exchange, operation));
    }
    const notes = [...requests, ...responses].flatMap(({ note }) => note ?? []);
    return { request: worst(requests), response: worst(responses), notes };
  }

  /** Exchanges messages between client and server of one contract. Throws an error if a message arrives changed. */
  async #own(side: SideOutput): Promise<readonly Exchange[]> {
    const known = this.#exchanges.get(side.id);
    if (known !== undefined) return known;
    const exchanges: Exchange[] = [];
    for (const operation of side.plan.operations) {
      const pairs = new MessageValues(side.model).pairs(modelOf(side, operation), randomMessages);
      for (const pair of pairs) exchanges.push(await this.#exchange(side, operation, pair));
    }
    this.#exchanges.set(side.id, exchanges);
    return exchanges;
  }

  /** A request or reply that suits any call, for tests that look at the other message. */
  #fullPair(side: SideOutput, operation: PlannedOperation): MessagePair | undefined {
    const key = `${side.id} ${operation.name}`;
    if (!this.#fullPairs.has(key)) {
      this.#fullPairs.set(key, new MessageValues(side.model).pairs(modelOf(side, operation), 0)[0]);
    }
    return this.#fullPairs.get(key);
  }

  async #exchange(side: SideOutput, operation: PlannedOperation, pair: MessagePair): Promise<Exchange> {
    let sent = "";
    let answer: Answer = { status: 0, headers: [], body: "" };
    const recording: Fetch = async (url, init) => {
      sent = String(init.body);
      const reply = await this.#live.fetch(url, init);
      const body = new TextDecoder().decode(await reply.arrayBuffer());
      answer = { status: reply.status, headers: [...reply.headers], body };
      return replay(answer);
    };
    const call = await this.#live.call(side, { ...pair, operation, wire: this.#wire, fetch: recording });
    const back = operation.reply === undefined ? undefined : pair.reply;
    if (call.error !== undefined || !isSameValue(call.result, back) || !isSameValue(call.received, pair.request)) {
      throw new Error(`${side.id} does not understand itself: ${shownValue({ pair, sent, answer, call })}`);
    }
    return { ...pair, operation, sent, answer };
  }

  async #tryRequest(client: SideOutput, server: SideOutput, exchange: Exchange): Promise<Tried> {
    const { operation, request } = exchange;
    const other = pairOf(operation, client, server);
    const holder = other === undefined ? undefined : this.#fullPair(server, other);
    const redirected: Fetch = (url, init) => this.#live.fetch(url.replace(`/${client.id}/`, `/${server.id}/`), init);
    const call = await this.#live.call(client, {
      operation,
      request,
      reply: holder?.reply,
      wire: this.#wire,
      fetch: redirected,
    });
    if (!call.isCalled) return { outcome: "refused", note: `request ${shownValue(request)}: ${call.error}` };
    const read = { sent: request, received: call.received };
    const isRewritten = async (): Promise<boolean> =>
      other !== undefined &&
      (await this.#exchange(server, other, { request: call.received, reply: holder?.reply })).sent === exchange.sent;
    const tried = await this.#compare("request", read, isRewritten);
    return this.#wire === "json" && tried.outcome === "arrived" ? this.#tryRoutes(server, exchange) : tried;
  }

  async #compare(
    what: string,
    { sent, received }: { readonly sent: unknown; readonly received: unknown },
    isRewritten: () => Promise<boolean>,
  ): Promise<Tried> {
    if (isSameValue(received, sent)) return { outcome: "arrived" };
    const note = `${what} ${shownValue(sent)} came as ${shownValue(received)}`;
    if (isWithout(received, sent)) return { outcome: "dropped", note };
    return (await isRewritten()) ? { outcome: "arrived" } : { outcome: "different", note };
  }

  /** Sends the proxy's message again along each route of the proxy's contract. */
  async #tryRoutes(server: SideOutput, { operation, request, sent }: Exchange): Promise<Tried> {
    for (const { method, path } of operation.routes) {
      const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(request, name)));
      const isServed = target.endsWith("/") || (await this.#live.send(server, method, target, sent));
      if (!isServed) return { outcome: "refused", note: `${method} ${path}` };
    }
    return { outcome: "arrived" };
  }

  async #tryResponse(client: SideOutput, { answer, reply }: Exchange, operation: PlannedOperation): Promise<Tried> {
    const own = this.#fullPair(client, operation);
    const replayed: Fetch = async () => replay(answer);
    const request = own?.request;
    const call = await this.#live.call(client, { operation, request, reply, wire: this.#wire, fetch: replayed });
    if (call.error !== undefined) return { outcome: "refused", note: `reply ${shownValue(reply)}: ${call.error}` };
    const read = { sent: operation.reply === undefined ? undefined : reply, received: call.result };
    const isRewritten = async (): Promise<boolean> =>
      (await this.#exchange(client, operation, { request, reply: call.result })).answer.body === answer.body;
    return this.#compare("reply", read, isRewritten);
  }
}

function modelOf(side: SideOutput, operation: PlannedOperation): OperationModel {
  const model = side.model.operations.find((one) => one.name === operation.name);
  if (model === undefined) throw new Error(`The model has no ${operation.name}.`);
  return model;
}

/** The operation of the same name, or else the only operation that is unmatched on both sides. */
function pairOf(operation: PlannedOperation, from: SideOutput, to: SideOutput): PlannedOperation | undefined {
  const same = to.plan.operations.find((one) => one.name === operation.name);
  if (same !== undefined) return same;
  const [left, ...others] = to.plan.operations.filter(
    (one) => !from.plan.operations.some((other) => other.name === one.name),
  );
  return others.length === 0 ? left : undefined;
}

function replay({ status, headers, body }: Answer): Response {
  return new Response(body === "" ? null : body, { status, headers: [...headers] });
}

function worst(tried: readonly Tried[]): Outcome {
  const order: readonly Outcome[] = ["refused", "different", "dropped", "arrived"];
  return order.find((outcome) => tried.some((one) => one.outcome === outcome)) ?? "none";
}

function textOf(value: unknown, name: string): string {
  const field: unknown = value !== null && typeof value === "object" ? Reflect.get(value, name) : undefined;
  return typeof field === "string" ? field : "";
}
