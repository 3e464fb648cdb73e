import { groupBy } from "../collection/group-by.js";
import type {
  ContractModel,
  ListPart,
  MemberModel,
  PartModel,
  RecordType,
  TypeModel,
} from "../model/contract-model.js";
import { partMembers } from "../model/record-parts.js";
import { typeOfUse, typesById } from "../model/type-uses.js";
import { localName, namespaceName, plainName } from "../schema/expanded-name.js";
import type { Sample, SampleChild, SampleElement } from "./sample.js";
import type { ScalarValue } from "./scalar-space.js";

/** Turns sample messages into the values that generated code has for them. */
export class TreeValues {
  readonly #types: ReadonlyMap<string, TypeModel>;
  readonly #namespace: string;

  constructor(model: ContractModel) {
    this.#namespace = model.namespace;
    this.#types = typesById(model);
  }

  /** The TypeScript and JSON value of an element's content. */
  of(element: SampleElement): Sample {
    if (element.nil) return { kind: "null" };
    const type = element.type && typeOfUse(element.type, this.#types);
    switch (type?.kind) {
      case undefined:
        return element.content.kind === "value" ? scalar(element.content.value) : anyContent(element);
      case "scalar":
        return element.content.kind === "value" ? scalar(element.content.value) : text("");
      case "open":
        return openContent(element, this.#namespace);
      case "array":
        return { kind: "array", items: elementsOf(element).map(({ element: item }) => this.of(item)) };
      case "record":
        return { kind: "object", members: this.#record(element, type) };
    }
  }

  #record(element: SampleElement, type: RecordType): readonly (readonly [string, Sample])[] {
    const members: (readonly [string, Sample])[] = [];
    if (type.tagged === "always") members.push(["$type", text(type.typeName)]);
    for (const member of type.members.filter(({ node }) => node === "attribute")) {
      const attribute = element.attributes.find(({ name, declared }) => declared && name === member.name);
      if (attribute !== undefined) members.push([member.property, scalar(attribute.value)]);
    }
    const others = element.attributes.filter(({ declared }) => !declared);
    if (others.length > 0) {
      const pairs = others.map(({ name, value }): [string, Sample] => [plainName(name), text(value.format(() => ""))]);
      members.push(["$attributes", { kind: "object", members: pairs }]);
    }
    const { content } = element;
    if (content.kind === "value") {
      const member = type.members.find(({ node }) => node === "text");
      return member === undefined ? members : [...members, [member.property, scalar(content.value)]];
    }
    const children = { all: content.children, byName: byName(elementsOf(element)) };
    return [...members, ...partsOf(type).flatMap((part) => this.#part(part, children))];
  }

  /** The members of a part that have elements in the message. */
  #part(part: PartModel, children: Children): readonly (readonly [string, Sample])[] {
    switch (part.kind) {
      case "member":
        return this.#member(part.member, children);
      case "choice": {
        const all = part.branches.flatMap((branch) => branch.flatMap((one) => this.#part(one, children)));
        // Branches that share a member have the same member.
        return [...new Map(all)];
      }
      case "any": {
        const wild = children.all.flatMap((child) =>
          child.kind === "element" && child.wild ? [anyElement(child.element)] : [],
        );
        return wild.length === 0 ? [] : [["$any", { kind: "array", items: wild }]];
      }
      case "list": {
        const items = children.all.flatMap((child) => this.#listItem(part, child));
        return items.length === 0 ? [] : [[part.property, { kind: "array", items }]];
      }
    }
  }

  #member(member: MemberModel, children: Children): readonly (readonly [string, Sample])[] {
    const values = (children.byName.get(member.name) ?? []).map((element) => this.of(element));
    const [first] = values;
    if (first === undefined) return [];
    return [[member.property, member.max > 1 ? { kind: "array", items: values } : first]];
  }

  #listItem(part: ListPart, child: SampleChild): readonly Sample[] {
    if (child.kind === "text") return part.text && child.text !== "" ? [text(child.text)] : [];
    const { element, wild } = child;
    if (wild) return part.any ? [{ kind: "object", members: [["$any", anyElement(element)]] }] : [];
    const member = partMembers([part]).find(({ name }) => name === element.name);
    return member === undefined ? [] : [{ kind: "object", members: [[member.property, this.of(element)]] }];
  }
}

/** The content of an element. Elements that the contract declares are also found by name. */
interface Children {
  readonly all: readonly SampleChild[];
  readonly byName: ReadonlyMap<string, readonly SampleElement[]>;
}

function byName(children: readonly (SampleChild & { readonly kind: "element" })[]): Children["byName"] {
  const own = children.flatMap(({ element, wild }) => (wild ? [] : [element]));
  return groupBy(own, ({ name }) => name);
}

/** The parts of a record's content. A plain sequence has its elements as parts. */
function partsOf({ members, parts }: RecordType): readonly PartModel[] {
  return parts ?? members.flatMap((member) => (member.node === "element" ? [{ kind: "member", member }] : []));
}

function elementsOf({ content }: SampleElement): readonly (SampleChild & { readonly kind: "element" })[] {
  return content.kind === "value" ? [] : content.children.filter((child) => child.kind === "element");
}

function scalar({ value, json }: ScalarValue): Sample {
  return { kind: "scalar", value, json };
}

function text(value: string): Sample {
  return { kind: "scalar", value, json: value };
}

/** An element as `AnyElement`. */
export function anyElement(element: SampleElement): Sample {
  const content = anyContent(element);
  return {
    kind: "object",
    members: [["name", text(element.name)], ...(content.kind === "object" ? content.members : [])],
  };
}

/** An element as `AnyElement` without its name: attributes, prefixes of its values, and content if there is any. */
function anyContent(element: SampleElement): Sample {
  const prefixes = new Map<string, string>();
  const write = (value: ScalarValue): Sample => text(value.format((namespace) => prefixOf(namespace, prefixes)));
  const attributes = element.attributes.map(({ name, value }): [string, Sample] => [plainName(name), write(value)]);
  const runs =
    element.content.kind === "value"
      ? [write(element.content.value)]
      : element.content.children.map((child) => (child.kind === "text" ? text(child.text) : anyElement(child.element)));
  const content = runs.filter((run) => run.kind !== "scalar" || run.value !== "");
  const namespaces = [...prefixes].map(([namespace, prefix]): [string, Sample] => [prefix, text(namespace)]);
  return {
    kind: "object",
    members: [
      ...(attributes.length === 0 ? [] : [["attributes", { kind: "object", members: attributes }] as const]),
      ...(namespaces.length === 0 ? [] : [["namespaces", { kind: "object", members: namespaces }] as const]),
      ...(content.length === 0 ? [] : [["content", { kind: "array", items: content }] as const]),
    ],
  };
}

/** The prefix of a namespace. It is assigned at first use. */
function prefixOf(namespace: string, prefixes: Map<string, string>): string {
  const prefix = prefixes.get(namespace) ?? `q${prefixes.size + 1}`;
  prefixes.set(namespace, prefix);
  return prefix;
}

/** Members with their plain names if they are in the contract's own namespace, as codecs write them. */
function openContent(element: SampleElement, namespace: string): Sample {
  return {
    kind: "object",
    members: elementsOf(element).map(({ element: child }) => {
      const name = namespaceName(child.name) === namespace ? localName(child.name) : child.name;
      const texts = child.content.kind === "children" ? child.content.children : [];
      return [name, text(texts.map((one) => (one.kind === "text" ? one.text : "")).join(""))];
    }),
  };
}
