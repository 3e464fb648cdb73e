import { type OperationModel, typesById } from "@stubwright/contract/model";
import { printMessage, type SampleElement, withArrayTypes } from "@stubwright/contract/sample";
import type { LiveContract, LiveOperation } from "@stubwright/live";
import type { JsonValue } from "@stubwright/runtime";
import { MessageVariations } from "../cases/vary-message.js";
import type { JudgedAnswer } from "../checks/answer.js";
import type { Problem } from "../checks/catalogue.js";
import { judgeJson } from "../checks/judge-json.js";
import { judgeSoap } from "../checks/judge-soap.js";
import type { Exchanged } from "../checks/repeated-values.js";
import { exchange, type WireReply, type WireRequest } from "../wire/exchange.js";
import { jsonOf, jsonText, readBody, readElement } from "../wire/messages.js";
import { type EnvelopeParts, envelopeText, type SoapVersion, soapRequest, versionsOf } from "../wire/soap-message.js";
import { Coverage } from "./coverage.js";
import type { Exchange } from "./finding.js";
import { FindingList } from "./finding-list.js";
import type { TestOptions } from "./options.js";
import type { Target } from "./target.js";

/** An operation under test, with all that is known of it. */
export interface TestedOperation {
  readonly name: string;
  readonly live: LiveOperation;
  readonly model: OperationModel;
  /** Accepted requests with distinct values, and their replies. */
  readonly exchanged: Exchanged[];
  /** Whether some request succeeded. */
  accepted: boolean;
  /** The first message with distinct values that succeeded. */
  acceptedTree?: SampleElement | undefined;
  /** Whether the usual message got a declared fault, so that another one shows more. */
  isUsualFaulted?: boolean | undefined;
  /** Pointers of the reply at which the same request got different values. */
  readonly volatile: Set<string>;
}

/** Everything that the phases of one test share. */
export class TestRun {
  readonly contract: LiveContract;
  readonly target: Target;
  readonly options: TestOptions;
  readonly operations: readonly TestedOperation[];
  readonly variations: MessageVariations;
  findings = new FindingList();
  readonly coverage = new Coverage();
  /** Requests sent so far. */
  calls = 0;
  readonly #deadline: number;
  #nextSlot = 0;

  constructor(contract: LiveContract, target: Target, options: TestOptions, names: ReadonlySet<string>) {
    this.contract = contract;
    this.target = target;
    this.options = options;
    this.variations = new MessageVariations(contract.model);
    this.#deadline = performance.now() + (options.seconds ?? 60) * 1000;
    this.operations = contract.model.operations.flatMap((model) => {
      const live = contract.operations.get(model.name);
      if (live === undefined || !names.has(model.name)) return [];
      return [{ name: model.name, live, model, exchanged: [], accepted: false, volatile: new Set<string>() }];
    });
  }

  /** What an action finds, apart from the findings of the test. Nothing else may run meanwhile. */
  async findingsOf(action: () => Promise<void>): Promise<FindingList> {
    const kept = this.findings;
    const own = new FindingList();
    this.findings = own;
    try {
      await action();
    } finally {
      this.findings = kept;
    }
    return own;
  }

  /** The message that others are made of: the usual one, or one that succeeds if the usual one gets a declared fault. */
  baseOf({ acceptedTree, isUsualFaulted }: TestedOperation): SampleElement | undefined {
    return isUsualFaulted === true ? acceptedTree : undefined;
  }

  /** Whether there is time for more. `part` is the share of the whole time that may be used up. */
  hasTime(part = 1): boolean {
    const { seconds = 60 } = this.options;
    return performance.now() < this.#deadline - (1 - part) * seconds * 1000;
  }

  /** The message of a tree, as XML. */
  bodyOf(tree: SampleElement): string {
    return printMessage(withArrayTypes(tree, typesById(this.contract.model))).trimEnd();
  }

  /** The JSON of a message; undefined if the contract does not allow it. */
  jsonOfBody({ live }: TestedOperation, body: string): JsonValue | undefined {
    const read = readElement(live.request, body);
    return "value" in read ? jsonOf(live.request, read.value) : undefined;
  }

