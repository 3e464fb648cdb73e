import { addToGroup, type OpenGroups } from "../../collection/group-by.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { type Span, spanText } from "../../diagnostics/span.js";
import { namesByLocal } from "../../schema/components/unresolved-reference.js";
import { expandedName } from "../../schema/expanded-name.js";
import type { ExpandedName } from "../../schema/schema-set.js";
import type { ParsedContract } from "../../syntax/parse-documents.js";
import type { QualifiedName, RedefinableSyntax, SchemaSyntax, TopLevelSyntax } from "../../syntax/schema-syntax.js";

/** The symbol spaces of the components that messages consist of. */
type Space = "types" | "elements" | "attributes" | "groups" | "attributeGroups" | "notations" | "messages";

/** A component in the syntax, by symbol space and name. */
interface WrittenComponent {
  readonly space: Space;
  readonly name: ExpandedName;
  readonly syntax: object;
  readonly at: Span;
}

/** The components in the syntax of a contract, and their references. */
export interface ContractComponents {
  readonly all: readonly WrittenComponent[];
  /**
   * The keys of the components to which a piece of syntax refers. A reference with an unknown namespace may mean any
   * component of its local name.
   */
  readonly referredBy: (syntax: unknown) => ReadonlySet<string>;
}

/** The symbol space and name of a component as one text. */
export function componentKey({ space, name }: Pick<WrittenComponent, "space" | "name">): string {
  return `${space} ${name}`;
}

/** Finds all components before any reference is resolved. */
export function contractComponents({ documents }: ParsedContract): ContractComponents {
  const all = documents.flatMap((document): readonly WrittenComponent[] => {
    if (document.kind === "schema") return ofSchema(document.schema);
    const { schemas, messages, targetNamespace } = document.definitions;
    const written = messages.map((syntax): WrittenComponent => {
      const name = expandedName(targetNamespace, syntax.name);
      return { space: "messages", name, syntax, at: syntax.at };
    });
    return [...schemas.flatMap(ofSchema), ...written];
  });
  const tables = new Map<Space, Map<ExpandedName, true>>();
  for (const { space, name } of all) {
    const table = tables.get(space) ?? new Map<ExpandedName, true>();
    tables.set(space, table.set(name, true));
  }
  const keysOf = (space: Space, { namespace, local }: QualifiedName): readonly string[] => {
    const table = tables.get(space) ?? new Map<ExpandedName, true>();
    const name = expandedName(namespace, local);
    const meant = table.has(name) ? [name] : (namesByLocal(table).get(local) ?? []);
    return meant.map((one) => componentKey({ space, name: one }));
  };
  const referredBy = (syntax: unknown): ReadonlySet<string> => {
    const found = new Set<string>();
    eachReference(syntax, (space, name) => {
      for (const key of keysOf(space, name)) found.add(key);
    });
    return found;
  };
  return { all, referredBy };
}

/** The key of a component of a schema. */
export function schemaComponentKey({ targetNamespace }: SchemaSyntax, component: TopLevelSyntax): string {
  return componentKey(written(targetNamespace, component));
}

function ofSchema({ targetNamespace, components, references }: SchemaSyntax): readonly WrittenComponent[] {
  const redefined = references.flatMap((reference): readonly RedefinableSyntax[] => reference.components);
  return [...components, ...redefined].map((one) => written(targetNamespace, one));
}

function written(namespace: string | undefined, syntax: TopLevelSyntax): WrittenComponent {
  return { space: spaces[syntax.kind], name: expandedName(namespace ?? "", syntax.name ?? ""), syntax, at: syntax.at };
}

const spaces: Readonly<Record<TopLevelSyntax["kind"], Space>> = {
  element: "elements",
  attribute: "attributes",
  complexType: "types",
  simpleType: "types",
  group: "groups",
  attributeGroup: "attributeGroups",
  notation: "notations",
};

/** The symbol space to which a member of syntax refers; for `ref` it depends on the owner. */
const spaceOfMember: Readonly<Record<string, Space>> = {
  type: "types",
  base: "types",
  item: "types",
  members: "types",
  substitutionGroup: "elements",
  groups: "attributeGroups",
  element: "elements",
  message: "messages",
};

const spaceOfReference: Readonly<Record<string, Space>> = {
  elementReference: "elements",
  groupReference: "groups",
  reference: "attributes",
};

function eachReference(syntax: unknown, found: (space: Space, name: QualifiedName) => void): void {
  if (!isObject(syntax)) return;
  const { kind } = syntax;
  for (const [member, value] of Object.entries(syntax)) {
    const space = member === "ref" ? spaceOfReference[String(kind)] : spaceOfMember[member];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (space !== undefined && isName(one)) found(space, one);
      else eachReference(one, found);
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isName(value: unknown): value is QualifiedName {
  return isObject(value) && typeof value.local === "string" && typeof value.namespace === "string";
}

/** The keys of unusable components, each with the problem in it or in a component to which it refers. */
export function brokenComponents(
  { all, referredBy }: ContractComponents,
  problems: ReadonlyMap<string, Diagnostic>,
): ReadonlyMap<string, Diagnostic> {
  const broken = new Map<string, Diagnostic>();
  const referrers: OpenGroups<string, string> = new Map();
  for (const component of all) {
    const key = componentKey(component);
    const problem = problems.get(spanText(component.at));
    if (problem !== undefined && !broken.has(key)) broken.set(key, problem);
    for (const referred of referredBy(component.syntax)) addToGroup(referrers, referred, key);
  }
  // Entries that are added during the iteration are visited, too.
  for (const [key, problem] of broken) {
    for (const referrer of referrers.get(key) ?? []) if (!broken.has(referrer)) broken.set(referrer, problem);
  }
  return broken;
}
