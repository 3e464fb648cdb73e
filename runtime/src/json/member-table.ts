/** The members of a JSON object. `JsonReader.next` reads by it. */
export interface MemberTable<Name extends string> {
  readonly required: readonly Name[];
  readonly optional: readonly Name[];
  /** All of them. */
  readonly names: ReadonlySet<string>;
}

/** Says once, for all messages, which members an object has. */
export function memberTable<const Name extends string>(table: {
  readonly required?: readonly Name[];
  readonly optional?: readonly Name[];
}): MemberTable<Name> {
  const { required = [], optional = [] } = table;
  return { required, optional, names: new Set<string>([...required, ...optional]) };
}
