/** The members of a JSON object. `JsonReader.next` reads by it. */
export interface MemberTable<Name extends string> {
  /** Those that are required, then the others. */
  readonly rows: readonly Name[];
  /** How many of the rows are required. */
  readonly required: number;
  readonly names: ReadonlySet<string>;
  /** Whether an object without such a member may still seem to have one, as every object has `constructor`. */
  readonly inherits: boolean;
}

/** Says once, for all messages, which members an object has. */
export function memberTable<const Name extends string>(table: {
  readonly required?: readonly Name[];
  readonly optional?: readonly Name[];
}): MemberTable<Name> {
  const { required = [], optional = [] } = table;
  const rows = [...required, ...optional];
  return {
    rows,
    required: required.length,
    names: new Set<string>(rows),
    inherits: rows.some((name) => name in Object.prototype),
  };
}
