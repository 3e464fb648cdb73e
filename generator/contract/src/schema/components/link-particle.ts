import { namespaces } from "../../read/namespaces.js";
import type { GroupSyntax, ParticleSyntax, QualifiedName } from "../../syntax/schema-syntax.js";
import { anyTypeParticle } from "../builtin-types.js";
import { expandedName } from "../expanded-name.js";
import { openElement } from "../open-components.js";
import { type Definition, meantInside, type SchemaContext, targetName } from "../schema-context.js";
import type { Particle } from "../schema-set.js";
import { linkWildcard } from "./link-attributes.js";
import { linkElement, localElementName } from "./link-element.js";
import { type Linking, longestChain, reportLongChain } from "./linking.js";
import { resolveReference } from "./resolve-reference.js";

/** The group definitions around a particle, outermost first. */
type OpenGroups = readonly Definition<GroupSyntax>[];

/** The content of a named group; undefined if it has none. */
export function linkGroup(group: Definition<GroupSyntax>, linking: Linking): Particle | undefined {
  const { syntax, context } = group;
  return syntax.particle === undefined ? undefined : linkParticle(syntax.particle, context, linking, [group]);
}

/**
 * A particle in which the content of groups replaces the references to them (XSD 1.0 Part 1, section 3.9.2); undefined
 * if max is 0.
 */
export function linkParticle(
  syntax: ParticleSyntax,
  context: SchemaContext,
  linking: Linking,
  open: OpenGroups = [],
): Particle | undefined {
  const { min, max, at } = syntax;
  switch (syntax.kind) {
    case "element": {
      const element = linkElement(syntax.element, localElementName(syntax.element, context), context, linking);
      return max === 0 ? undefined : { kind: "element", min, max, at, element: { kind: "local", element } };
    }
    case "elementReference": {
      if (targetName(syntax.ref, context) === schemaElementName && max > 0) return schemaElement(syntax, linking);
      return linkElementReference(syntax, context, linking);
    }
    case "wildcard":
      if (max === 0) return undefined;
      return { kind: "wildcard", min, max, at, wildcard: linkWildcard(syntax.wildcard, context) };
    case "groupReference":
      return linkGroupReference(syntax, context, linking, open);
    default: {
      const items = syntax.items.flatMap((item) => linkParticle(item, context, linking, open) ?? []);
      return max === 0 ? undefined : { kind: syntax.kind, min, max, at, items };
    }
  }
}

const schemaElementName = expandedName(namespaces.schema, "schema");

/**
 * The particle for a whole schema in a message, as .NET services send with data sets: any element of the XSD namespace.
 */
function schemaElement(
  { min, max, at, ref }: ParticleSyntax & { readonly ref: QualifiedName },
  linking: Linking,
): Particle {
  linking.diagnostics.report("xsd-schema-in-message", ref.at, {});
  const wildcard = { namespaces: { kind: "oneOf", namespaces: [namespaces.schema] }, process: "skip", at } as const;
  return { kind: "wildcard", min, max, at, wildcard };
}

type ElementReferenceSyntax = Extract<ParticleSyntax, { readonly kind: "elementReference" }>;

function linkElementReference(
  syntax: ElementReferenceSyntax,
  context: SchemaContext,
  linking: Linking,
): Particle | undefined {
  const { min, max, at, documentation } = syntax;
  const name = resolveReference(syntax.ref, "elements", context, linking);
  if (max === 0) return undefined;
  if (name === undefined) return linking.openUnresolved ? openReference(syntax, context) : undefined;
  const nillable = syntax.nillable ? { nillable: true as const } : {};
  return { kind: "element", min, max, at, element: { kind: "reference", name, ...nillable, documentation } };
}

/** The particle for an element without declaration: it may hold anything. */
function openReference(
  { min, max, at, ref, nillable, documentation }: ElementReferenceSyntax,
  context: SchemaContext,
): Particle {
  const element = { ...openElement(targetName(ref, context), at), nillable, documentation };
  return { kind: "element", min, max, at, element: { kind: "local", element } };
}

function linkGroupReference(
  syntax: ParticleSyntax & { readonly kind: "groupReference" },
  context: SchemaContext,
  linking: Linking,
  open: OpenGroups,
): Particle | undefined {
  const { ref, min, max, at } = syntax;
  const name = resolveReference(ref, "groups", context, linking);
  const found = name === undefined ? undefined : linking.tables.groups.get(name);
  const group = meantInside(open.at(-1), found);
  if (name === undefined && linking.openUnresolved && max > 0) return { ...anyTypeParticle, at };
  if (group?.syntax.particle === undefined) return undefined;
  if (open.some((other) => other.syntax === group.syntax)) {
    linking.diagnostics.report("xsd-circular-group", ref.at, { kind: "group", name: name ?? "" });
    return undefined;
  }
  if (open.length >= longestChain) {
    reportLongChain({ kind: "group", name: name ?? "", at: ref.at }, linking);
    return undefined;
  }
  linking.budget.groups -= 1;
  if (linking.budget.groups < 0) {
    // All further references of the group that exceeds the limit exceed it, too.
    if (linking.budget.groups < -1 || linking.longChains.has("group")) return undefined;
    linking.diagnostics.report("xsd-groups-explode", ref.at, { name: name ?? "" });
    return undefined;
  }
  const particle = linkParticle(group.syntax.particle, group.context, linking, [...open, group]);
  return particle === undefined || max === 0 ? undefined : { ...particle, min, max, at };
}
