import type {
  ContractModel,
  ListPart,
  MemberModel,
  PartModel,
  RecordType,
  ScalarType,
  TypeUse,
} from "../../../contract/dist/model/contract-model.js";
import type { BuiltinName } from "../../../contract/dist/simple-types/builtin-name.js";
import { mappedType } from "../compare/scalar/mapped-types.js";

/** Statements that read a message down to its last member, each into a constant of the old type. */
export class MessageReading {
  readonly #model: ContractModel;
  readonly #lines: string[] = [];
  #count = 0;

  constructor(model: ContractModel) {
    this.#model = model;
  }

  /** The statements that read the value of an expression; none without a type. */
  lines(expression: string, use: TypeUse | undefined): readonly string[] {
    if (use !== undefined) this.#read(expression, use, []);
    return this.#lines;
  }

  #name(): string {
    this.#count += 1;
    return `v${this.#count}`;
  }

  #read(expression: string, use: TypeUse, inside: readonly string[]): void {
    if (use.kind === "builtin") {
      const text = use.name === "anyType" ? "{ readonly content?: readonly unknown[] }" : builtinText(use.name);
      this.#lines.push(`  const ${this.#name()}: ${text} = ${expression};`);
      return;
    }
    const type = this.#model.types.find((one) => one.id === use.id);
    if (type === undefined || inside.includes(use.id)) return;
    const path = [...inside, use.id];
    switch (type.kind) {
      case "open":
        return;
      case "scalar":
        this.#lines.push(`  const ${this.#name()}: ${this.#scalarText(type)} = ${expression};`);
        return;
      case "array":
        this.#readItems(expression, { item: type.item.type, nillable: type.item.nillable, isThere: true }, path);
        return;
      case "record":
        this.#readFamily(expression, type, path);
        return;
    }
  }

  #readFamily(expression: string, type: RecordType, path: readonly string[]): void {
    if (type.standIns === undefined) {
      this.#readRecord(expression, type, path);
      return;
    }
    for (const id of type.standIns) {
      const one = this.#model.types.find((candidate) => candidate.id === id);
      if (one?.kind !== "record") continue;
      const absent = id === type.id ? ` || ${expression}.$type === undefined` : "";
      this.#lines.push(`  if (${expression}.$type === "${one.typeName}"${absent}) {`);
      this.#readRecord(expression, one, path);
      this.#lines.push("  }");
    }
  }

  #readRecord(expression: string, type: RecordType, path: readonly string[]): void {
    for (const member of type.members) this.#readMember(expression, { ...member, isThere: member.required }, path);
    for (const part of type.parts ?? []) this.#readPart(expression, part, { isThere: true, path });
    if (type.attributeWildcard !== undefined) {
      const text = "{ readonly [name: string]: string } | undefined";
      this.#lines.push(`  const ${this.#name()}: ${text} = ${expression}.$attributes;`);
    }
  }

  #readMember(
    expression: string,
    { property, type, max, nillable, isThere }: MemberModel & { readonly isThere: boolean },
    path: readonly string[],
  ): void {
    const access = `${expression}[${JSON.stringify(property)}]`;
    if (max > 1) this.#readItems(access, { item: type, nillable, isThere }, path);
    else this.#readMaybe(access, { use: type, nillable, isThere }, path);
  }

  /** The statements that read a value that may be null or absent. */
  #readMaybe(
    expression: string,
    { use, nillable, isThere }: { readonly use: TypeUse; readonly nillable: boolean; readonly isThere: boolean },
    path: readonly string[],
  ): void {
    if (isThere && !nillable) {
      this.#read(expression, use, path);
      return;
    }
    const name = this.#name();
    const gone = [...(isThere ? [] : ["undefined"]), ...(nillable ? ["null"] : [])];
    this.#lines.push(`  const ${name} = ${expression};`);
    this.#lines.push(`  if (${gone.map((text) => `${name} !== ${text}`).join(" && ")}) {`);
    this.#read(name, use, path);
    this.#lines.push("  }");
  }

  #readItems(
    expression: string,
    { item, nillable, isThere }: { readonly item: TypeUse; readonly nillable: boolean; readonly isThere: boolean },
    path: readonly string[],
  ): void {
    const [all, one] = [this.#name(), this.#name()];
    const list = this.#name();
    this.#lines.push(`  const ${all} = ${expression};`);
    this.#lines.push(`  const ${list}: readonly unknown[]${isThere ? "" : " | undefined"} = ${all};`);
    this.#lines.push(`  for (const ${one} of ${isThere ? all : `${all} ?? []`}) {`);
    this.#readMaybe(one, { use: item, nillable, isThere: true }, path);
    this.#lines.push("  }");
  }

  #readPart(
    expression: string,
    part: PartModel,
    { isThere, path }: { readonly isThere: boolean; readonly path: readonly string[] },
  ): void {
    switch (part.kind) {
      case "member":
        this.#readMember(expression, { ...part.member, isThere: isThere && part.member.required }, path);
        return;
      case "choice":
        for (const branch of part.branches) {
          for (const inner of branch) this.#readPart(expression, inner, { isThere: false, path });
        }
        return;
      case "any": {
        const text = "readonly { readonly name: string }[] | undefined";
        this.#lines.push(`  const ${this.#name()}: ${text} = ${expression}.$any;`);
        return;
      }
      case "list":
        this.#readList(expression, part, path);
        return;
    }
  }

  #readList(expression: string, { property, members }: ListPart, path: readonly string[]): void {
    const item = this.#name();
    this.#lines.push(`  for (const ${item} of ${expression}.${property} ?? []) {`);
    for (const member of members) {
      this.#lines.push(`  if (typeof ${item} !== "string" && ${JSON.stringify(member.property)} in ${item}) {`);
      this.#readMember(item, { ...member, max: 1, isThere: true }, path);
      this.#lines.push("  }");
    }
    this.#lines.push("  }");
  }

  #scalarText({ definition }: ScalarType): string {
    switch (definition.kind) {
      case "openEnumeration":
        return "string";
      case "list":
        return `readonly (${this.#useText(definition.item)})[]`;
      case "union":
        return definition.members.map((member) => this.#useText(member)).join(" | ");
      case "restriction": {
        const enumeration = definition.facets.find((facet) => facet.kind === "enumeration");
        const base = this.#useText(definition.base);
        if (definition.isOpen || enumeration === undefined || base !== "string") return base;
        return enumeration.values.map((value) => JSON.stringify(value)).join(" | ");
      }
    }
  }

  #useText(use: TypeUse): string {
    if (use.kind === "builtin") return builtinText(use.name);
    const type = this.#model.types.find((one) => one.id === use.id);
    return type?.kind === "scalar" ? this.#scalarText(type) : "unknown";
  }
}

/** The TypeScript type of a value. */
function builtinText(name: BuiltinName): string {
  return mappedType(name, undefined).typescript;
}
