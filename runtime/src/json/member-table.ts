/** Stands for a value that is missing or was refused, so that reading can go on and find further problems. */
export const absentValue: unique symbol = Symbol("absent");

/** The members of an object as parsed; undefined for members that were not sent. */
export type Members<Name extends string> = Readonly<Record<Name, unknown>>;

/** The members of a JSON object; `JsonReader.object` reads by it. */
export interface MemberTable<Name extends string> {
  readonly rows: readonly Name[];
  /** All member names, and `$type`, which tells types apart. */
  readonly names: ReadonlySet<string>;
  /**
   * The names in the order in which they were sent last. Most callers send the same order, and comparing costs less
   * than looking up.
   */
  readonly order: string[];
  /** The member names by their lower-case form. */
  readonly folded: () => ReadonlyMap<string, readonly Name[]>;
  /** Whether every JavaScript object inherits one of the names, as it does `constructor`. */
  readonly inherits: boolean;
  /** The members of an absent object. Required ones are marked absent, so that nothing more is reported. */
  readonly absent: Members<Name>;
}

/** Makes the table of an object's members. Generated code calls it once for each type. */
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
