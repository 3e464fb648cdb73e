import * as fc from "fast-check";
import type { BuiltinName, ContractModel, MemberModel, ScalarType, TypeModel, TypeUse } from "stubwright";

/** Makes random valid values of a contract's types. */
export class MessageArbitrary {
  readonly #types: ReadonlyMap<string, TypeModel>;

  constructor(model: ContractModel) {
    this.#types = new Map(model.types.map((type) => [type.id, type]));
  }

  /** Values of a type. Only nillable members can be null. */
  of(use: TypeUse): fc.Arbitrary<unknown> {
    if (use.kind === "builtin") return builtin(use.name);
    const type = this.#types.get(use.id);
    switch (type?.kind) {
      case undefined:
        throw new Error(`The model has no type ${use.id}.`);
      case "open":
        return openContent;
      case "array":
        return fc.array(this.of(type.item.type), { minLength: type.min, maxLength: Math.min(type.max, type.min + 3) });
      case "scalar":
        return this.#scalar(type);
      case "record":
        return fc.record(Object.fromEntries(type.members.map((member) => [member.property, this.#member(member)])), {
          requiredKeys: type.members.filter((member) => member.required).map((member) => member.property),
        });
    }
  }

  #member(member: MemberModel): fc.Arbitrary<unknown> {
    const one = this.of(member.type);
    return member.max > 1
      ? fc.array(one, { minLength: Math.max(1, member.min), maxLength: Math.min(member.max, 3) })
      : one;
  }

  #scalar(type: ScalarType): fc.Arbitrary<unknown> {
    const { definition } = type;
    switch (definition.kind) {
      case "openEnumeration":
        return fc.oneof(fc.constantFrom(...definition.values), text);
      case "list":
        return fc.array(this.of(definition.item), { maxLength: 3 });
      case "union":
        return fc.oneof(...definition.members.map((member) => this.of(member)));
      case "restriction": {
        const enumeration = definition.facets.find((facet) => facet.kind === "enumeration");
        return enumeration === undefined ? this.of(definition.base) : fc.constantFrom(...enumeration.values);
      }
    }
  }
}

const digits = (count: number, min: number, max: number): fc.Arbitrary<string> =>
  fc.integer({ min, max }).map((number) => String(number).padStart(count, "0"));

/** Texts of all characters that XML 1.0 allows. */
const text = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .filter((value) => /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(value));

const zone = fc.oneof(
  fc.constantFrom("", "Z", "+14:00", "-14:00"),
  fc.tuple(digits(2, 0, 13), digits(2, 0, 59)).map(([h, m]) => `+${h}:${m}`),
);

const dateTime = fc
  .tuple(
    digits(4, 1, 9999),
    digits(2, 1, 12),
    digits(2, 1, 28),
    digits(2, 0, 23),
    digits(2, 0, 59),
    digits(2, 0, 59),
    fc.constantFrom("", ".5", ".1234567", ".000"),
    zone,
  )
  .map(([y, mo, d, h, mi, s, f, z]) => `${y}-${mo}-${d}T${h}:${mi}:${s}${f}${z}`);

const guid = fc.uuid().map((value) => value.toLowerCase());

const memberName = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/).filter((name) => !/^xml/i.test(name));

const openContent = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, text, tie("object"), fc.array(text, { minLength: 2, maxLength: 3 })),
  object: fc.dictionary(memberName, tie("value"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
})).object;

function builtin(name: BuiltinName): fc.Arbitrary<unknown> {
  switch (name) {
    case "int":
      return fc.integer({ min: -2147483648, max: 2147483647 });
    case "double":
      return fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value));
    case "boolean":
      return fc.boolean();
    case "string":
      return text;
    case "guid":
      return guid;
    case "dateTime":
      return dateTime;
    default:
      throw new Error(`Write an arbitrary for ${name} before a test needs it.`);
  }
}
