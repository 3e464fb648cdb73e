import { gzipSync } from "node:zlib";

/** What a bundler made of a program, minified. */
export interface Bundle {
  /** The file that a page loads; it loads the others when it needs them. */
  readonly entry: BundleFile;
  readonly others: readonly BundleFile[];
  /** The files of which something is in the bundle; absolute paths. */
  readonly modules: readonly string[];
}

/** A file of a bundle, by the name under which the others import it. */
export interface BundleFile {
  readonly name: string;
  readonly text: string;
}

/** Takes the entry out of a bundler's files. */
export function bundleOf(entryName: string, files: readonly BundleFile[], modules: readonly string[]): Bundle {
  const entry = files.find(({ name }) => name === entryName);
  if (entry === undefined) throw new Error(`There is no ${entryName} among ${files.map(({ name }) => name)}.`);
  return { entry, others: files.filter((file) => file !== entry), modules };
}

/** The size in bytes, gzipped, of the files that a page loads before the program runs. */
export function sizeAtStart({ entry, others }: Bundle): number {
  const loaded = new Set([entry]);
  for (const { text } of loaded) {
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      const file = others.find((other) => other.name === name);
      if (file !== undefined) loaded.add(file);
    }
  }
  return [...loaded].reduce((size, { text }) => size + gzipSync(text, { level: 9 }).length, 0);
}
