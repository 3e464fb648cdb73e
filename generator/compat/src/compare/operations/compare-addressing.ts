import { type Span, spanText } from "@stubwright/contract/diagnostics";
import type { SourceDocument } from "@stubwright/contract/read";
import { descendantsOf, type XmlAttribute, type XmlElement } from "@stubwright/contract/read";
import type { Direction } from "../../rules/rule.js";
import type { OperationPair } from "./compare-operations.js";
import { boundPairs } from "./operation-facts.js";

const ways: readonly (readonly [child: string, direction: Direction])[] = [
  ["input", "request"],
  ["output", "response"],
];

/**
 * The actions of WS-Addressing that a contract says of its messages (WS-Addressing 1.0 WSDL Binding section 4.4.1, Metadata section
 * 4.4.1), where both sides use addressing: then messages carry them.
 */
export function compareAddressing(pairs: readonly OperationPair[]): void {
  const [first] = pairs;
  if (first === undefined) return;
  const { old, now } = first.comparison.sides;
  if (!usesAddressing(old.documents) || !usesAddressing(now.documents)) return;
  const oldOperations = operationElements(old.documents);
  const newOperations = operationElements(now.documents);
  for (const pair of pairs) {
    const [before, after] = [placeOf(pair.old), placeOf(pair.now)];
    for (const [child, direction] of ways) {
      const was = actionOf(oldOperations.get(before), child);
      const is = actionOf(newOperations.get(after), child);
      if (was === undefined || is === undefined || was.value === is.value) continue;
      if (direction === "request" && isSoapAction(pair, was.value, is.value)) continue;
      const facts = { node: "message", path: `${pair.old.name}/${direction}/wsa:Action` } as const;
      const texts = { old: was.value, new: is.value, base: was.at, head: is.at, surfaces: ["soap"] } as const;
      pair.collector.operation({ rule: "soap-action-changed", ...facts, ...texts }, pair.old.name, direction);
    }
  }
}

/** Whether the binding has no action of its own, so that a comparison of bindings tells the change. */
function isSoapAction({ old, now }: OperationPair, was: string, is: string): boolean {
  return boundPairs(old, now).some(([before, after]) => before.soapAction === was && after.soapAction === is);
}

function usesAddressing(documents: readonly SourceDocument[]): boolean {
  return documents.some(
    ({ root }) =>
      root !== undefined &&
      [...descendantsOf(root)].some(
        ({ local, namespace }) => /^(Using)?Addressing$/.test(local) && isOfAddressing(namespace),
      ),
  );
}

function isOfAddressing(namespace: string): boolean {
  return namespace.includes("/addressing");
}

/** The operations of port types by where they stand. */
function operationElements(documents: readonly SourceDocument[]): ReadonlyMap<string, XmlElement> {
  const all = documents.flatMap(({ root }) => (root === undefined ? [] : [...descendantsOf(root)]));
  return new Map(all.filter(({ local }) => local === "operation").map((element) => [spanText(element.at), element]));
}

function placeOf({ operation }: { readonly operation: { readonly at: Span } }): string {
  return spanText(operation.at);
}

function actionOf(operation: XmlElement | undefined, child: string): XmlAttribute | undefined {
  const message = operation?.children.find(({ local }) => local === child);
  return message?.attributes.find(({ local, namespace }) => local === "Action" && isOfAddressing(namespace));
}
