import type { LiveContract, LiveOperation } from "@stubwright/live";
import { declaredFault, type Handler, handle } from "@stubwright/runtime/server";

interface BalanceRequest {
  readonly account: string;
  readonly day: string;
}

/** Handlers of the ledger's contract that do all of it right: one repeats requests, one computes and writes a header block. */
export function ledgerHandlers(contract: LiveContract): readonly Handler[] {
  return [...contract.operations.values()].map((operation) => handlerOf(operation));
}

function handlerOf(operation: LiveOperation): Handler {
  if (operation.kind === "one-way") return handle(operation, () => {});
  switch (operation.name) {
    case "GetBalance":
      return handle(operation, (request, _context, headers) => {
        headers.reply.Trace = { call: 7, node: "n1" };
        const { account, day } = request as BalanceRequest;
        if (account.startsWith("AAA")) throw declaredFault(operation, "NoSuchAccount", { account });
        return balanceOf(account, day);
      });
    case "Ping":
      return handle(operation, () => ({ state: "credit" }));
    default:
      return handle(operation, (request) => request);
  }
}

function balanceOf(account: string, day: string): unknown {
  const code = [...account].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9000, 7);
  return {
    currency: "EUR",
    version: "1.0",
    balance: `${code}.50`,
    closed: null,
    owner: { $type: "Company", name: "Acme", vat: "V1" },
    Bond: { $type: "BondType", isin: "X1", matures: "2030-01-01" },
    row: [1, 2, 3].map((no) => ({ no, day, sum: `${no}.25` })),
  };
}
