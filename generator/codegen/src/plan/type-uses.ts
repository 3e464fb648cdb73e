import {
  type ArrayType,
  type CarriedElement,
  type ContractModel,
  elementNames,
  enumeratedValues,
  facetDocumentation,
  hasKeys,
  hasValues,
  isText,
  keyOfUse,
  operationElements,
  reachedTypes,
  type ScalarType,
  type TypeModel,
  type TypeUse,
} from "@stubwright/contract/model";
import { namespaces } from "@stubwright/contract/read";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { type Code, code, join, literal, sameCode, typeSymbol, valueSymbol } from "../print/code.js";
import { builtinScalar, builtinType } from "./builtin-code.js";
import type { PlannedNamespace } from "./plan.js";
import { nameConstants } from "./plan-names.js";
import { namespacesBelow, reachedNamespaces } from "./plan-namespaces.js";
import type { BlockedTypes, FixedContent, PlannedValue } from "./planned-type.js";
import { type DeclaredSite, planDeclaration, SiteConstants } from "./site-constants.js";
import { indexTypes, type TypeIndex } from "./type-index.js";

/**
 * Functions of the runtime and of xml.ts whose names a constant could get, from types called `Counted`, `Own` or
 * `DecodeOrder`.
 */
const functionName = /^(?:(?:counted|fixed|follow|writeAny)Content|ownMembers|(?:de|en)code\P{Ll}.*)$/u;

/** Answers how types, names and namespaces are written in generated code. */
export class TypeUses {
  readonly index: TypeIndex;
  /**
   * The elements and attributes that need a constant of their own. It grows with the calls of `siteValue` and
   * `siteDeclaration`.
   */
  readonly sites: SiteConstants;
  /** Whether the contract has keys. Absent attributes count for keys, by their default values. */
  readonly hasKeys: boolean;
  /** The ids of the types inside messages in SOAP encoding. */
  readonly encoded: ReadonlySet<string>;
  /** The namespaces that some services use for unqualified elements of messages in SOAP encoding. */
  readonly ignoredNamespaces: readonly Code[];
  readonly #isDocuments: boolean;
  readonly #namespaces: ReadonlyMap<string, PlannedNamespace>;
  readonly #below: ReadonlyMap<string, ReadonlySet<string>>;
  /** The namespaces of the elements in or below each type inside messages in SOAP encoding, by type id. */
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

  /** A constant of a type: `PopBalloonRequest` and `Members` -> `popBalloonRequestMembers`. */
  constant(typeName: string, what: string): string {
    const name = this.#constantNames.get(typeName);
    if (name === undefined) throw new Error(`The model has no type called ${typeName}.`);
    const constant = `${name}${what}`;
    return functionName.test(constant) ? `${constant}_` : constant;
  }

  /** The constant of a simple type in values.ts. */
  scalarConstant(type: ScalarType): string {
    return this.constant(type.typeName, "Scalar");
  }

  /** The type in TypeScript. */
  type(use: TypeUse): Code {
    if (use.kind === "builtin") return builtinType(use);
    const type = this.declared(use.id);
    if (type.kind === "array") return arrayOf(this.type(type.item.type), type.item.nillable);
    return code`${typeSymbol(type.typeName, "./types.js")}`;
  }

  /** The codec of a type, by the names that xml.ts and json.ts share. */
  value(use: TypeUse): PlannedValue {
    if (use.kind === "builtin") {
      return use.name === "anyType" ? { kind: "anyContent" } : { kind: "scalar", scalar: builtinScalar(use) };
    }
    const type = this.declared(use.id);
    if (type.kind === "scalar") return { kind: "scalar", scalar: this.scalar(type) };
    return { kind: "coded", decode: `decode${type.typeName}`, encode: `encode${type.typeName}` };
  }

