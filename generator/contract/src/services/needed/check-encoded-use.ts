import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ExpandedName } from "../../schema/schema-set.js";
import { isEncoded, isReadable, type LinkedBinding, type LinkedBindingOperation } from "../linked-contract.js";

/** The most operations that one message names. */
const mostNamed = 5;

/**
 * Reports use="encoded" once for each binding: if another SOAP binding offers an operation in literal form, that form
 * is used, and if the encoded form cannot be read, the operation cannot be generated.
 */
export function checkEncodedUse(bindings: readonly LinkedBinding[], diagnostics: Diagnostics): void {
  const literal = operationsOf(bindings, (_, bound) => !isEncoded(bound));
  const readable = readableOperations(bindings);
  const reported = new Set<string>();
  for (const binding of bindings) {
    const keyOfBound = ({ operation }: LinkedBindingOperation): string => operationKey(binding.portType, operation);
    const encoded = binding.operations.filter((bound) => isEncoded(bound) && !reported.has(keyOfBound(bound)));
    const others = encoded.filter((bound) => literal.has(keyOfBound(bound)));
    const unread = encoded.filter((bound) => !readable.has(keyOfBound(bound)));
    for (const bound of [...others, ...unread]) reported.add(keyOfBound(bound));
    report("wsdl-encoded-left-out", others, diagnostics);
    report("wsdl-encoded-use", unread, diagnostics);
  }
  if (reported.size > 0 && readable.size === 0) diagnostics.keepNone();
}

/** The operations that bindings offer in a readable form, by `operationKey`. */
export function readableOperations(bindings: readonly LinkedBinding[]): ReadonlySet<string> {
  return operationsOf(bindings, isReadable);
}

function operationsOf(
  bindings: readonly LinkedBinding[],
  isMeant: (binding: LinkedBinding, bound: LinkedBindingOperation) => boolean,
): ReadonlySet<string> {
  return new Set(
    bindings.flatMap((binding) =>
      binding.operations
        .filter((bound) => isMeant(binding, bound))
        .map(({ operation }) => operationKey(binding.portType, operation)),
    ),
  );
}

/** A key for an operation of a port type, by its index. */
export function operationKey(portType: ExpandedName, index: number): string {
  return `${portType} ${index}`;
}

function report(
  code: "wsdl-encoded-use" | "wsdl-encoded-left-out",
  operations: readonly LinkedBindingOperation[],
  diagnostics: Diagnostics,
): void {
  const [first] = operations;
  if (first === undefined) return;
  const names = operations.map(({ name }) => name);
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : "";
  diagnostics.report(code, first.at, { operations: names.slice(0, mostNamed).join(", ") + more });
}
