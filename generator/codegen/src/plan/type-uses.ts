import type { ArrayType, ContractModel, ScalarType, TypeModel, TypeUse } from "@stubwright/contract/model";
import {
  type CarriedElement,
  elementNames,
  enumeratedValues,
  facetDocumentation,
  hasKeys,
  hasValues,
  isText,
  keyOfUse,
  localName,
  namespaceName,
  operationElements,
  reachedTypes,
} from "@stubwright/contract/model";
import { namespaces } from "@stubwright/contract/read";
import { type Code, code, join, literal, sameCode, typeSymbol, valueSymbol } from "../print/code.js";
import { builtinScalar, builtinType } from "./builtin-code.js";
import { nameConstants } from "./name-constants.js";
import type { PlannedNamespace } from "./plan.js";
import { planDeclaration } from "./plan-declaration.js";
import { namespacesBelow, reachedNamespaces } from "./plan-namespaces.js";
import type { BlockedTypes, FixedContent, PlannedValue } from "./planned-type.js";
import { type DeclaredSite, SiteConstants } from "./site-constants.js";
import { indexTypes, type TypeIndex } from "./type-index.js";

/** Functions of the runtime and of xml.ts, as the constants of types called `Counted`, `Own` and `DecodeOrder` would be named. */
const functionName = /^(?:(?:counted|fixed|follow|writeAny)Content|ownMembers|(?:de|en)code\P{Ll}.*)$/u;

/** Answers how a type is written at the places that use it. */
export class TypeUses {
  readonly index: TypeIndex;
  /** What was found to need a constant of its own. */
  readonly sites: SiteConstants;
  /** Whether absent attributes count for keys, by their default values. */
  readonly hasKeys: boolean;
  /** The ids of the types that encoded messages hold. */
  readonly encoded: ReadonlySet<string>;
  /** The namespaces that some qualify what encoded messages hold with. */
  readonly ignoredNamespaces: readonly Code[];
  readonly #isDocuments: boolean;
  readonly #namespaces: ReadonlyMap<string, PlannedNamespace>;
  readonly #below: ReadonlyMap<string, ReadonlySet<string>>;
  /** The namespaces of the elements that encoded messages hold, by the ids of the types that they are in or below. */
  readonly #encodedElements: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #constantNames: ReadonlyMap<string, string>;

