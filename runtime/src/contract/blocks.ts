import type { ElementName } from "./operation.js";
import type { XmlDecoders } from "./soap-operation.js";

/** The names of an operation's declared header blocks or faults, in their order. */
export function blockNames<Codecs extends object>(codecs: Codecs): readonly (keyof Codecs & string)[] {
  const names: (keyof Codecs & string)[] = [];
  for (const name in codecs) names.push(name);
  return names;
}

/** The name of the block that an element is; undefined where none is. */
export function blockOf<Blocks extends object>(
  codecs: XmlDecoders<Blocks>,
  element: ElementName,
): (keyof Blocks & string) | undefined {
  return blockNames(codecs).find((name) => {
    const { namespace, name: local } = codecs[name].element;
    return local === element.name && namespace === element.namespace;
  });
}