  /** The codec of an element or attribute. A default or fixed value makes a scalar of its own. */
  siteValue(site: DeclaredSite): PlannedValue {
    const value = this.value(site.type);
    return value.kind === "scalar" ? { kind: "scalar", scalar: this.#constrained(site, value.scalar) } : value;
  }

  /** The constant of content.ts for an element's declaration; undefined if the declaration adds nothing to the type. */
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

  /** The types that may not replace an element's type; undefined if the element blocks none. */
  siteBlock({ type: use, declaration }: DeclaredSite): BlockedTypes | undefined {
    const derivations = declaration?.block ?? [];
    if (derivations.length === 0 || use.kind === "builtin") return undefined;
    const type = this.declared(use.id);
    if (type.kind !== "record" || type.standIns === undefined) return undefined;
    return { table: this.constant(type.typeName, "Types"), derivations };
  }

  /** The part of an element that its fixed value is for; undefined if there is none, or if a scalar checks it. */
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

  /**
   * Whether an element in SOAP encoding contains elements of its own namespace. These must not be read as unqualified.
   */
  holdsOwn({ element = "", type }: CarriedElement): boolean {
    const own = namespaceName(element);
    return own !== "" && type.kind === "declared" && this.#encodedElements.get(type.id)?.has(own) === true;
  }

  /** Whether other types may replace a type: those of its family, or those derived from a simple type. */
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

  /** The scalar of a simple type. If the type adds nothing to its base, that is the base's scalar. */
  scalar(type: ScalarType): Code {
    const { definition } = type;
    if (definition.kind === "openEnumeration") return builtinScalar({ name: "string" });
    if (definition.kind === "restriction" && !this.hasOwnScalar(type)) return this.scalarOf(definition.base);
    return code`${valueSymbol(this.scalarConstant(type), "./values.js")}`;
  }

  /**
   * Whether a simple type has a scalar of its own. A type that adds nothing to its base has one only if documents may
   * name it.
   */
  hasOwnScalar({ definition }: ScalarType): boolean {
    if (definition.kind === "openEnumeration") return false;
    const addsNothing = definition.kind === "restriction" && (definition.isOpen || definition.facets.length === 0);
    return !addsNothing || this.#isDocuments;
  }

  /** The scalar of a simple type's base, item or member. */
  scalarOf(use: TypeUse): Code {
    const value = this.value(use);
    if (value.kind !== "scalar") throw new Error("The base of a simple type is simple.");
    return value.scalar;
  }

  /** The type in TypeScript of a simple type, as its alias in types.ts declares it. */
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

  /** The enumerated values of a simple type; undefined if there are none. */
  enumeratedValues(type: ScalarType): readonly string[] | undefined {
    return enumeratedValues(type, (id) => this.declared(id));
  }

  /** The array type of a use; undefined for other types. */
  arrayType(use: TypeUse): ArrayType | undefined {
    const type = use.kind === "declared" ? this.declared(use.id) : undefined;
    return type?.kind === "array" ? type : undefined;
  }

  /** Sentences about the facets of a simple type; undefined if there are none. */
  facetDocumentation(type: ScalarType): string | undefined {
    const { definition } = type;
    if (definition.kind !== "restriction") return undefined;
    return facetDocumentation(type, definition.facets, (id) => this.declared(id));
  }

  /** Whether a simple type's values are plain text. */
  isText(type: ScalarType): boolean {
    return isText(type, (id) => this.declared(id));
  }

  /** The constants of all namespaces. */
  get namespaceConstants(): readonly string[] {
    return [...this.#namespaces.values()].map(({ constant }) => constant);
  }

  /** The constant of a namespace, or the literal `""` of no namespace. */
  namespace(uri: string): Code {
    const namespace = this.#namespaces.get(uri);
    return namespace === undefined ? literal(uri) : code`${valueSymbol(namespace.constant, "./namespaces.js")}`;
  }

  /** An expanded name as messages write it: `a:int`. */
  tag(name: string): string {
    const prefix = this.prefix(name);
    return prefix === undefined ? localName(name) : `${prefix}:${localName(name)}`;
  }

  /** The prefix of an expanded name; undefined for the default namespace and for none. */
  prefix(name: string): string | undefined {
    const prefix = this.#namespaces.get(namespaceName(name))?.prefix ?? "";
    return prefix === "" ? undefined : prefix;
  }

  /** The value of xsi:type for a type, escaped for an attribute: ids of anonymous types may contain any characters. */
  xsiType(name: string): string {
    return escapeAttribute(this.tag(name));
  }

  /**
   * The namespace declarations of a message's root for all names below it; undefined if its own namespace is the only
   * one.
   */
  declarations(message: { readonly element: string; readonly type: TypeUse }): string | undefined {
    const own = namespaceName(message.element);
    const declared = this.#namespacesOf(message);
    const isOwn = declared.every(({ uri }) => uri === own);
    if (isOwn && declared.length === (own === "" ? 0 : 1)) return undefined;
    return this.allDeclarations(message);
  }

  /** The namespace declarations of a message's root, also for its own namespace only; `""` if there are none. */
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

  /** The declared type of an id. Throws for an unknown id, which is a defect of the generator. */
  declared(id: string): TypeModel {
    const type = this.index.byId.get(id);
    if (type === undefined) throw new Error(`The model has no type ${id}.`);
    return type;
  }
}

/** The type of an array: `T[]`, or `(T | null)[]` if an item may be null. */
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