  /** Whether the contract allows a message, its elements in any order, in the Body of an envelope. */
  allows({ live }: TestedOperation, body: string): boolean {
    const [version = "1.1"] = versionsOf(live);
    return "value" in readBody(live.request, envelopeText({ version, body }), {});
  }

  /** Sends a message over SOAP. */
  async callSoap(
    operation: TestedOperation,
    parts: Omit<EnvelopeParts, "version"> & { readonly version?: SoapVersion },
  ): Promise<Exchange> {
    const [first = "1.1"] = versionsOf(operation.live);
    const version = parts.version ?? first;
    const header = `${this.options.soapHeader ?? ""}${parts.header ?? ""}`;
    const request = soapRequest(this.target.soapUrl ?? "", operation.live, { ...parts, version, header });
    return this.sendSoap(operation, request, version);
  }

  /** Sends a request that is made already, and judges the reply as the operation's; without one, as any failure. */
  async sendSoap(
    operation: TestedOperation | undefined,
    request: WireRequest,
    version: SoapVersion,
  ): Promise<Exchange> {
    const reply = await this.#send(request);
    if (reply.kind === "broken") return { wire: "soap", request, reply, ...brokenAnswer(reply.message) };
    const encoded = operation?.model.reply?.encoded === true;
    const judged = judgeSoap(reply, { operation: operation?.live, version, encoded });
    return { wire: "soap", request, reply, ...this.#withTime(judged, reply.milliseconds) };
  }

  /** Sends a message over JSON, given as XML. */
  async callJson(operation: TestedOperation, body: string): Promise<Exchange | undefined> {
    const read = readElement(operation.live.request, body);
    if (!("value" in read)) return undefined;
    return this.sendJson(operation, jsonText(operation.live.request, read.value));
  }

  /** Sends JSON text to an operation. */
  async sendJson(operation: TestedOperation, text: string): Promise<Exchange> {
    const url = `${this.target.jsonUrl ?? ""}/json/reply/${encodeURIComponent(operation.name)}`;
    return this.sendJsonRequest(operation, {
      method: "POST",
      url,
      headers: { "Content-Type": "application/json" },
      body: text,
    });
  }

  /** Sends a request of the JSON wire that is made already. */
  async sendJsonRequest(operation: TestedOperation | undefined, request: WireRequest): Promise<Exchange> {
    const reply = await this.#send(request);
    if (reply.kind === "broken") return { wire: "json", request, reply, ...brokenAnswer(reply.message) };
    return { wire: "json", request, reply, ...this.#withTime(judgeJson(reply, operation?.live), reply.milliseconds) };
  }

  /** Runs an action for each item, several at a time, until time is up. */
  async each<Item>(items: Iterable<Item>, action: (item: Item) => Promise<void>, part = 1): Promise<void> {
    const iterator = items[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (let next = iterator.next(); next.done !== true && this.hasTime(part); next = iterator.next())
        await action(next.value);
    };
    await Promise.all(Array.from({ length: this.options.concurrency ?? 4 }, work));
  }

  async #send(request: WireRequest): Promise<WireReply> {
    const { rate } = this.options;
    if (rate !== undefined) {
      const now = performance.now();
      this.#nextSlot = Math.max(now, this.#nextSlot + 1000 / rate);
      if (this.#nextSlot > now) await new Promise((resolve) => setTimeout(resolve, this.#nextSlot - now));
    }
    this.calls++;
    return exchange(request, this.target.terms);
  }

  #withTime(judged: JudgedAnswer, milliseconds: number): JudgedAnswer {
    const limit = this.options.maxTimeMs ?? 10_000;
    if (milliseconds <= limit) return judged;
    const problem: Problem = { check: "reply-late", message: `the reply took more than ${limit} ms` };
    return { ...judged, problems: [...judged.problems, problem] };
  }
}

function brokenAnswer(message: string): JudgedAnswer {
  const check = message === "no reply in time" ? "reply-late" : "connection-broken";
  return { answer: { kind: "unreadable" }, problems: [{ check, message }] };
}
