import type { BlockCodecs, MessageElement } from "./operation.js";

/** The names of an operation's declared header blocks or faults, in their order. */
export function blockNames<Blocks extends object>(codecs: BlockCodecs<Blocks>): readonly (keyof Blocks & string)[] {
  const names: (keyof Blocks & string)[] = [];
  for (const name in codecs) names.push(name);
  return names;
}

/** The name of the block that an element is; undefined where none is. */
export function blockOf<Blocks extends object>(
  codecs: BlockCodecs<Blocks>,
  element: Pick<MessageElement, "namespace" | "name">,
): (keyof Blocks & string) | undefined {
  return blockNames(codecs).find((name) => {
    const { namespace, name: local } = codecs[name].element;
    return local === element.name && namespace === element.namespace;
  });
}
