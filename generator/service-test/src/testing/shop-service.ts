import type { LiveContract, LiveOperation, LiveRequestReply } from "@stubwright/live";
import { declaredFault, type Handler, handle } from "@stubwright/runtime/server";

interface Order {
  readonly customer: string;
  readonly line: readonly { readonly sku: string; readonly quantity: number }[];
}

const states = ["red", "green", "blue"];
/** Of more pieces than this there are not enough. */
const stock = 60;

/** Handlers of the shop's contract that do all of it right. */
export function shopHandlers(contract: LiveContract): readonly Handler[] {
  return [...contract.operations.values()].map((operation) => handlerOf(operation));
}

function handlerOf(operation: LiveOperation): Handler {
  if (operation.kind === "one-way") return handle(operation, () => {});
  if (operation.name === "PlaceOrder") return handle(operation, (request) => placeOrder(operation, request as Order));
  return handle(operation, (request) => request);
}

function placeOrder(operation: LiveRequestReply, { customer, line }: Order): unknown {
  const pieces = line.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > stock) throw declaredFault(operation, "OutOfStock", { sku: line[0]?.sku, left: 7 });
  const code = [...customer].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9000, 7) + 1000;
  return { number: `OR-${code}`, pieces, placed: "2024-02-29T12:30:45Z", state: states[pieces % states.length] };
}
