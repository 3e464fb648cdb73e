import type { ContractModel, TypeUse } from "@stubwright/contract/model";
import type { LiveContract } from "@stubwright/live";
import type { StreamedOperation } from "@stubwright/runtime/codec";

/** A reply that is read item by item, without the types of its messages. */
type LiveStream = StreamedOperation<unknown, unknown, unknown>;

/**
 * The replies that a gateway forwards item by item, by operation: those that `streams` in the config names, if they hold
 * nothing beside the items.
 */
export function forwardedStreams({ model, module }: LiveContract): ReadonlyMap<string, LiveStream> {
  const streams = Object.values(module("streams") ?? {}).filter(isStream);
  return new Map(
    streams
      .filter(({ operation, members }) => holdsOnly(model, operation.name, members))
      .map((stream) => [stream.operation.name, stream]),
  );
}

/** `streams.ts` exports a descriptor and a function for each reply. */
function isStream(value: unknown): value is LiveStream {
  return typeof value === "object" && value !== null && "operation" in value && "members" in value;
}

/** Whether each type on the path of members is a record with that one member, which no other type can stand for. */
function holdsOnly({ operations, types }: ContractModel, operation: string, members: readonly string[]): boolean {
  let use: TypeUse | undefined = operations.find(({ name }) => name === operation)?.reply?.type;
  for (const property of members) {
    const id = use?.kind === "declared" ? use.id : undefined;
    const type = types.find((one) => one.id === id);
    const [only, ...others] = type?.kind === "record" && type.tagged === "never" ? type.members : [];
    if (only?.property !== property || others.length > 0) return false;
    use = only.type;
  }
  return true;
}
