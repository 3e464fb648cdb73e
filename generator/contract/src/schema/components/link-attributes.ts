import type { Span } from "../../diagnostics/span.js";
import { nearestDocumentation } from "../../syntax/documentation.js";
import type {
  AttributeGroupSyntax,
  AttributeSyntax,
  AttributesSyntax,
  AttributeUseSyntax,
  QualifiedName,
  ValueSyntax,
  WildcardSyntax,
} from "../../syntax/schema-syntax.js";
import { expandNames } from "../expand-names.js";
import { expandedName } from "../expanded-name.js";
import { openAttribute, openAttributes } from "../open-components.js";
import { type Definition, meantInside, type SchemaContext, targetName } from "../schema-context.js";
import type {
  AttributeDeclaration,
  AttributeUse,
  ComplexTypeDefinition,
  ExpandedName,
  TypeDefinition,
  ValueConstraint,
  Wildcard,
  WildcardNamespaces,
} from "../schema-set.js";
import { intersectNamespaces, uniteNamespaces } from "../wildcard-namespaces.js";
import { linkSimpleTypeEither } from "./link-simple-type.js";
import { type Linking, longestChain, reportLongChain } from "./linking.js";
import { resolveReference } from "./resolve-reference.js";
import { specialDeclarations, specialXmlAttributes, xmlAttributeDeclaration } from "./xml-attributes.js";

/** The attributes of a type or group before they are joined with those of the base type. */
export interface LocalAttributes {
  readonly uses: readonly AttributeUse[];
  /** The names with `use="prohibited"`. */
  readonly prohibited: ReadonlySet<ExpandedName>;
  readonly wildcard: Wildcard | undefined;
}

/** Top-level xs:attribute (XSD 1.0 Part 1, section 3.2.2). */
export function linkAttribute(definition: Definition<AttributeSyntax>, linking: Linking): AttributeDeclaration {
  const { syntax, context } = definition;
  return linkDeclaration(syntax, expandedName(context.namespace, syntax.name), context, linking);
}

function linkDeclaration(
  syntax: AttributeSyntax,
  name: ExpandedName,
  context: SchemaContext,
  linking: Linking,
): AttributeDeclaration {
  return {
    at: syntax.at,
    documentation: syntax.documentation,
    name,
    type: linkSimpleTypeEither(syntax.type, syntax.inlineType, context, linking),
    valueConstraint: valueConstraint(syntax.value),
  };
}

/** A default or fixed attribute as a component. It is not known yet whether the type treats the value as a name. */
export function valueConstraint(value: ValueSyntax | undefined): ValueConstraint | undefined {
  if (value === undefined) return undefined;
  const expanded = expandNames(value.value, value.namespaceOf);
  return { kind: value.kind, value: value.value, expanded: expanded === undefined ? undefined : { value: expanded } };
}

/** The attribute uses and the wildcard of a type, derivation or group, including those of referenced groups. */
export function linkAttributes(syntax: AttributesSyntax, context: SchemaContext, linking: Linking): LocalAttributes {
  return new AttributeGatherer(linking).gather(syntax, context);
}

/** The attributes of a named attribute group. */
export function linkAttributeGroup(group: Definition<AttributeGroupSyntax>, linking: Linking): LocalAttributes {
  return new AttributeGatherer(linking, [group]).gather(group.syntax.attributes, group.context);
}

/** Reports an attribute that a type has twice. The first counts. The repetition is harmless if both are equal. */
export function reportAttributeTwice(use: AttributeUse, before: AttributeUse, at: Span, linking: Linking): void {
  const { name, type } = use.attribute;
  const isSame =
    type.kind === "named" &&
    before.attribute.type.kind === "named" &&
    type.name === before.attribute.type.name &&
    use.required === before.required &&
    use.valueConstraint?.kind === before.valueConstraint?.kind &&
    use.valueConstraint?.value === before.valueConstraint?.value;
  linking.diagnostics.report(isSame ? "xsd-attribute-repeated" : "xsd-attribute-twice", at, { name });
}

class AttributeGatherer {
  readonly #linking: Linking;
  readonly #uses = new Map<ExpandedName, AttributeUse>();
  readonly #prohibited = new Set<ExpandedName>();
  readonly #open: Definition<AttributeGroupSyntax>[];
  readonly #wildcards = new Map<Definition<AttributeGroupSyntax>, Wildcard | undefined>();

