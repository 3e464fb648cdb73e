import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LinkedBinding, LinkedBindingOperation } from "./linked-contract.js";

/**
 * Reports use="encoded" (WS-I Basic Profile 1.1 R2706), once for an operation: an error where no other SOAP binding of
 * a service offers it in literal form, else a warning. The encoding's types need no word of their own then.
 */
export function checkEncodedUse(bindings: readonly LinkedBinding[], diagnostics: Diagnostics): void {
  const literal = new Set(bindings.flatMap((binding) => keysOf(binding, (bound) => !isEncoded(bound))));
  const reported = new Set<string>();
  for (const binding of bindings) {
    for (const bound of binding.operations.filter(isEncoded)) {
      const key = keyOf(binding, bound);
      if (reported.has(key)) continue;
      reported.add(key);
      const code = literal.has(key) ? "wsdl-encoded-left-out" : "wsdl-encoded-use";
      diagnostics.report(code, bound.at, { operation: bound.name });
    }
  }
  const isLost = diagnostics.list.some(({ code }) => code === "wsdl-encoded-use");
  if (isLost) diagnostics.withdraw("xsd-soap-encoding");
}

function keysOf(binding: LinkedBinding, fits: (bound: LinkedBindingOperation) => boolean): readonly string[] {
  return binding.operations.filter(fits).map((bound) => keyOf(binding, bound));
}

function keyOf(binding: LinkedBinding, bound: LinkedBindingOperation): string {
  return `${binding.portType} ${bound.operation}`;
}

function isEncoded({ input, output, faults }: LinkedBindingOperation): boolean {
  const headers = [...(input?.headers ?? []), ...(output?.headers ?? [])];
  return [input, output, ...faults, ...headers].some((one) => one?.use === "encoded");
}
