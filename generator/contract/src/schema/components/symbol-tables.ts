import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type {
  AttributeGroupSyntax,
  AttributeSyntax,
  ElementSyntax,
  GroupSyntax,
  NotationSyntax,
  TopLevelSyntax,
  TypeSyntax,
} from "../../syntax/schema-syntax.js";
import { expandedName } from "../expanded-name.js";
import type { Definition, Redefinition } from "../schema-context.js";
import type { ExpandedName } from "../schema-set.js";
import type { CollectedSchemas } from "./collect-schemas.js";

/** All global definitions of a contract by name, in one table for each symbol space (XSD 1.0 Part 1, section 2.5). */
export interface SymbolTables {
  readonly types: ReadonlyMap<ExpandedName, Definition<TypeSyntax>>;
  readonly elements: ReadonlyMap<ExpandedName, Definition<ElementSyntax>>;
  readonly attributes: ReadonlyMap<ExpandedName, Definition<AttributeSyntax>>;
  readonly groups: ReadonlyMap<ExpandedName, Definition<GroupSyntax>>;
  readonly attributeGroups: ReadonlyMap<ExpandedName, Definition<AttributeGroupSyntax>>;
  readonly notations: ReadonlyMap<ExpandedName, Definition<NotationSyntax>>;
}

/** Enters every definition under its name and reports repeated names. Redefinitions replace what they redefine. */
export function buildSymbolTables(collected: CollectedSchemas, diagnostics: Diagnostics): SymbolTables {
  const builder = new SymbolTablesBuilder(diagnostics);
  for (const context of collected.contexts) {
    for (const syntax of context.schema.components)
      builder.enter({ syntax, context }, (table, entry) => table.add(entry));
  }
  for (const entry of collected.redefinitions) builder.enter(entry, (table, redefined) => table.redefine(redefined));
  return builder.tables();
}

type Act = <Syntax extends TopLevelSyntax>(table: SymbolTable<Syntax>, entry: Entry<Syntax>) => void;

class SymbolTablesBuilder {
  readonly #types: SymbolTable<TypeSyntax>;
  readonly #elements: SymbolTable<ElementSyntax>;
  readonly #attributes: SymbolTable<AttributeSyntax>;
  readonly #groups: SymbolTable<GroupSyntax>;
  readonly #attributeGroups: SymbolTable<AttributeGroupSyntax>;
  readonly #notations: SymbolTable<NotationSyntax>;

  constructor(diagnostics: Diagnostics) {
    this.#types = new SymbolTable("type", diagnostics);
    this.#elements = new SymbolTable("element", diagnostics);
    this.#attributes = new SymbolTable("attribute", diagnostics);
    this.#groups = new SymbolTable("group", diagnostics);
    this.#attributeGroups = new SymbolTable("attribute group", diagnostics);
    this.#notations = new SymbolTable("notation", diagnostics);
  }

  /** Runs an action on the table of a definition. */
  enter({ syntax, context }: Entry<TopLevelSyntax>, act: Act): void {
    switch (syntax.kind) {
      case "simpleType":
      case "complexType":
        act(this.#types, { syntax, context });
        break;
      case "element":
        act(this.#elements, { syntax, context });
        break;
      case "attribute":
        act(this.#attributes, { syntax, context });
        break;
      case "group":
        act(this.#groups, { syntax, context });
        break;
      case "attributeGroup":
        act(this.#attributeGroups, { syntax, context });
        break;
      case "notation":
        act(this.#notations, { syntax, context });
        break;
    }
  }

  tables(): SymbolTables {
    return {
      types: this.#types.definitions,
      elements: this.#elements.definitions,
      attributes: this.#attributes.definitions,
      groups: this.#groups.definitions,
      attributeGroups: this.#attributeGroups.definitions,
      notations: this.#notations.definitions,
    };
  }
}

interface Entry<Syntax extends TopLevelSyntax> {
  readonly syntax: Syntax;
  readonly context: Redefinition["context"];
}

interface Twice<Syntax> {
  readonly syntax: Syntax;
  readonly first: Syntax;
  readonly name: ExpandedName;
}

class SymbolTable<Syntax extends TopLevelSyntax> {
  readonly definitions = new Map<ExpandedName, Definition<Syntax>>();
  readonly #noun: string;
  readonly #diagnostics: Diagnostics;

  constructor(noun: string, diagnostics: Diagnostics) {
    this.#noun = noun;
    this.#diagnostics = diagnostics;
  }

  add({ syntax, context }: Entry<Syntax>): void {
    const name = expandedName(context.namespace, syntax.name ?? "");
    const first = this.definitions.get(name);
    if (first === undefined) {
      this.definitions.set(name, { syntax, context, original: undefined });
      return;
    }
    const isCopy = first.context.schema !== context.schema && isSameText(first.syntax, syntax);
    this.#reportTwice(isCopy ? "xsd-duplicate-same" : "xsd-duplicate-name", { syntax, first: first.syntax, name });
  }

  redefine({ syntax, context }: Entry<Syntax>): void {
    const name = expandedName(context.namespace, syntax.name ?? "");
    const original = this.definitions.get(name);
    if (original?.original !== undefined && original.context === context) {
      this.#reportTwice("xsd-duplicate-name", { syntax, first: original.syntax, name });
    }
    if (original === undefined) {
      this.#diagnostics.report("xsd-redefine-nothing", syntax.nameAt, { kind: this.#noun, name });
    }
    this.definitions.set(name, { syntax, context, original });
  }

  #reportTwice(code: "xsd-duplicate-same" | "xsd-duplicate-name", { syntax, first, name }: Twice<Syntax>): void {
    const { uri, line } = first.nameAt;
    this.#diagnostics.report(code, syntax.nameAt, { kind: this.#noun, name, first: `${uri}:${line}` });
  }
}

/** Whether two definitions are equal apart from place and documentation. */
export function isSameText(one: object, other: object): boolean {
  return textOf(one) === textOf(other);
}

/** The content of a definition as text, without place and documentation. */
export function textOf(syntax: object): string {
  return JSON.stringify(syntax, (key, value: unknown) => (placesAndNotes.has(key) ? undefined : value));
}

const placesAndNotes: ReadonlySet<string> = new Set(["at", "nameAt", "documentation"]);
