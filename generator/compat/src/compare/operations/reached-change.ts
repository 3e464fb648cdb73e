import { type Direction, type Surface, surfaces } from "../../rules/rule.js";
import type { Change } from "../change.js";
import type { TypePair } from "../types/type-pair.js";

/** A change with the messages that reach it. */
export interface ReachedChange {
  readonly change: Change;
  /** Operations by the direction that reaches the change; no operation where it is about the contract. */
  readonly reach: ReadonlyMap<Direction, readonly string[]>;
}

/**
 * Where a message is that reaches a change: code is made of the first binding and of the headers of those that share its codecs,
 * what else other bindings have is on SOAP alone.
 */
export type Reached = "everywhere" | "soap and code" | "soap";

/** A message that reaches a change. */
interface ReachingMessage {
  /** Default: everywhere. */
  readonly where?: Reached | undefined;
  /** Whether it has SOAP's encoding: then its values say their types, and no element in them has a namespace. */
  readonly isEncoded?: boolean;
}

/** What of a type differs in SOAP's encoding (SOAP 1.1 section 5.1, rules 2 and 5). */
function encodedFacts({ changes, typed }: TypePair): Pick<TypePair, "changes" | "namespaces"> {
  const isForm = ({ rule, node }: Change): boolean => rule === "element-form-changed" && node === "element";
  return { changes: [...changes.filter((change) => !isForm(change)), ...typed.changes], namespaces: typed.namespaces };
}

/** The surfaces of each. */
export const surfacesOf: Readonly<Record<Reached, readonly Surface[]>> = {
  everywhere: surfaces,
  "soap and code": ["soap", "ts-client", "ts-server"],
  soap: ["soap"],
};

function isOn(surface: Surface, change: Change): boolean {
  return change.surfaces?.includes(surface) ?? true;
}

/** Operations by the direction in which they reach something. */
type Reach = Map<Direction, Set<string>>;

/** Collects changes while operations are compared. */
export class ChangeCollector {
  readonly #reached = new Map<Change, Reach>();
  readonly #uncarried = new Set<Change>();
  /** Changes as they are reported where a message is not everywhere that reaches them. */
  readonly #limited = new Map<Change, Map<Reached, Change>>();
  readonly #namespaces = new Map<string, Reach>();

  /** A change of the contract as a whole. */
  contract(change: Change): void {
    this.#reached.set(change, new Map([["exchange", new Set()]]));
  }

  /** A change of one operation. */
  operation(change: Change, operation: string, direction: Direction = "exchange"): void {
    addTo(this.#reached, change, operation, direction);
  }

  /** Everything in a type and the types inside, reached by one message; on fewer surfaces where it is not everywhere. */
  types(start: TypePair, operation: string, direction: Direction, message: ReachingMessage = {}): void {
    const { where = "everywhere", isEncoded = false } = message;
    const seen = new Set<TypePair>([start]);
    for (const pair of seen) {
      const { changes, namespaces } = isEncoded ? encodedFacts(pair) : pair;
      for (const change of changes) {
        this.operation(where === "everywhere" ? change : this.#onlyWhere(where, change), operation, direction);
      }
      for (const uri of namespaces) this.namespace(uri, operation, direction);
      for (const use of pair.uses) seen.add(use);
    }
  }

  /** What is in a type and the types inside that no message reached: it concerns only who keeps such documents. */
  uncarried(start: TypePair): void {
    const seen = new Set<TypePair>([start]);
    for (const pair of seen) {
      for (const change of pair.changes.filter((one) => !this.#reached.has(one) && !this.#uncarried.has(one))) {
        this.#uncarried.add(change);
        const reported = [...(this.#limited.get(change)?.keys() ?? [])].flatMap((where) => surfacesOf[where]);
        const others = surfaces.filter((surface) => isOn(surface, change) && !reported.includes(surface));
        const facts = reported.length === 0 ? ({ isUncarried: true } as const) : {};
        this.contract({ ...change, ...facts, surfaces: others, atMost: change.atMost ?? "warning" });
      }
      for (const use of pair.uses) seen.add(use);
    }
  }

  #onlyWhere(where: Reached, change: Change): Change {
    const known = this.#limited.get(change) ?? new Map<Reached, Change>();
    this.#limited.set(change, known);
    const limited = known.get(where) ?? { ...change, surfaces: surfacesOf[where].filter((one) => isOn(one, change)) };
    known.set(where, limited);
    return limited;
  }

  /** Notes that a message carries names of a namespace. */
  namespace(uri: string, operation: string, direction: Direction): void {
    addTo(this.#namespaces, uri, operation, direction);
  }

  /** A change that reaches every message with names of a namespace. */
  inNamespace(change: Change, uri: string): void {
    for (const [direction, operations] of this.#namespaces.get(uri) ?? []) {
      for (const operation of operations) this.operation(change, operation, direction);
    }
  }

  /** All changes, in the order of their discovery. */
  get list(): readonly ReachedChange[] {
    return [...this.#reached].map(([change, reach]) => ({
      change,
      reach: new Map([...reach].map(([direction, operations]) => [direction, [...operations]])),
    }));
  }
}

function addTo<Key>(known: Map<Key, Reach>, key: Key, operation: string, direction: Direction): void {
  const reach: Reach = known.get(key) ?? new Map();
  known.set(key, reach.set(direction, (reach.get(direction) ?? new Set()).add(operation)));
}
