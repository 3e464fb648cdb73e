import { createHash } from "node:crypto";
import {
  AckPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
} from "@nats-io/jetstream";
import type { QueueMessage } from "@stubwright/runtime/queue";
import type { KnownMessage } from "./known-message.js";
import { check, ensureStream, existing, type StreamWish } from "./streams.js";

/** The facts that the names and settings of a queue's streams are made of. */
export interface LayoutOptions {
  /** Begins the names of the streams: letters, digits, `-` and `_`. */
  readonly name: string;
  readonly replicas: number;
  readonly partitions: number;
  readonly leaseMs: number;
  readonly rememberMs: number;
  /** Bytes that the stream of messages may have; undefined for as many as the disk takes. */
  readonly maxStreamBytes: number | undefined;
}

/** Where a queue keeps what. */
export interface QueueLayout {
  /** The stream of the messages that wait, on subjects `<name>.<lane>.<operation>`. */
  readonly messages: string;
  /** The stream of dead letters. */
  readonly dead: string;
  /** The stream of the ids that were worked on. */
  readonly worked: string;
  /** `any` for messages without a key, and one for each partition of keys. Each is the name of a consumer. */
  readonly lanes: readonly Lane[];
}

/** Messages that one consumer delivers. */
export interface Lane {
  readonly name: string;
  /** Whether its messages are delivered one after the other. */
  readonly isOrdered: boolean;
}

/** How long the engine looks for ids of its own, if it is not told otherwise, in milliseconds; not longer than it keeps messages. */
const engineWindowMs = 120_000;

/** How many messages without a key all workers together may have under way. */
const mostPending = 5000;

/** Names the streams of a queue. Throws for a name that NATS does not take. */
export function queueLayout({ name, partitions }: Pick<LayoutOptions, "name" | "partitions">): QueueLayout {
  if (!/^[\w-]+$/.test(name)) throw new Error(`The name of a queue has letters, digits, - and _, unlike ${name}.`);
  const keyed = Array.from({ length: partitions }, (_, index) => ({ name: `key-${index}`, isOrdered: true }));
  const lanes = [{ name: "any", isOrdered: false }, ...keyed];
  return { messages: name, dead: `${name}-dead`, worked: `${name}-worked`, lanes };
}

/** The subject of a message: those of one key have one partition. */
export function subjectOf({ messages, lanes }: QueueLayout, { key, operation }: QueueMessage): string {
  const lane = key === undefined ? "any" : `key-${partitionOf(key, lanes.length - 1)}`;
  return `${messages}.${lane}.${tokenOf(operation)}`;
}

/** The name of the lane of a message's subject. */
export function laneOf(subject: string): string {
  return subject.split(".").at(-2) ?? "";
}

/** The subject of the id of a message that was worked on. */
export function workedSubject({ worked }: QueueLayout, { operation, id, letter }: KnownMessage): string {
  const name = letter === undefined ? `${operation} ${id}` : `${operation} ${id} ${letter}`;
  return `${worked}.${createHash("sha256").update(name).digest("base64url")}`;
}

/** An operation's name as a part of a subject, where `.`, `*` and `>` have a meaning. */
function tokenOf(operation: string): string {
  return operation.replace(/[.*>\s]/g, "_");
}

function partitionOf(key: string, partitions: number): number {
  return createHash("sha256").update(key).digest().readUInt32BE(0) % partitions;
}

/** Makes the streams and consumers of a queue that are not there, and checks those that are. Rejects with `StreamMismatchError`. */
export async function prepareLayout(
  manager: JetStreamManager,
  layout: QueueLayout,
  options: LayoutOptions,
): Promise<void> {
  for (const wish of streamsOf(layout, options)) await ensureStream(manager, wish);
  for (const lane of layout.lanes) await ensureConsumer(manager, layout, lane, options);
}

function streamsOf(
  { messages, dead, worked }: QueueLayout,
  { replicas, rememberMs, maxStreamBytes }: LayoutOptions,
): readonly StreamWish[] {
  const common = { num_replicas: replicas, storage: StorageType.File, discard: DiscardPolicy.New };
  return [
    {
      ...common,
      name: messages,
      subjects: [`${messages}.*.*`],
      retention: RetentionPolicy.Workqueue,
      ...(maxStreamBytes === undefined ? {} : { max_bytes: maxStreamBytes }),
    },
    {
      ...common,
      name: dead,
      subjects: [`${dead}.*`],
      retention: RetentionPolicy.Limits,
      // A letter that is sent again takes the place of itself.
      max_msgs_per_subject: 1,
    },
    {
      ...common,
      name: worked,
      subjects: [`${worked}.*`],
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.Old,
      max_age: nanoseconds(rememberMs),
      ...(rememberMs < engineWindowMs ? { duplicate_window: nanoseconds(rememberMs) } : {}),
    },
  ];
}

async function ensureConsumer(
  manager: JetStreamManager,
  { messages }: QueueLayout,
  { name, isOrdered }: Lane,
  { leaseMs, replicas }: LayoutOptions,
): Promise<void> {
  const wish = {
    durable_name: name,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanoseconds(leaseMs),
    filter_subject: `${messages}.${name}.*`,
    max_ack_pending: isOrdered ? 1 : mostPending,
    max_deliver: -1,
    num_replicas: replicas,
  };
  const found = await existing(() => manager.consumers.info(messages, name), JetStreamApiCodes.ConsumerNotFound);
  if (found !== undefined) return check(`The consumer ${name} of the stream ${messages}`, wish, found.config);
  await manager.consumers.add(messages, wish);
}

function nanoseconds(milliseconds: number): number {
  return milliseconds * 1_000_000;
}
