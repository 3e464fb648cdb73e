import type { Server } from "node:http";
import { consoleFileOf } from "@stubwright/console";
import { type LiveContract, type LiveOptions, openContract } from "@stubwright/live";
import { createListener, handle, type ServiceFault } from "@stubwright/runtime/server";
import { serve } from "./browser.js";

/** A service with its console. */
export interface ConsoleService {
  readonly url: string;
  readonly server: Server;
  readonly contract: LiveContract;
}

/** Answers each request with itself, or fails as `refuse` says. Requests and replies of the contract must have the same type. */
export async function echoService(
  options: LiveOptions,
  refuse: (operation: string, request: unknown) => ServiceFault | undefined = () => undefined,
): Promise<ConsoleService> {
  const { contract, diagnostics } = await openContract(options);
  if (contract === undefined) throw new Error(JSON.stringify(diagnostics));
  const handlers = [...contract.operations.values()].map((operation) => {
    const answer = (request: unknown): unknown => {
      const fault = refuse(operation.name, request);
      if (fault !== undefined) throw fault;
      return request;
    };
    return operation.kind === "request-reply" ? handle(operation, answer) : handle(operation, () => undefined);
  });
  const console = async () => ({ consoleFile: consoleFileOf(contract.console) });
  const listener = createListener(handlers, { ...contract.endpoint, console }, { console: "/console" });
  return { ...(await serve(listener)), contract };
}
