import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager, type StreamConfig } from "@nats-io/jetstream";

/** A stream as it has to be. */
export type StreamWish = Pick<
  StreamConfig,
  "name" | "subjects" | "num_replicas" | "retention" | "storage" | "discard"
> &
  Partial<
    Pick<
      StreamConfig,
      | "duplicate_window"
      | "max_age"
      | "max_bytes"
      | "max_msgs_per_subject"
      | "allow_direct"
      | "allow_rollup_hdrs"
      | "deny_delete"
    >
  >;

/** A stream or consumer is there, but is not as it has to be. Nothing was altered. */
export class StreamMismatchError extends Error {
  override readonly name = "StreamMismatchError";
}

/**
 * Makes a stream if it is not there. One that is there is checked and never altered: rejects with
 * `StreamMismatchError`, which says what differs. A missing limit matches any.
 */
export async function ensureStream(manager: JetStreamManager, wish: StreamWish): Promise<void> {
  const found = await existing(() => manager.streams.info(wish.name), JetStreamApiCodes.StreamNotFound);
  if (found !== undefined) return check(`The stream ${wish.name}`, wish, found.config);
  await manager.streams.add(wish).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(error instanceof JetStreamApiError)) throw error;
    const made = await existing(() => manager.streams.info(wish.name), JetStreamApiCodes.StreamNotFound);
    if (made === undefined) throw error;
    check(`The stream ${wish.name}`, wish, made.config);
  });
}

/** What a request gives; undefined if the server says that there is no such thing. */
export async function existing<Found>(ask: () => Promise<Found>, absent: number): Promise<Found | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === absent) return undefined;
    throw error;
  }
}

/** Throws `StreamMismatchError` if one of the wishes is not fulfilled. */
export function check(what: string, wish: object, config: object): void {
  const differences = Object.entries(wish).flatMap(([name, wanted]) => {
    const given: unknown = Reflect.get(config, name);
    return JSON.stringify(given) === JSON.stringify(wanted)
      ? []
      : [`${name} is ${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}`];
  });
  if (differences.length === 0) return;
  throw new StreamMismatchError(
    `${what} is not as it has to be: ${differences.join("; ")}. Change it with the nats command, or the settings here.`,
  );
}
