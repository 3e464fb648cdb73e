import { MessageSampler } from "@stubwright/contract/sample";
import type { LiveContract, LiveRequestReply } from "@stubwright/live";
import { isMessage, readMessage } from "./message-json.js";

/** Sample replies of a contract: valid, and the same for the same request. */
export class SampleReplies {
  readonly #contract: LiveContract;
  readonly #sampler: MessageSampler;
  readonly #made = new Map<string, unknown>();
  readonly #asked = new Map<string, readonly string[]>();

  constructor(contract: LiveContract) {
    this.#contract = contract;
    this.#sampler = new MessageSampler(contract.model);
  }

  /**
   * A sample reply in which members have the request's values, where both messages have a member of that name and the value is
   * valid: a member that the request lacks is left out, and the reply to null is null.
   */
  reply(operation: LiveRequestReply, request: unknown): unknown {
    const sample = this.#sample(operation);
    if (request === null && isMessage(operation.reply, null)) return readMessage(operation.reply, null);
    if (!isObject(sample)) return readMessage(operation.reply, sample);
    const sent = isObject(request) ? request : {};
    return readMessage(operation.reply, this.#without(operation, sent, withValues(operation, { ...sample }, sent)));
  }

  /** A reply without the members that a request can have, and this one has not. */
  #without(operation: LiveRequestReply, sent: Members, sample: Members): Members {
    let reply = sample;
    for (const name of this.#members(operation)) {
      const { [name]: left, ...changed } = reply;
      if (!Object.hasOwn(sent, name) && left !== undefined && isMessage(operation.reply, changed)) reply = changed;
    }
    return reply;
  }

  /** The members that a request of an operation can have. */
  #members({ name }: LiveRequestReply): readonly string[] {
    const known = this.#asked.get(name);
    if (known !== undefined) return known;
    const request = this.#contract.model.operations.find((one) => one.name === name)?.request;
    const json = request && this.#sampler.sampleBody(request, "maximal")?.json;
    const members = isObject(json) ? Object.keys(json) : [];
    this.#asked.set(name, members);
    return members;
  }

  /** A sample of a declared fault's detail, as JSON. */
  fault(operation: string, fault: string): unknown {
    const declared = this.#contract.model.operations
      .find(({ name }) => name === operation)
      ?.faults.find(({ name }) => name === fault);
    return declared && this.#sampler.sample({ ...declared, name: declared.element }, "typical")?.json;
  }

  #sample({ name }: LiveRequestReply): unknown {
    if (this.#made.has(name)) return this.#made.get(name);
    const reply = this.#contract.model.operations.find((one) => one.name === name)?.reply;
    const made = reply && (this.#sampler.sampleBody(reply, "typical") ?? this.#sampler.sampleBody(reply, "minimal"));
    const json = made === undefined ? {} : made.json;
    this.#made.set(name, json);
    return json;
  }
}

type Members = Readonly<Record<string, unknown>>;

function isObject(json: unknown): json is Members {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** A reply with the values of a request, where the reply has a member of that name and the value is valid. */
function withValues(operation: LiveRequestReply, sample: Members, sent: Members): Members {
  let reply = sample;
  for (const [name, value] of Object.entries(sent)) {
    const changed = { ...reply, [name]: value };
    if (Object.hasOwn(reply, name) && isMessage(operation.reply, changed)) reply = changed;
  }
  return reply;
}