  constructor(model: ContractModel, namespaces: readonly PlannedNamespace[]) {
    this.index = indexTypes(model);
    this.#isDocuments = model.operations.length === 0;
    this.hasKeys = hasKeys(model);
    const encoded = model.operations.flatMap(operationElements).filter((carried) => carried.encoded);
    this.encoded = reachedTypes(
      encoded.map(({ type }) => type),
      model,
    );
    this.#constantNames = nameConstants(model.types);
    const scalars = model.types.flatMap((type) => (type.kind === "scalar" ? [this.scalarConstant(type)] : []));
    this.sites = new SiteConstants(scalars);
    this.#below = namespacesBelow(model);
    this.#encodedElements = reachedNamespaces(
      model.types.filter(({ id }) => this.encoded.has(id)),
      (type) => elementNames(type).map(namespaceName),
    );
    this.#namespaces = new Map(namespaces.map((namespace) => [namespace.uri, namespace]));
    this.ignoredNamespaces = (model.ignoredNamespaces ?? []).map((uri) => this.namespace(uri));
  }

  /** The constant of a type: `PopBalloonRequest` and `Members` -> `popBalloonRequestMembers`. */
  constant(typeName: string, what: string): string {
    const name = this.#constantNames.get(typeName);
    if (name === undefined) throw new Error(`The model has no type called ${typeName}.`);
    const constant = `${name}${what}`;
    return functionName.test(constant) ? `${constant}_` : constant;
  }

  /** The constant of values.ts that a simple type has. */
  scalarConstant(type: ScalarType): string {
    return this.constant(type.typeName, "Scalar");
  }

  /** The TypeScript type. */
  type(use: TypeUse): Code {
    if (use.kind === "builtin") return builtinType(use);
    const type = this.declared(use.id);
    if (type.kind === "array") return arrayOf(this.type(type.item.type), type.item.nillable);
    return code`${typeSymbol(type.typeName, "./types.js")}`;
  }

  /** The codec, by the names that xml.ts and json.ts share. */
  value(use: TypeUse): PlannedValue {
    if (use.kind === "builtin") {
      return use.name === "anyType" ? { kind: "anyContent" } : { kind: "scalar", scalar: builtinScalar(use) };
    }
    const type = this.declared(use.id);
    if (type.kind === "scalar") return { kind: "scalar", scalar: this.scalar(type) };
    return { kind: "coded", decode: `decode${type.typeName}`, encode: `encode${type.typeName}` };
  }

  /** The codec where an element or attribute stands: a default or fixed value makes a scalar of its own. */
  siteValue(site: DeclaredSite): PlannedValue {
    const value = this.value(site.type);
    return value.kind === "scalar" ? { kind: "scalar", scalar: this.#constrained(site, value.scalar) } : value;
  }

  /** The constant of content.ts for what an element's declaration says beyond its type; undefined where it says nothing. */
  siteDeclaration(site: DeclaredSite): string | undefined {
    const isScalar = this.value(site.type).kind === "scalar";
    const planned = planDeclaration({
      declaration: site.declaration,
      hasValues: !this.#isDocuments || site.type.kind === "builtin" || hasValues(this.declared(site.type.id)),
      replaceable: this.#isReplaceable(site.type),
      value: isScalar ? undefined : site.value,
    });
    return planned === undefined ? undefined : this.sites.addDeclaration(site, planned);
  }

  /** Which types may not stand where an element does; undefined where all may that there are. */
  siteBlock({ type: use, declaration }: DeclaredSite): BlockedTypes | undefined {
    const ways = declaration?.block ?? [];
    if (ways.length === 0 || use.kind === "builtin") return undefined;
    const type = this.declared(use.id);
    if (type.kind !== "record" || type.standIns === undefined) return undefined;
    return { table: this.constant(type.typeName, "Types"), ways };
  }

  /** What has the fixed value of an element whose scalar does not see to it; undefined where there is none. */
  siteFixed({ type: use, value }: DeclaredSite): FixedContent | undefined {
    if (value?.kind !== "fixed" || this.value(use).kind === "scalar") return undefined;
    if (use.kind === "builtin") return { text: literal("content"), simple: [] };
    const type = this.declared(use.id);
    if (type.kind !== "record") return { text: literal("$content"), simple: [] };
    const own = type.content.kind === "text" ? type.content.type : undefined;
    const simple = (type.standIns ?? []).flatMap((id) => {
      const one = this.declared(id);
      if (one.kind !== "record" || one.content.kind !== "text") return [];
      if (own !== undefined && keyOfUse(one.content.type) === keyOfUse(own)) return [];
      return [{ tag: one.typeName, scalar: this.scalarOf(one.content.type) }];
    });
    return { text: own === undefined ? literal("$content") : this.scalarOf(own), simple };
  }

  /** Whether an encoded message holds elements of its own element's namespace, so that they are not to be taken for ones without a namespace. */
  holdsOwn({ element = "", type }: CarriedElement): boolean {
    const own = namespaceName(element);
    return own !== "" && type.kind === "declared" && this.#encodedElements.get(type.id)?.has(own) === true;
  }

  /** Whether another type may stand for one: a family has some, and of a simple type some are made. */
  #isReplaceable(use: TypeUse): boolean {
    if (use.kind === "builtin") return this.#isDocuments || this.index.derivable.has(use.name);
    const type = this.declared(use.id);
    return type.kind === "record" ? type.standIns !== undefined : this.index.derivable.has(use.id);
  }

  #constrained(site: DeclaredSite, scalar: Code): Code {
    const { value } = site;
    if (value === undefined) return scalar;
    return this.sites.addScalar(site, value, { type: this.type(site.type), scalar });
  }

  /** The scalar of a simple type: the runtime's or that of another type where it adds nothing to it. */
  scalar(type: ScalarType): Code {
    const { definition } = type;
    if (definition.kind === "openEnumeration") return builtinScalar({ name: "string" });
    if (definition.kind === "restriction" && !this.hasOwnScalar(type)) return this.scalarOf(definition.base);
    return code`${valueSymbol(this.scalarConstant(type), "./values.js")}`;
  }

  /** Whether a simple type is apart from those that it is made of; one that adds nothing is only where documents may name it. */
  hasOwnScalar({ definition }: ScalarType): boolean {
    if (definition.kind === "openEnumeration") return false;
    const addsNothing = definition.kind === "restriction" && (definition.isOpen || definition.facets.length === 0);
    return !addsNothing || this.#isDocuments;
  }

  /** The scalar of what a simple type is made of. */
  scalarOf(use: TypeUse): Code {
    const value = this.value(use);
    if (value.kind !== "scalar") throw new Error("A simple type is made of simple types.");
    return value.scalar;
  }

  /** The type of a simple type, as its alias in types.ts declares it. */
  scalarType(type: ScalarType): Code {
    const { definition } = type;
    switch (definition.kind) {
      case "openEnumeration":
        return code`${literals(definition.values)} | (string & {})`;
      case "list":
        return code`${this.type(definition.item)}[]`;
      case "union": {
        const types = definition.members.map((member) => this.type(member));
        const isFirst = (type: Code, index: number): boolean => types.findIndex((one) => sameCode(one, type)) === index;
        return join(types.filter(isFirst), " | ");
      }
      case "restriction": {
        const values = this.enumeratedValues(type);
        if (values === undefined) return this.type(definition.base);
        return definition.isOpen ? code`${literals(values)} | (string & {})` : literals(values);
      }
    }
  }

  /** The values that the type of a simple type names; undefined where it names none. */
  enumeratedValues(type: ScalarType): readonly string[] | undefined {
    return enumeratedValues(type, (id) => this.declared(id));
  }

  /** The array that a type is; undefined for any other. */
  arrayType(use: TypeUse): ArrayType | undefined {
    const type = use.kind === "declared" ? this.declared(use.id) : undefined;
    return type?.kind === "array" ? type : undefined;
  }

  /** What the facets of a simple type say, for people. */
  facetDocumentation(type: ScalarType): string | undefined {
    const { definition } = type;
    if (definition.kind !== "restriction") return undefined;
    return facetDocumentation(type, definition.facets, (id) => this.declared(id));
  }

  /** Whether a simple type's values are plain text. */
  isText(type: ScalarType): boolean {
    return isText(type, (id) => this.declared(id));
  }

  /** The names that files declare for namespaces. */
  get namespaceConstants(): readonly string[] {
    return [...this.#namespaces.values()].map(({ constant }) => constant);
  }

  /** The constant of a namespace, or the literal of no namespace. */
  namespace(uri: string): Code {
    const namespace = this.#namespaces.get(uri);
    return namespace === undefined ? literal(uri) : code`${valueSymbol(namespace.constant, "./namespaces.js")}`;
  }

  /** What is written for an expanded name: `a:int`. */
  tag(name: string): string {
    const prefix = this.prefix(name);
    return prefix === undefined ? localName(name) : `${prefix}:${localName(name)}`;
  }

  /** The prefix of an expanded name; undefined where its namespace is the default one, or none. */
  prefix(name: string): string | undefined {
    const prefix = this.#namespaces.get(namespaceName(name))?.prefix ?? "";
    return prefix === "" ? undefined : prefix;
  }

  /** What xsi:type says of a type, as it stands in an attribute: some names are none. */
  xsiType(name: string): string {
    return escapeAttribute(this.tag(name));
  }

  /** The declarations a message's root needs for itself and everything below it; undefined where it declares its own namespace only. */
  declarations(message: { readonly element: string; readonly type: TypeUse }): string | undefined {
    const own = namespaceName(message.element);
    const declared = this.#namespacesOf(message);
    const isOwn = declared.every(({ uri }) => uri === own);
    if (isOwn && declared.length === (own === "" ? 0 : 1)) return undefined;
    return this.allDeclarations(message);
  }

  /** The same, also where that is the default one only; `""` where there is none. */
  allDeclarations(message: { readonly element: string; readonly type: TypeUse }): string {
    return this.#namespacesOf(message)
      .map(({ prefix, uri }) => `${prefix === "" ? "xmlns" : `xmlns:${prefix}`}="${escapeAttribute(uri)}"`)
      .join(" ");
  }

  #namespacesOf({ element, type }: { readonly element: string; readonly type: TypeUse }): readonly PlannedNamespace[] {
    const below = type.kind === "declared" ? this.#below.get(type.id) : undefined;
    const found = new Set([namespaceName(element), ...(below ?? [])]);
    return [...this.#namespaces.values()].filter(({ uri }) => uri !== namespaces.xml && found.has(uri));
  }

  /** The declared type of that id. */
  declared(id: string): TypeModel {
    const type = this.index.byId.get(id);
    if (type === undefined) throw new Error(`The model has no type ${id}.`);
    return type;
  }
}

/** `T[]`, or `(T | null)[]` where an item may be null. */
export function arrayOf(item: Code, nillable: boolean): Code {
  return nillable ? code`(${item} | null)[]` : code`${item}[]`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A union of literals. */
function literals(values: readonly string[]): Code {
  return join(values.map(literal), " | ");
}
