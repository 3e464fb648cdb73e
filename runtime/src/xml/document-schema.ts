import { builtinTypes } from "../simple-types/builtin-hierarchy.js";
import type { AnyScalar } from "../simple-types/scalar.js";
import type { ValueFacts } from "../simple-types/value-facts.js";
import type { ExpandedName } from "../values/names.js";
import type { TypeDerivation } from "../values/type-table.js";
import { assessAnyContent } from "./any-element-xml.js";
import { assessText } from "./assess-element.js";
import { schemaNamespace } from "./namespace-scope.js";
import type { ElementDecoder, NamedSimpleType, ReaderSchema, XmlReader } from "./xml-reader.js";

/** A named simple type: the types that it restricts, and the unions that contain it. */
export interface NamedScalar {
  readonly type: AnyScalar;
  readonly bases: readonly string[];
}

/**
 * A named complex type with simple content: the type of that content, the simple types that it is derived from, and the
 * derivations.
 */
interface NamedContent extends NamedScalar {
  readonly ways: readonly TypeDerivation[];
  readonly decode: ElementDecoder;
}

/** The global components of a contract by name: `{namespace}local`. */
export interface SchemaComponents {
  /**
   * The codecs of the global elements. A function, because the codecs are made with this schema and do not exist yet.
   */
  readonly documents: () => { readonly [name: string]: { readonly read: ElementDecoder } };
  readonly attributes?: Readonly<Record<string, AnyScalar>>;
  /** The complex types. */
  readonly types?: Readonly<Record<string, ElementDecoder>>;
  readonly simpleTypes?: Readonly<Record<string, NamedScalar>>;
  /** Complex types with simple content, which may replace a declared simple type. */
  readonly contents?: Readonly<Record<string, NamedContent>>;
  /** Other complex types that are derived by extension, for elements of any type that block extension. */
  readonly extended?: readonly string[];
}

/**
 * Makes the schema that documents may refer to in wildcards and xsi:type: the components of the contract and the
 * built-in types.
 */
export function documentSchema(components: SchemaComponents): ReaderSchema {
  const scalars = new Map([...builtinTypes, ...Object.entries(components.simpleTypes ?? {})]);
  const find = <Found>(table: Readonly<Record<string, Found>> | undefined, name: ExpandedName): Found | undefined => {
    const key = keyOf(name);
    return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
  };
  return {
    element: (name) => find(components.documents(), name)?.read,
    attribute: (name) => find(components.attributes, name),
    type: (name, block = []) => {
      if (block.includes("restriction") && !isAnyType(name)) return undefined;
      const isExtended = find(components.contents, name) !== undefined || components.extended?.includes(keyOf(name));
      if (block.includes("extension") && isExtended) return undefined;
      const scalar = scalars.get(keyOf(name));
      if (scalar !== undefined) return (xml) => assessText(xml, scalar.type);
      return isAnyType(name) ? assessAnyContent : find(components.types, name);
    },
    simpleType: (xml, named) => {
      const content = find(components.contents, named.name);
      const found = content ?? scalars.get(keyOf(named.name));
      const { start } = xml.parts;
      const isBlocked = content?.ways.some((way) => named.block.includes(way));
      if (found === undefined || isBlocked || !isDerived(found, named, scalars)) return start.refuseNamed(named.name);
      if (content !== undefined) readTag(xml, content.decode);
      return found.type;
    },
  };
}

/** Checks a start tag, which may be that of a null element, against the complex type of a decoder. */
function readTag(xml: XmlReader, decode: ElementDecoder): void {
  const { start } = xml.parts;
  const { isNil } = start;
  start.nil(() => decode(xml));
  start.isNil = isNil;
}

/** Whether a simple type is derived from the declared one (XSD 1.0 Part 1, 3.14.6, cos-st-derived-ok). */
function isDerived(
  scalar: NamedScalar,
  { declared, block }: NamedSimpleType,
  all: ReadonlyMap<string, NamedScalar>,
): boolean {
  const wanted = declared.constraint?.base ?? declared;
  if (isSame(scalar.type, wanted)) return true;
  const isWanted = (type: ValueFacts): boolean => isSame(type, wanted) || isMember(type, wanted);
  if (block.includes("restriction")) return false;
  const seen = new Set<NamedScalar>([scalar]);
  for (const one of seen) {
    if (isWanted(one.type)) return true;
    for (const base of one.bases) {
      const found = all.get(base);
      if (found !== undefined) seen.add(found);
    }
  }
  return false;
}

/** Whether a type is a member of a union without a name. A nested union is not a member itself; its members are. */
function isMember(type: ValueFacts, { members }: ValueFacts): boolean {
  return (
    members?.some((member) => (member.members === undefined ? isSame(member, type) : isMember(type, member))) ?? false
  );
}

/** Whether two types are the same, even if TypeScript holds their values differently. */
function isSame(one: ValueFacts, other: ValueFacts): boolean {
  return (one.own ?? one) === (other.own ?? other);
}

function isAnyType({ namespace, name }: ExpandedName): boolean {
  return namespace === schemaNamespace && name === "anyType";
}

function keyOf({ namespace, name }: ExpandedName): string {
  return `{${namespace}}${name}`;
}
