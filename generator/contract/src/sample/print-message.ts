import { namespaces } from "../read/namespaces.js";
import { localName, namespaceName } from "../schema/expanded-name.js";
import { elementsBelow } from "./identity-rows.js";
import type { SampleElement } from "./sample.js";

/** Prints a sample message as an XML document, indented if white space has no meaning. */
export function printMessage(root: SampleElement): string {
  return `${new MessagePrinter(root).document(root)}\n`;
}

/** A prefix declared for the whole document; `""` is the default namespace. */
interface Declaration {
  readonly prefix: string;
  readonly namespace: string;
}

class MessagePrinter {
  readonly #declared: Declaration[] = [{ prefix: "xml", namespace: namespaces.xml }];
  readonly #defaultNamespace: string | undefined;
  /** The prefixes that values want for their namespaces. */
  readonly #wanted = new Map<string, string>();

  constructor(root: SampleElement) {
    const isDefaultFree = elementsBelow(root).every((element) => !hasPlainName(element) && !hasName(element));
    if (!isDefaultFree) return;
    this.#defaultNamespace = namespaceName(root.name);
    this.#declared.push({ prefix: "", namespace: this.#defaultNamespace });
  }

  document(root: SampleElement): string {
    const { tag, rest } = this.#parts(root, "");
    // Only now all used namespaces are known.
    return `<${tag}${this.#declarations()}${rest}`;
  }

  #element(element: SampleElement, indent: string): string {
    const { tag, rest } = this.#parts(element, indent);
    return `<${tag}${rest}`;
  }

  /** The tag, and the rest of the element after the tag's name. */
  #parts(element: SampleElement, indent: string): { readonly tag: string; readonly rest: string } {
    const tag = this.#tag(element.name);
    const attributes = this.#attributes(element);
    const content = this.#content(element, indent);
    return { tag, rest: content === "" ? `${attributes}/>` : `${attributes}>${content}</${tag}>` };
  }

  #content({ content }: SampleElement, indent: string): string {
    if (content.kind === "value") return escapeText(content.value.format(this.#valuePrefix));
    const isMixed = content.mixed ?? content.children.some((child) => child.kind === "text");
    const inner = `${indent}  `;
    const pieces = content.children.map((child) =>
      child.kind === "text" ? escapeText(child.text) : this.#element(child.element, inner),
    );
    if (isMixed || pieces.length === 0) return pieces.join("");
    return `${pieces.map((piece) => `\n${inner}${piece}`).join("")}\n${indent}`;
  }

  #attributes(element: SampleElement): string {
    const { typeName, nil, attributes } = element;
    const type =
      typeName === undefined ? "" : ` ${this.#prefix(namespaces.instance)}:type="${this.#prefixed(typeName)}"`;
    const nothing = nil ? ` ${this.#prefix(namespaces.instance)}:nil="true"` : "";
    const own = attributes.map(({ name, value }) => {
      const text = escapeAttribute(value.format(this.#valuePrefix));
      return ` ${this.#prefixed(name)}="${text}"`;
    });
    return `${type}${nothing}${own.join("")}`;
  }

  /** A name with a non-empty prefix, because attributes and values cannot use the default namespace. */
  #prefixed(name: string): string {
    const namespace = namespaceName(name);
    return namespace === "" ? localName(name) : `${this.#prefix(namespace)}:${localName(name)}`;
  }

  #tag(name: string): string {
    return namespaceName(name) === this.#defaultNamespace ? localName(name) : this.#prefixed(name);
  }

  #prefix(namespace: string): string {
    const known = this.#declared.find((one) => one.namespace === namespace && one.prefix !== "");
    if (known !== undefined) return known.prefix;
    const prefix = namespace === namespaces.instance ? "xsi" : `n${this.#declared.length}`;
    this.#declared.push({ prefix, namespace });
    return prefix;
  }

  readonly #valuePrefix = (namespace: string, wanted?: string): string => {
    const isFree =
      wanted !== undefined && !reservedPrefix.test(wanted) && (this.#wanted.get(wanted) ?? namespace) === namespace;
    if (!isFree) return this.#prefix(namespace);
    this.#wanted.set(wanted, namespace);
    return wanted;
  };

  #declarations(): string {
    const wanted = [...this.#wanted].map(([prefix, namespace]): Declaration => ({ prefix, namespace }));
    return [...this.#declared, ...wanted]
      .filter(({ namespace }) => namespace !== namespaces.xml && namespace !== "")
      .map(({ prefix, namespace }) => {
        const name = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
        return ` ${name}="${escapeAttribute(namespace)}"`;
      })
      .join("");
  }
}

/** The prefixes of the printer, and those that XML reserves. */
const reservedPrefix = /^xml|^xsi$|^n\d+$/;

/** Whether the name of an element or its type has no namespace. */
function hasPlainName({ name, typeName = name }: SampleElement): boolean {
  return namespaceName(name) === "" || namespaceName(typeName) === "";
}

/** Whether an element has a value that is a name: without a prefix, it would be in the default namespace. */
function hasName({ content, attributes }: SampleElement): boolean {
  const values = [...attributes.map(({ value }) => value), ...(content.kind === "value" ? [content.value] : [])];
  return values.some((value) => value.isName);
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\r/g, "&#13;");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replace(/"/g, "&quot;").replace(/\t/g, "&#9;").replace(/\n/g, "&#10;");
}
