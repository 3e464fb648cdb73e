import { type AddressingVersion, addressingNamespaces, anonymousAddress, noAddress } from "../soap/addressing.js";
import { escapeXml } from "../soap/escape-xml.js";

/** What the headers of a request depend on. */
interface AddressedOperation {
  readonly kind: "request-reply" | "one-way";
  readonly action: string;
  readonly url: string;
  readonly messageId: string;
}

/** A new id for a message. */
export function newMessageId(): string {
  return `urn:uuid:${crypto.randomUUID()}`;
}

/**
 * The header blocks of a request by WS-Addressing. They must be understood; `envelopeKey` is the envelope's prefix. Throws
 * for an operation without an action, which every message must have.
 */
export function requestAddressing(
  version: AddressingVersion,
  { kind, action, url, messageId }: AddressedOperation,
  envelopeKey: string,
): string {
  if (action === "") throw new Error("WS-Addressing needs an action, and the contract has none for this operation");
  const namespace = addressingNamespaces[version];
  const block = (name: string, content: string): string =>
    `<a:${name} xmlns:a="${namespace}" ${envelopeKey}:mustUnderstand="1">${content}</a:${name}>`;
  const address = replyAddress(version, kind);
  return [
    block("Action", escapeXml(action)),
    block("To", escapeXml(url)),
    block("MessageID", messageId),
    address === undefined ? "" : block("ReplyTo", `<a:Address>${address}</a:Address>`),
  ].join("");
}

/** In 1.0, no address means the anonymous one; in 2004/08 a request that wants a reply must say so. */
function replyAddress(version: AddressingVersion, kind: AddressedOperation["kind"]): string | undefined {
  if (kind === "one-way") return version === "1.0" ? noAddress : undefined;
  return version === "1.0" ? undefined : anonymousAddress(version);
}