  constructor(linking: Linking, open: readonly Definition<AttributeGroupSyntax>[] = []) {
    this.#linking = linking;
    this.#open = [...open];
  }

  gather(syntax: AttributesSyntax, context: SchemaContext): LocalAttributes {
    const wildcard = this.#add(syntax, context);
    return { uses: [...this.#uses.values()], prohibited: this.#prohibited, wildcard };
  }

  /** Adds the uses of one group and returns its complete wildcard. */
  #add(syntax: AttributesSyntax, context: SchemaContext): Wildcard | undefined {
    for (const use of syntax.uses) this.#addUse(use, context);
    const own = syntax.wildcard === undefined ? undefined : linkWildcard(syntax.wildcard, context);
    const groups = syntax.groups.flatMap((group) => this.#addGroup(group, context) ?? []);
    return this.#intersect(own === undefined ? groups : [own, ...groups]);
  }

  /** Adds a referenced group, once even if several references lead to it, and returns its complete wildcard. */
  #addGroup(group: QualifiedName, context: SchemaContext): Wildcard | undefined {
    const { tables, diagnostics } = this.#linking;
    const name = resolveReference(group, "attributeGroups", context, this.#linking);
    const found = name === undefined ? undefined : tables.attributeGroups.get(name);
    const meant = meantInside(this.#open.at(-1), found);
    if (meant === undefined) {
      if (name === undefined && this.#linking.openUnresolved) return { ...openAttributes, at: group.at };
      if (name === specialXmlAttributes) this.#addSpecial(group.at);
      return undefined;
    }
    if (this.#open.some((other) => other.syntax === meant.syntax)) {
      diagnostics.report("xsd-circular-group", group.at, { kind: "attribute group", name: name ?? "" });
      return undefined;
    }
    if (this.#open.length >= longestChain) {
      reportLongChain({ kind: "attribute group", name: name ?? "", at: group.at }, this.#linking);
      return undefined;
    }
    if (this.#wildcards.has(meant)) return this.#wildcards.get(meant);
    this.#open.push(meant);
    const wildcard = this.#add(meant.syntax.attributes, meant.context);
    this.#open.pop();
    this.#wildcards.set(meant, wildcard);
    return wildcard;
  }

  #addSpecial(at: Span): void {
    for (const attribute of specialDeclarations(at)) {
      this.#uses.set(attribute.name, {
        at,
        attribute,
        required: false,
        valueConstraint: undefined,
        documentation: undefined,
      });
    }
  }

  #intersect(wildcards: readonly Wildcard[]): Wildcard | undefined {
    const [first, ...rest] = wildcards;
    if (first === undefined) return undefined;
    let namespaces = first.namespaces;
    for (const other of rest) {
      const both = intersectNamespaces(namespaces, other.namespaces);
      if (both === undefined) this.#linking.diagnostics.report("xsd-wildcard-not-expressible", first.at, {});
      else namespaces = both;
    }
    return { ...first, namespaces };
  }

  #addUse(syntax: AttributeUseSyntax, context: SchemaContext): void {
    const declaration = this.#declarationOf(syntax, context);
    if (declaration === undefined) return;
    if (syntax.use === "prohibited") {
      // In a group, a prohibited attribute is no attribute use and removes nothing from a base (XSD 1.0 Part 1,
      // sections 3.4.2 and 3.6.2).
      if (this.#open.length === 0) this.#prohibited.add(declaration.name);
      return;
    }
    const use: AttributeUse = {
      at: syntax.at,
      attribute: declaration,
      required: syntax.use === "required",
      valueConstraint: valueConstraint(syntax.value) ?? declaration.valueConstraint,
      documentation: nearestDocumentation(syntax.documentation, declaration.documentation),
    };
    if (this.#open.length > 0) this.#linking.groupUses.set(use, syntax);
    const before = this.#uses.get(declaration.name);
    if (before === undefined) this.#uses.set(declaration.name, use);
    else reportAttributeTwice(use, before, syntax.at, this.#linking);
  }

  #declarationOf({ attribute }: AttributeUseSyntax, context: SchemaContext): AttributeDeclaration | undefined {
    const linking = this.#linking;
    if (attribute.kind === "local") {
      const { declaration } = attribute;
      const qualified = (declaration.form ?? context.schema.attributeForm) === "qualified";
      return linkDeclaration(
        declaration,
        expandedName(qualified ? context.namespace : "", declaration.name),
        context,
        linking,
      );
    }
    const name = resolveReference(attribute.ref, "attributes", context, linking);
    const definition = name === undefined ? undefined : linking.tables.attributes.get(name);
    if (definition !== undefined) return linkAttribute(definition, linking);
    if (name !== undefined) return xmlAttributeDeclaration(name, attribute.ref.at);
    return linking.openUnresolved ? openAttribute(targetName(attribute.ref, context), attribute.ref.at) : undefined;
  }
}

/** The wildcard of xs:any or xs:anyAttribute (XSD 1.0 Part 1, section 3.10.2). */
export function linkWildcard(syntax: WildcardSyntax, context: SchemaContext): Wildcard {
  return { namespaces: linkNamespaces(syntax.namespaces, context), process: syntax.process, at: syntax.at };
}

function linkNamespaces(words: readonly string[], context: SchemaContext): WildcardNamespaces {
  if (words.length === 1 && words[0] === "##any") return { kind: "any" };
  if (words.length === 1 && words[0] === "##other") return { kind: "not", namespace: context.namespace };
  const namespaces = words.map((word) => {
    if (word === "##local") return "";
    return word === "##targetNamespace" ? context.namespace : word;
  });
  return { kind: "oneOf", namespaces: [...new Set(namespaces)] };
}

type DerivedAttributes = Pick<ComplexTypeDefinition, "attributes" | "attributeWildcard">;

/** Joins the attributes of a type with those of its base (XSD 1.0 Part 1, section 3.4.2). */
export function deriveAttributes(
  own: LocalAttributes,
  base: TypeDefinition | undefined,
  derivation: "extension" | "restriction",
  linking: Linking,
): DerivedAttributes {
  if (base?.kind !== "complex") return { attributes: own.uses, attributeWildcard: own.wildcard };
  return derivation === "extension" ? extend(own, base, linking) : restrict(own, base);
}

function extend(own: LocalAttributes, base: ComplexTypeDefinition, linking: Linking): DerivedAttributes {
  const inherited = new Map(base.attributes.map((use) => [use.attribute.name, use]));
  const added = own.uses.filter((use) => {
    const before = inherited.get(use.attribute.name);
    if (before !== undefined && !isOfOneGroup(use, before, linking)) reportAttributeTwice(use, before, use.at, linking);
    return before === undefined;
  });
  const attributes = [...base.attributes, ...added];
  return { attributes, attributeWildcard: uniteWildcards(own.wildcard, base.attributeWildcard, linking) };
}

/**
 * Whether base and extension have an attribute from one group. {attribute uses} is a union of sets, so it counts once.
 */
function isOfOneGroup(use: AttributeUse, before: AttributeUse, { groupUses }: Linking): boolean {
  const written = groupUses.get(use);
  return written !== undefined && written === groupUses.get(before);
}

function uniteWildcards(
  own: Wildcard | undefined,
  inherited: Wildcard | undefined,
  linking: Linking,
): Wildcard | undefined {
  if (own === undefined || inherited === undefined) return own ?? inherited;
  const namespaces = uniteNamespaces(own.namespaces, inherited.namespaces);
  if (namespaces !== undefined) return { ...own, namespaces };
  linking.diagnostics.report("xsd-wildcard-not-expressible", own.at, {});
  return own;
}

function restrict(own: LocalAttributes, base: ComplexTypeDefinition): DerivedAttributes {
  const restated = new Map(own.uses.map((use) => [use.attribute.name, use]));
  const kept = base.attributes.flatMap((use): readonly AttributeUse[] => {
    const { name } = use.attribute;
    const restatement = restated.get(name);
    restated.delete(name);
    if (restatement !== undefined) return [restatement];
    return own.prohibited.has(name) ? [] : [use];
  });
  return { attributes: [...kept, ...restated.values()], attributeWildcard: own.wildcard };
}
