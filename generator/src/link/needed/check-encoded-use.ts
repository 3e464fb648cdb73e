import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { LinkedBinding, LinkedBindingOperation } from "../linked-contract.js";
import type { ExpandedName } from "../schema-set.js";

/** The most operations that one message names. */
const mostNamed = 5;

/**
 * Reports use="encoded" (WS-I Basic Profile 1.1 R2706), once for a binding: where no other SOAP binding of a service
 * offers the operation in literal form, it cannot be generated. Where none can, the encoding's types need no word of
 * their own.
 */
export function checkEncodedUse(bindings: readonly LinkedBinding[], diagnostics: Diagnostics): void {
  const literal = literalOperations(bindings);
  const reported = new Set<string>();
  for (const binding of bindings) {
    const keyOfBound = ({ operation }: LinkedBindingOperation): string => operationKey(binding.portType, operation);
    const encoded = binding.operations.filter((bound) => isEncoded(bound) && !reported.has(keyOfBound(bound)));
    for (const bound of encoded) reported.add(keyOfBound(bound));
    const isKept = (bound: LinkedBindingOperation): boolean => literal.has(keyOfBound(bound));
    report("wsdl-encoded-left-out", encoded.filter(isKept), diagnostics);
    report(
      "wsdl-encoded-use",
      encoded.filter((bound) => !isKept(bound)),
      diagnostics,
    );
  }
  if (reported.size === 0 || literal.size > 0) return;
  diagnostics.keepNone();
  diagnostics.withdraw("xsd-soap-encoding-unused");
}

/** The operations that bindings offer in literal form, by `operationKey`. */
export function literalOperations(bindings: readonly LinkedBinding[]): ReadonlySet<string> {
  return new Set(
    bindings.flatMap(({ portType, operations }) =>
      operations.filter((bound) => !isEncoded(bound)).map(({ operation }) => operationKey(portType, operation)),
    ),
  );
}

/** An operation of a port type, by its place there, as text. */
export function operationKey(portType: ExpandedName, index: number): string {
  return `${portType} ${index}`;
}

/** Whether any of an operation's messages, headers or faults is in SOAP section 5 encoding. */
export function isEncoded({ input, output, faults }: LinkedBindingOperation): boolean {
  const headers = [...(input?.headers ?? []), ...(output?.headers ?? [])];
  return [input, output, ...faults, ...headers].some((one) => one?.use === "encoded");
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
