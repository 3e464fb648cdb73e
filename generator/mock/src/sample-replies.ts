import { MessageSampler } from "@stubwright/contract/sample";
import type { LiveContract, LiveRequestReply } from "@stubwright/live";
import { isMessage, readMessage } from "./message-json.js";

/** Sample replies of a contract: valid, and the same for the same request. */
export class SampleReplies {
  readonly #contract: LiveContract;
  readonly #sampler: MessageSampler;
  readonly #made = new Map<string, unknown>();

  constructor(contract: LiveContract) {
    this.#contract = contract;
    this.#sampler = new MessageSampler(contract.model);
  }

  /** A sample reply in which members have the request's values, where both have a member of that name and the value is valid. */
  reply(operation: LiveRequestReply, request: unknown): unknown {
    const sample = this.#sample(operation);
    if (typeof sample !== "object" || sample === null || Array.isArray(sample))
      return readMessage(operation.reply, sample);
    let reply: Readonly<Record<string, unknown>> = { ...sample };
    const sent =
      typeof request === "object" && request !== null && !Array.isArray(request) ? Object.entries(request) : [];
    for (const [name, value] of sent) {
      const changed = { ...reply, [name]: value };
      if (Object.hasOwn(reply, name) && isMessage(operation.reply, changed)) reply = changed;
    }
    return readMessage(operation.reply, reply);
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
