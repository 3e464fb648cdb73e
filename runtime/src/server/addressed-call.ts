import {
  type AddressingHeaders,
  type AddressingVersion,
  addressingNamespaces,
  anonymousAddress,
  noAddress,
  readAddressing,
} from "../soap/addressing.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import { escapeXml } from "../soap/escape-xml.js";
import { type SoapVersion, soap12 } from "../soap/soap-version.js";
import { readRequest } from "./fault-of.js";
import type { Handler, ServedOperation } from "./handler.js";
import type { LiveCall } from "./live-call.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";

/** What is wrong with the headers of a request, as both versions of WS-Addressing call it: from the general name to the exact one. */
const problems = {
  cardinality: [["InvalidAddressingHeader", "InvalidCardinality"], ["InvalidMessageInformationHeader"]],
  address: [["InvalidAddressingHeader", "OnlyAnonymousAddressSupported"], ["InvalidMessageInformationHeader"]],
  mismatch: [["InvalidAddressingHeader", "ActionMismatch"], ["InvalidMessageInformationHeader"]],
  missing: [["MessageAddressingHeaderRequired"], ["MessageInformationHeaderRequired"]],
  action: [["ActionNotSupported"], ["ActionNotSupported"]],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>;

type Problem = keyof typeof problems;

/**
 * A request with the headers of WS-Addressing, if they are looked at and it has some. Throws `ServiceFault` where it must
 * have some.
 */
export function addressedCall(envelope: string, { addressing, limits }: ServerSettings): AddressedCall | undefined {
  if (addressing === undefined) return undefined;
  const headers = readRequest(() => readAddressing(envelope, { limits: limits.xml }));
  if (headers !== undefined) return new AddressedCall(headers);
  if (addressing === "accepted") return undefined;
  const code = `{${addressingNamespaces["1.0"]}}MessageAddressingHeaderRequired`;
  throw new ServiceFault(code, "The message has no headers of WS-Addressing.", { status: 400 });
}

/** The handler that `find` finds, if it fits the headers of the request. Throws `ServiceFault`, and what `find` throws. */
export function addressedHandler(addressed: AddressedCall | undefined, find: () => Handler): Handler {
  return addressed === undefined ? find() : addressed.handler(find);
}

/** A request with the headers of WS-Addressing, on its way through the server. */
export class AddressedCall {
  readonly #version: AddressingVersion;
  readonly #headers: AddressingHeaders;
  /** The version of the envelope. */
  readonly soap: SoapVersion;
  /** What the reply to it has as action; undefined until its operation is known. */
  #replyAction: string | undefined;

  constructor(headers: AddressingHeaders) {
    this.#version = headers.version;
    this.#headers = headers;
    this.soap = headers.soap;
  }

  /** What the message is for; `""` where it does not say so. */
  get action(): string {
    return this.#first("Action") ?? "";
  }

  /** Checks what does not depend on the operation. `soapAction` is HTTP's. Throws `ServiceFault`. */
  check(soapAction: string): void {
    for (const [name, values] of this.#headers.values) {
      if (values.length > 1 && name !== "RelatesTo") {
        throw this.#fault("cardinality", `The header ${name} occurs more than once.`);
      }
    }
    if (this.action === "") throw this.#fault("missing", "The header Action is missing.");
    if (soapAction !== "" && soapAction !== this.action) {
      throw this.#fault("mismatch", "The SOAPAction is not the header Action.");
    }
    for (const name of ["ReplyTo", "FaultTo"]) {
      const address = this.#first(name) ?? this.#anonymous;
      if (address !== this.#anonymous && !this.#isNone(address)) {
        throw this.#fault("address", `${name} must be the anonymous address: replies come on the connection only.`);
      }
    }
  }

  /** The handler of the message. Throws `ServiceFault` where its action is not that of its Body. */
  handler(find: () => Handler): Handler {
    let handler: Handler;
    try {
      handler = find();
    } catch (error) {
      const isUnknown = error instanceof EnvelopeFault && error.code === "Client";
      throw isUnknown ? this.#fault("action", "The header Action is not that of the message.") : error;
    }
    const { operation } = handler;
    const expected = this.#actionOf(operation);
    if (expected !== "" && expected !== this.action) {
      throw this.#fault("action", "The header Action is not that of the message.");
    }
    if (operation.kind === "request-reply" && this.#messageId === undefined && !this.#isSilent("ReplyTo")) {
      throw this.#fault("missing", "The header MessageID is missing.");
    }
    this.#replyAction = operation.replyAction ?? `${this.action}Response`;
    return handler;
  }

  /** Whether nobody wants the reply, or the Fault. */
  isUnwanted(outcome: "reply" | "fault"): boolean {
    if (outcome === "reply" || this.#first("FaultTo") === undefined) return this.#isSilent("ReplyTo");
    return this.#isSilent("FaultTo");
  }

  /** The header blocks of the reply, unless the handler has set its own action. */
  replyBlocks(call: LiveCall | undefined): string {
    return this.#blocks(this.#replyAction ?? "", call);
  }

  /** The header blocks of a Fault; `code` is the Fault's. */
  faultBlocks(code: string, call: LiveCall | undefined): string {
    const namespace = addressingNamespaces[this.#version];
    const isOurs = this.#version === "2004/08" || code.startsWith(`{${namespace}}`);
    return this.#blocks(`${namespace}${isOurs ? "" : "/soap"}/fault`, call);
  }

  #blocks(action: string, call: LiveCall | undefined): string {
    const namespace = addressingNamespaces[this.#version];
    const block = (name: string, text: string): string => {
      if (call?.replySoapHeadersIfAny?.has(`{${namespace}}${name}`)) return "";
      return `<a:${name} xmlns:a="${namespace}">${escapeXml(text)}</a:${name}>`;
    };
    const id = this.#messageId;
    return block("Action", action) + (id === undefined ? "" : block("RelatesTo", id));
  }

  get #messageId(): string | undefined {
    return this.#first("MessageID") || undefined;
  }

  get #anonymous(): string {
    return anonymousAddress(this.#version);
  }

  #first(name: string): string | undefined {
    return this.#headers.values.get(name)?.[0];
  }

  #isNone(address: string | undefined): boolean {
    return this.#version === "1.0" && address === noAddress;
  }

  #isSilent(name: string): boolean {
    return this.#isNone(this.#first(name));
  }

  #actionOf({ soapAction, soap12Action = soapAction }: ServedOperation): string {
    return this.soap === soap12 ? soap12Action : soapAction;
  }

  /** SOAP 1.1 has one code, the exact one; SOAP 1.2 has all of them (SOAP Binding section 6). */
  #fault(problem: Problem, message: string): ServiceFault {
    const namespace = addressingNamespaces[this.#version];
    const names = problems[problem][this.#version === "1.0" ? 0 : 1].map((name) => `{${namespace}}${name}`);
    const [general = "", ...exact] = names;
    if (this.soap === soap12) return new ServiceFault(general, message, { status: 400, subcodes: exact });
    return new ServiceFault(exact[0] ?? general, message, { status: 400 });
  }
}
