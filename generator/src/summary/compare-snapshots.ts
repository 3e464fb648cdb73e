import type { ContractSnapshot, SnapshotOperation, SnapshotType } from "./contract-snapshot.js";

/** What a new contract says that the one before did not. */
export interface ContractChanges {
  /** One sentence each, in the contract's words: namespaces, operations, then types in the order of the contract. */
  readonly sentences: readonly string[];
  /** Handlers that the service now has to have, and those that nobody calls any more. */
  readonly missing: readonly string[];
  readonly removed: readonly string[];
}

/** Tells what changed between two runs. */
export function compareSnapshots(before: ContractSnapshot, now: ContractSnapshot): ContractChanges {
  const handlersBefore = new Set(Object.values(before.operations).map(({ handler }) => handler));
  const handlersNow = new Set(Object.values(now.operations).map(({ handler }) => handler));
  return {
    sentences: [
      ...compareNamespaces(before.namespaces, now.namespaces),
      ...compareOperations(before.operations, now.operations),
      ...keysOfBoth(before.types, now.types).flatMap((name) =>
        compareTypes(name, at(before.types, name), at(now.types, name)),
      ),
    ],
    missing: [...handlersNow].filter((handler) => !handlersBefore.has(handler)),
    removed: [...handlersBefore].filter((handler) => !handlersNow.has(handler)),
  };
}

function compareNamespaces(before: readonly string[] = [], now: readonly string[] = before): readonly string[] {
  const gone = before.filter((name) => !now.includes(name));
  const added = before.length === 0 ? [] : now.filter((name) => !before.includes(name));
  if (gone.length === 1 && added.length === 1) return [`namespace ${added[0]} has taken the place of ${gone[0]}`];
  return [...gone.map((name) => `namespace ${name} removed`), ...added.map((name) => `namespace ${name} added`)];
}

type Operations = Readonly<Record<string, SnapshotOperation>>;

function compareOperations(before: Operations, now: Operations): readonly string[] {
  return keysOfBoth(before, now).flatMap((name) => {
    const [old, current] = [at(before, name), at(now, name)];
    if (current === undefined) return [`operation ${name} removed: remove the handler ${old?.handler}`];
    if (old === undefined) return [`operation ${name} added: write the handler ${current.handler}`];
    const facts = compareFacts(old.facts, current.facts);
    const handler = old.handler === current.handler ? [] : [`handler is now ${current.handler} (was ${old.handler})`];
    return [...handler, ...facts].map((text) => `operation ${name}: ${text}`);
  });
}

function compareTypes(
  name: string,
  before: SnapshotType | undefined,
  now: SnapshotType | undefined,
): readonly string[] {
  if (now === undefined) return [`type ${name} removed`];
  if (before === undefined) return [`type ${name} added`];
  const sentences = [...compareFacts(before.facts, now.facts), ...compareMembers(before.members, now.members)];
  return sentences.map((text) => `${name}: ${text}`);
}

type Facts = Readonly<Record<string, string>>;

function compareFacts(before: Facts, now: Facts): readonly string[] {
  return keysOfBoth(before, now).flatMap((key) => {
    const [old, current] = [at(before, key), at(now, key)];
    if (old === current) return [];
    if (current === undefined) return [`no ${key} any more (was ${old})`];
    const said = `${key} ${pluralFacts.has(key) ? "are" : "is"} now ${current}`;
    return old === undefined ? [said] : [`${said} (was ${old})`];
  });
}

const pluralFacts: ReadonlySet<string> = new Set(["faults", "routes", "other attributes"]);

function compareMembers(before: Facts, now: Facts): readonly string[] {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(now, name));
  const added = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
  const [from, to] = [gone[0], added[0]];
  const kept = Object.keys(now).filter((name) => Object.hasOwn(before, name));
  const changed = kept.flatMap((name) => compareMember(name, before[name] ?? "", now[name] ?? ""));
  const order = Object.keys(before).filter((name) => Object.hasOwn(now, name));
  if (order.join() !== kept.join()) changed.push(`the order is now ${Object.keys(now).join(", ")}`);
  if (from !== undefined && to !== undefined && gone.length + added.length === 2 && before[from] === now[to]) {
    return [`member ${to} has taken the place of ${from} (${now[to]})`, ...changed];
  }
  return [
    ...gone.map((name) => `member ${name} removed (was ${before[name]})`),
    ...added.map((name) => `member ${name} added (${now[name]})`),
    ...changed,
  ];
}

/** Says only what differs: the type, or the words after it. */
function compareMember(name: string, before: string, now: string): readonly string[] {
  if (before === now) return [];
  const [typeBefore = "", restBefore = ""] = splitType(before);
  const [typeNow = "", restNow = ""] = splitType(now);
  if (restBefore === restNow) return [`member ${name} is now ${typeNow} (was ${typeBefore})`];
  const haveWords = restBefore !== "" && restNow !== "";
  if (typeBefore === typeNow && haveWords) return [`member ${name} is now ${restNow} (was ${restBefore})`];
  return [`member ${name} is now ${now} (was ${before})`];
}

function splitType(member: string): readonly string[] {
  const end = member.indexOf(", ");
  return end < 0 ? [member, ""] : [member.slice(0, end), member.slice(end + 2)];
}

/** Names of a contract may be those of every object, such as `toString`. */
function at<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Those of the new one in its order, then those that are only in the old one. */
function keysOfBoth(before: object, now: object): readonly string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])];
}
