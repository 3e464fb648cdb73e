import type { ElementName } from "./operation.js";
import type { XmlDecoders } from "./soap-operation.js";

/** The names of the declared header blocks or faults of an operation, in the order of the contract. */
export function blockNames<Codecs extends object>(codecs: Codecs): readonly (keyof Codecs & string)[] {
  const names: (keyof Codecs & string)[] = [];
  for (const name in codecs) names.push(name);
  return names;
}

/**
 * The name of the only header block or fault with the local name of an element, whatever its namespace; undefined if
 * there is none, or more than one.
 */
export function namesakeBlock<Blocks extends object>(
  codecs: XmlDecoders<Blocks>,
  { name: local }: ElementName,
): (keyof Blocks & string) | undefined {
  const [only, ...others] = blockNames(codecs).filter((name) => codecs[name].element.name === local);
  return others.length === 0 ? only : undefined;
}

/** The name of the header block or fault that an element carries; undefined if the contract declares none for it. */
export function blockOf<Blocks extends object>(
  codecs: XmlDecoders<Blocks>,
  element: ElementName,
): (keyof Blocks & string) | undefined {
  return blockNames(codecs).find((name) => {
    const { namespace, name: local } = codecs[name].element;
    return local === element.name && namespace === element.namespace;
  });
}
