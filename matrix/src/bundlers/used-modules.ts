/** A chunk as Rollup and Vite describe it. */
interface Chunk {
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The modules of which something is left in the chunks. */
export function usedModules(chunks: readonly Chunk[]): readonly string[] {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([path]) => path);
}
