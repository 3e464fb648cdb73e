import type { OpenContent } from "../contract/open-content.js";
import { idempotencyKey } from "../http/idempotency-key.js";
import type { CallContext, Protocol } from "./call-context.js";
import { StreamedItems } from "./streamed-items.js";

/** Where a call's facts come from; asked only when somebody wants to know. */
export interface CallSource {
  /** Undefined where it is the wire that the call came in on. */
  readonly protocol: Protocol | undefined;
  readonly headers: () => Headers;
  /** Where it is not the message or a header that says it. */
  readonly messageId?: () => string;
  readonly peer: () => string | undefined;
  /** Calls back once if the caller goes away before the reply is written; at once if it is gone. */
  readonly whenGone: (gone: () => void) => void;
}

/** What the envelope of a call over SOAP says beside its message. */
export interface SentEnvelope {
  /** The header blocks of `understoodHeaders`. */
  readonly headers: ReadonlyMap<string, OpenContent>;
  /** The id of WS-Addressing, looked for when asked. */
  readonly messageId: () => string | undefined;
}

/** The context of one call; what costs something is made when first read. */
export class LiveCall implements CallContext {
  readonly operation: string;
  readonly protocol: Protocol;
  /** What the call came in on. */
  readonly source: CallSource;
  caller: OpenContent | undefined;
  readonly #envelope: SentEnvelope | undefined;
  #soapHeaders: ReadonlyMap<string, OpenContent> | undefined;
  #replySoapHeaders: Map<string, OpenContent> | undefined;
  #requestHeaders: Headers | undefined;
  #responseHeaders: Headers | undefined;
  #controller: AbortController | undefined;
  #streamedItems: StreamedItems | undefined;

  constructor(operation: string, protocol: "json" | "soap", source: CallSource, envelope?: SentEnvelope) {
    this.operation = operation;
    this.protocol = source.protocol ?? protocol;
    this.source = source;
    this.#envelope = envelope;
  }

  /** A copy: calls may have been given one map. */
  get soapHeaders(): ReadonlyMap<string, OpenContent> {
    this.#soapHeaders ??= new Map(this.#envelope?.headers);
    return this.#soapHeaders;
  }

  get replySoapHeaders(): Map<string, OpenContent> {
    this.#replySoapHeaders ??= new Map();
    return this.#replySoapHeaders;
  }

  /** The undeclared header blocks of the reply, if anybody has asked for them. */
  get replySoapHeadersIfAny(): ReadonlyMap<string, OpenContent> | undefined {
    return this.#replySoapHeaders;
  }

  get messageId(): string | undefined {
    if (this.source.messageId !== undefined) return this.source.messageId();
    return this.#envelope?.messageId() ?? idempotencyKey(this.requestHeaders);
  }

  get requestHeaders(): Headers {
    this.#requestHeaders ??= this.source.headers();
    return this.#requestHeaders;
  }

  get responseHeaders(): Headers {
    this.#responseHeaders ??= new Headers();
    return this.#responseHeaders;
  }

  /** The response headers, if anybody has asked for them. */
  get responseHeadersIfAny(): Headers | undefined {
    return this.#responseHeaders;
  }

  /** The items that the reply streams, if it does. */
  get streamedItems(): StreamedItems | undefined {
    return this.#streamedItems;
  }

  streamed<Item>(items: AsyncIterable<Item> | Iterable<Item>): Item[] {
    if (this.#streamedItems !== undefined) throw new Error("A reply can stream one array only.");
    const streamed = new StreamedItems(items, this.signal);
    this.#streamedItems = streamed;
    return streamed.array;
  }

  get peer(): string | undefined {
    return this.source.peer();
  }

  get signal(): AbortSignal {
    return this.#abortController().signal;
  }

  /** True for the error that a handler stops with once `signal` has aborted. */
  stoppedBy(error: unknown): boolean {
    // Whoever makes it, in whichever realm: a test runner has errors of its own.
    return this.#controller?.signal.aborted === true && Reflect.get(Object(error), "name") === "AbortError";
  }

  /** Tells the handler to stop. */
  abort(reason: unknown): void {
    this.#abortController().abort(reason);
  }

  #abortController(): AbortController {
    if (this.#controller !== undefined) return this.#controller;
    const controller = new AbortController();
    this.#controller = controller;
    this.source.whenGone(() => controller.abort(new DOMException("The caller has gone away.", "AbortError")));
    return controller;
  }
}
