import { type Direction, isSource, type Surface, surfaces } from "../../rules/rule.js";
import type { Change } from "../change.js";
import type { TypePair } from "../types/type-pair.js";

/** A change with the messages that reach it. */
export interface ReachedChange {
  readonly change: Change;
  /** Operations by the direction that reaches the change; no operation for a change of the contract as a whole. */
  readonly reach: ReadonlyMap<Direction, readonly string[]>;
}

/**
 * The surfaces of a message that reaches a change. Code is generated from the first binding and from the headers of
 * bindings that share its codecs; other bindings are only on SOAP.
 */
export type Reached = "everywhere" | "soap and code" | "soap";

/** A message that reaches a change. */
interface ReachingMessage {
  /** Default: everywhere. */
  readonly where?: Reached | undefined;
  /** Whether it has SOAP's encoding, in which values name their types and elements have no namespace. */
  readonly isEncoded?: boolean;
}

/** The differences of a type that matter in SOAP's encoding (SOAP 1.1 section 5.1, rules 2 and 5). */
function encodedFacts({ changes, typed }: TypePair): Pick<TypePair, "changes" | "namespaces"> {
  const isForm = ({ rule, node }: Change): boolean => rule === "element-form-changed" && node === "element";
  return { changes: [...changes.filter((change) => !isForm(change)), ...typed.changes], namespaces: typed.namespaces };
}

/** The surfaces for each way to be reached. */
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
  /** Changes as they are reported for messages that are not on all surfaces. */
  readonly #limited = new Map<Change, Map<Reached, Change>>();
  readonly #namespaces = new Map<string, Reach>();

  /** Adds a change of the contract as a whole. */
  contract(change: Change): void {
    this.#reached.set(change, new Map([["exchange", new Set()]]));
  }

  /** Adds a change of one operation. */
  operation(change: Change, operation: string, direction: Direction = "exchange"): void {
    addTo(this.#reached, change, operation, direction);
  }

  /**
   * Adds the changes of a type and the types inside it, reached by one message, on fewer surfaces if the message is not
   * everywhere.
   */
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

  /**
   * Adds the changes of a type and the types inside it that no message reached. They concern only people who store such
   * documents, or only code if no document can have the type.
   */
  uncarried(start: TypePair, where: "everywhere" | "code" = "everywhere"): void {
    const seen = new Set<TypePair>([start]);
    for (const pair of seen) {
      for (const change of pair.changes.filter((one) => !this.#reached.has(one) && !this.#uncarried.has(one))) {
        this.#uncarried.add(change);
        const reported = [...(this.#limited.get(change)?.keys() ?? [])].flatMap((where) => surfacesOf[where]);
        const others = surfaces.filter(
          (surface) =>
            isOn(surface, change) && !reported.includes(surface) && (where === "everywhere" || isSource(surface)),
        );
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

  /** Notes that a message contains names of a namespace. */
  namespace(uri: string, operation: string, direction: Direction): void {
    addTo(this.#namespaces, uri, operation, direction);
  }

  /** Adds a change for every message with names of a namespace. */
  inNamespace(change: Change, uri: string): void {
    for (const [direction, operations] of this.#namespaces.get(uri) ?? []) {
      for (const operation of operations) this.operation(change, operation, direction);
    }
  }

  /** All changes in the order of their discovery. */
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
