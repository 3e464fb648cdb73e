import type { ContractSnapshot, SnapshotOperation, SnapshotType } from "./contract-snapshot.js";

/** The differences between two snapshots of a contract. */
interface ContractChanges {
  /** One sentence for each difference: namespaces, then operations, then types in the order of the contract. */
  readonly sentences: readonly string[];
  /** The handlers that the service must add. */
  readonly missing: readonly string[];
  /** The handlers that no operation calls any more. */
  readonly removed: readonly string[];
}

/** Compares the snapshots of two runs. */
export function compareSnapshots(old: ContractSnapshot, now: ContractSnapshot): ContractChanges {
  const oldHandlers = new Set(Object.values(old.operations).map(({ handler }) => handler));
  const newHandlers = new Set(Object.values(now.operations).map(({ handler }) => handler));
  return {
    sentences: [
      ...compareNamespaces(old.namespaces, now.namespaces),
      ...compareOperations(old.operations, now.operations),
      ...keysOfBoth(old.types, now.types).flatMap((name) =>
        compareTypes(name, at(old.types, name), at(now.types, name)),
      ),
    ],
    missing: [...newHandlers].filter((handler) => !oldHandlers.has(handler)),
    removed: [...oldHandlers].filter((handler) => !newHandlers.has(handler)),
  };
}

function compareNamespaces(old: readonly string[] = [], now: readonly string[] = old): readonly string[] {
  const gone = old.filter((name) => !now.includes(name));
  const added = old.length === 0 ? [] : now.filter((name) => !old.includes(name));
  if (gone.length === 1 && added.length === 1) return [`namespace ${added[0]} replaces ${gone[0]}`];
  return [...gone.map((name) => `namespace ${name} removed`), ...added.map((name) => `namespace ${name} added`)];
}

type Operations = Readonly<Record<string, SnapshotOperation>>;

function compareOperations(old: Operations, now: Operations): readonly string[] {
  return keysOfBoth(old, now).flatMap((name) => {
    const [oldOperation, newOperation] = [at(old, name), at(now, name)];
    if (newOperation === undefined) return [`operation ${name} removed: remove the handler ${oldOperation?.handler}`];
    if (oldOperation === undefined) return [`operation ${name} added: write the handler ${newOperation.handler}`];
    const facts = compareFacts(oldOperation.facts, newOperation.facts);
    const handler =
      oldOperation.handler === newOperation.handler
        ? []
        : [`handler is now ${newOperation.handler} (was ${oldOperation.handler})`];
    return [...handler, ...facts].map((text) => `operation ${name}: ${text}`);
  });
}

function compareTypes(name: string, old: SnapshotType | undefined, now: SnapshotType | undefined): readonly string[] {
  if (now === undefined) return [`type ${name} removed`];
  if (old === undefined) return [`type ${name} added`];
  const sentences = [...compareFacts(old.facts, now.facts), ...compareMembers(old.members, now.members)];
  return sentences.map((text) => `${name}: ${text}`);
}

type Facts = Readonly<Record<string, string>>;

function compareFacts(old: Facts, now: Facts): readonly string[] {
  return keysOfBoth(old, now).flatMap((key) => {
    const [oldFact, newFact] = [at(old, key), at(now, key)];
    if (oldFact === newFact) return [];
    if (newFact === undefined) return [`${key} removed (was ${oldFact})`];
    const said = `${key} ${pluralFacts.has(key) ? "are" : "is"} now ${newFact}`;
    return oldFact === undefined ? [said] : [`${said} (was ${oldFact})`];
  });
}

const pluralFacts: ReadonlySet<string> = new Set(["faults", "routes", "other attributes"]);

function compareMembers(old: Facts, now: Facts): readonly string[] {
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(now, name));
  const added = Object.keys(now).filter((name) => !Object.hasOwn(old, name));
  const [from, to] = [gone[0], added[0]];
  const kept = Object.keys(now).filter((name) => Object.hasOwn(old, name));
  const changed = kept.flatMap((name) => compareMember(name, old[name] ?? "", now[name] ?? ""));
  const order = Object.keys(old).filter((name) => Object.hasOwn(now, name));
  if (order.join() !== kept.join()) changed.push(`the order is now ${Object.keys(now).join(", ")}`);
  if (from !== undefined && to !== undefined && gone.length + added.length === 2 && old[from] === now[to]) {
    return [`member ${to} replaces ${from} (${now[to]})`, ...changed];
  }
  return [
    ...gone.map((name) => `member ${name} removed (was ${old[name]})`),
    ...added.map((name) => `member ${name} added (${now[name]})`),
    ...changed,
  ];
}

/** Tells what changed of a member: its type, or the words after the type, or both. */
function compareMember(name: string, old: string, now: string): readonly string[] {
  if (old === now) return [];
  const [oldType = "", oldRest = ""] = splitType(old);
  const [newType = "", newRest = ""] = splitType(now);
  if (oldRest === newRest) return [`member ${name} is now ${newType} (was ${oldType})`];
  const haveWords = oldRest !== "" && newRest !== "";
  if (oldType === newType && haveWords) return [`member ${name} is now ${newRest} (was ${oldRest})`];
  return [`member ${name} is now ${now} (was ${old})`];
}

function splitType(member: string): readonly string[] {
  const end = member.indexOf(", ");
  return end < 0 ? [member, ""] : [member.slice(0, end), member.slice(end + 2)];
}

/** Reads an own entry. Names of a contract may be those that every object has, such as `toString`. */
function at<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The keys of the new object in its order, then those that only the old one has. */
function keysOfBoth(old: object, now: object): readonly string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(old)])];
}
