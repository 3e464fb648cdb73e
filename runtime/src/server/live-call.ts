import { idempotencyKey } from "../http/idempotency-key.js";
import type { OpenContent } from "../values/open-content.js";
import type { CallContext, Protocol } from "./call-context.js";
import { StreamedItems } from "./streamed-items.js";

/** The source of a call's facts, which are only read when needed. */
export interface CallSource {
  /** Undefined for the wire of the request. */
  readonly protocol: Protocol | undefined;
  readonly headers: () => Headers;
  /** Set if neither the message nor a header has the id. */
  readonly messageId?: () => string;
  readonly peer: () => string | undefined;
  /** Calls back once if the caller leaves before the reply is written, or immediately if it has left. */
  readonly whenGone: (gone: () => void) => void;
}

/** The facts of a SOAP envelope beyond its message. */
export interface SentEnvelope {
  /** The header blocks named in `understoodHeaders`. */
  readonly headers: ReadonlyMap<string, OpenContent>;
  /** The id of WS-Addressing, read when needed. */
  readonly messageId: () => string | undefined;
}

/** The context of a call. Expensive parts are made at first use. */
export class LiveCall implements CallContext {
  readonly operation: string;
  readonly protocol: Protocol;
  /** The source of the call. */
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

  /** A copy, because calls may share one map. */
  get soapHeaders(): ReadonlyMap<string, OpenContent> {
    this.#soapHeaders ??= new Map(this.#envelope?.headers);
    return this.#soapHeaders;
  }

  get replySoapHeaders(): Map<string, OpenContent> {
    this.#replySoapHeaders ??= new Map();
    return this.#replySoapHeaders;
  }

  /** The undeclared header blocks of the reply, if they were used. */
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

  /** The response headers, if they were used. */
  get responseHeadersIfAny(): Headers | undefined {
    return this.#responseHeaders;
  }

  /** The streamed items of the reply, if there are any. */
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

  /** Whether an error is the one by which a handler stops after `signal` aborted. */
  stoppedBy(error: unknown): boolean {
    // The error may be of another realm: a test runner has classes of its own.
    return this.#controller?.signal.aborted === true && Reflect.get(Object(error), "name") === "AbortError";
  }

  /** Asks the handler to stop. */
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
