/** What stands where a value is missing or was refused, so that reading can go on and find the rest. */
export const absentValue: unique symbol = Symbol("absent");

/** The members that an object was sent with, as parsed; undefined for those that were not sent. */
export type Members<Name extends string> = Readonly<Record<Name, unknown>>;

/** The members of a JSON object. `JsonReader.object` reads by it. */
export interface MemberTable<Name extends string> {
  readonly rows: readonly Name[];
  /** The rows, and `$type`, by which types are told apart. */
  readonly names: ReadonlySet<string>;
  /** The names in the order that they were sent in last: most callers send the same, and comparing costs less than looking up. */
  readonly order: string[];
  /** The rows by their names in lower case. */
  readonly folded: () => ReadonlyMap<string, readonly Name[]>;
  /** Whether every object inherits one of the names, as it does `constructor`. */
  readonly inherits: boolean;
  /** The members of an absent object. Required ones are absent too, and nothing more is reported. */
  readonly absent: Members<Name>;
}

/** Says once, for all messages, which members an object has. */
export function memberTable<const Name extends string>(table: {
  readonly required?: readonly Name[];
  readonly optional?: readonly Name[];
}): MemberTable<Name> {
  const { required = [], optional = [] } = table;
  const rows = [...required, ...optional];
  let folded: ReadonlyMap<string, readonly Name[]> | undefined;
  const absent: Members<string> = Object.fromEntries(
    rows.map((name, row) => [name, row < required.length ? absentValue : undefined]),
  );
  return {
    rows,
    names: new Set<string>([...rows, "$type"]),
    order: [...rows],
    folded: () => {
      folded ??= foldRows(rows);
      return folded;
    },
    inherits: rows.some((name) => name in Object.prototype),
    absent,
  };
}

function foldRows<Name extends string>(rows: readonly Name[]): ReadonlyMap<string, readonly Name[]> {
  const folded = new Map<string, Name[]>();
  for (const name of rows) {
    const key = name.toLowerCase();
    folded.set(key, [...(folded.get(key) ?? []), name]);
  }
  return folded;
}
