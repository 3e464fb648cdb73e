import type { ExpandedName } from "../schema/schema-set.js";
import type { LinkedBinding, LinkedBindingOperation } from "./linked-contract.js";

/** Whether either message of an operation is in SOAP section 5 encoding. */
export function isEncoded({ input, output }: LinkedBindingOperation): boolean {
  return input?.use === "encoded" || output?.use === "encoded";
}

/** Whether messages can be read: encoded ones are in rpc style and SOAP 1.1 (SOAP 1.1 section 7). */
export function isReadable({ protocol }: Pick<LinkedBinding, "protocol">, bound: LinkedBindingOperation): boolean {
  return !isEncoded(bound) || (bound.style === "rpc" && protocol === "soap11");
}

/** What two bindings of one operation must agree on to share a codec; of header blocks either may have more. */
export function wireForm(bound: LinkedBindingOperation, binding: ExpandedName): string {
  const form = [bound.input, bound.output].map((body) => [
    body?.attachments.map(({ part }) => part),
    body?.use,
    body?.parts,
    bound.style === "rpc" ? (body?.namespace ?? binding) : "",
  ]);
  return JSON.stringify([bound.style, form]);
}
