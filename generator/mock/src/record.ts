import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LiveContract, LiveOperation } from "@stubwright/live";
import { isCallError, type Transport } from "@stubwright/runtime";
import { declaredFault, type Handler, handle, ServiceFault } from "@stubwright/runtime/server";
import { parse, stringify } from "yaml";
import { masked } from "./mask.js";
import { isMessage, jsonOf } from "./message-json.js";

/** An exchange with a real service, as an example. */
export interface RecordedExchange {
  readonly operation: string;
  readonly request: unknown;
  readonly reply?: unknown;
  readonly fault?: Readonly<Record<string, unknown>>;
}

/** Where calls go, and who is told of each. */
export interface RecordTerms {
  readonly transport: Transport;
  /** JSON pointers of members to mask, beside those whose names tell that they are secret. */
  readonly mask?: readonly string[];
  readonly onExchange: (exchange: RecordedExchange) => Promise<void> | void;
}

/** Handlers that pass every call on to a real service and tell of every exchange. */
export function recordingHandlers(contract: LiveContract, terms: RecordTerms): readonly Handler[] {
  return [...contract.operations.values()].map((operation) => {
    if (operation.kind === "request-reply") return handle(operation, (request) => pass(operation, request, terms));
    return handle(operation, async (request) => void (await pass(operation, request, terms)));
  });
}

async function pass(operation: LiveOperation, request: unknown, terms: RecordTerms): Promise<unknown> {
  const { transport, onExchange, mask = [] } = terms;
  const sent = maskedMessage(operation.request, jsonOf(operation.request, request), mask);
  if (operation.kind === "one-way") {
    await transport.send(operation, request);
    await onExchange({ operation: operation.name, request: sent });
    return undefined;
  }
  try {
    const reply = await transport.call(operation, request);
    await onExchange({
      operation: operation.name,
      request: sent,
      reply: maskedMessage(operation.reply, jsonOf(operation.reply, reply), mask),
    });
    return reply;
  } catch (error) {
    if (!isCallError(error)) throw error;
    const { declared } = error;
    const codec = declared && operation.faults?.[declared.kind];
    if (declared === undefined || codec === undefined)
      throw new ServiceFault("Server", `The real service answered: ${error.message}`, { cause: error });
    const detail = maskedMessage(codec, jsonOf(codec, declared.detail), mask);
    await onExchange({ operation: operation.name, request: sent, fault: { [declared.kind]: detail } });
    throw declaredFault(operation, declared.kind, declared.detail);
  }
}

/** The message masked; as it is if the contract does not allow what stands in the place of a secret. */
function maskedMessage(codec: LiveOperation["request"], json: unknown, mask: readonly string[]): unknown {
  const hidden = masked(json, mask);
  return isMessage(codec, hidden) ? hidden : withoutSecrets(json, hidden);
}

/** A secret that must have a form of its own is left out of the example: it is then no valid message, and nobody replays it. */
function withoutSecrets(json: unknown, hidden: unknown): unknown {
  if (typeof json !== "object" || json === null || typeof hidden !== "object" || hidden === null)
    return json === hidden ? json : undefined;
  if (Array.isArray(json)) return json.map((item, index) => withoutSecrets(item, Reflect.get(hidden, index)));
  const members = Object.entries(json).map(
    ([name, value]) => [name, withoutSecrets(value, Reflect.get(hidden, name))] as const,
  );
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

/** Adds an exchange to the file of its operation in a folder; the same exchange stands there once. Calls must not overlap. */
export async function keepExchange(folder: string, { operation, ...exchange }: RecordedExchange): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${operation.replace(/[^\w-]/g, "_")}.examples.yaml`);
  const text = await readFile(path, "utf8").catch(() => "");
  const known: unknown = parse(text);
  const examples = typeof known === "object" && known !== null ? Reflect.get(known, operation) : undefined;
  const all: Record<string, unknown> = typeof examples === "object" && examples !== null ? { ...examples } : {};
  const wanted = JSON.stringify(exchange);
  if (Object.values(all).some((one) => JSON.stringify(one) === wanted)) return path;
  // A request that is answered otherwise today takes the place of what it got before.
  const name = Object.entries(all).find(
    ([, one]) => JSON.stringify(Reflect.get(Object(one), "request")) === JSON.stringify(exchange.request),
  )?.[0];
  all[name ?? `recorded-${Object.keys(all).length + 1}`] = exchange;
  await writeFile(path, stringify({ [operation]: all }));
  return path;
}
