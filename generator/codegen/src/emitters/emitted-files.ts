import { UsageError } from "@stubwright/contract/diagnostics";
import type { GeneratedFile } from "../print/source-file.js";
import type { EmittedFile } from "./emitter.js";

/** Collects the files of emitters, beside those that Stubwright itself has made. */
export class EmittedFiles {
  readonly #header: readonly string[];
  readonly #files: GeneratedFile[] = [];
  /** The makers of the files by their names in lower case, as some file systems compare them. */
  readonly #makers = new Map<string, string>();

  /** `header` has the lines of a module's header; `taken` the names of the files that emitters may not write. */
  constructor(header: readonly string[], taken: readonly string[]) {
    this.#header = header;
    for (const name of taken) this.#makers.set(name.toLowerCase(), "Stubwright itself");
  }

  get files(): readonly GeneratedFile[] {
    return this.#files;
  }

  /** Adds a file of an emitter with header and line feeds. Throws `UsageError` for a name that is taken or unfit. */
  add({ path, text }: EmittedFile, emitter: string): void {
    if (!fileName.test(path) || path.startsWith("stubwright.") || path.endsWith("."))
      throw new UsageError(
        `The emitter ${emitter} writes ${JSON.stringify(path)}. A file needs a name without a folder, such as "forms.ts", that does not start with "stubwright.".`,
      );
    const maker = this.#makers.get(path.toLowerCase());
    if (maker !== undefined)
      throw new UsageError(`The emitter ${emitter} writes ${path}, which ${maker} writes, too. Choose another name.`);
    this.#makers.set(path.toLowerCase(), `the emitter ${emitter}`);
    this.#files.push({ path, text: this.#withHeader(path, text) });
  }

  #withHeader(path: string, text: string): string {
    const body = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
    const ended = body.endsWith("\n") ? body : `${body}\n`;
    const comment = commentOf(path);
    if (comment === undefined) return ended;
    const lines = this.#header.map((line) => comment(line.replace(/^\/\/ ?/, "")));
    return `${lines.join("\n")}\n\n${ended.replace(/^\n+/, "")}`;
  }
}

/** Letters, digits and a few signs, so that every file system and module specifier can have the name. */
const fileName = /^[\w$-][\w$.-]*$/;

/** A function that makes a line a comment of the file's language; undefined if no comments are known for it. */
function commentOf(path: string): ((line: string) => string) | undefined {
  if (/\.(?:[cm]?[jt]s|[jt]sx|go|java|cs|kt|swift|dart|proto)$/.test(path)) return (line) => `// ${line}`.trimEnd();
  if (/\.(?:ya?ml|toml|py|rb|sh|graphql|gql)$/.test(path)) return (line) => `# ${line}`.trimEnd();
  if (/\.(?:html?|md|svg)$/.test(path)) return (line) => `<!-- ${line} -->`;
  if (/\.css$/.test(path)) return (line) => `/* ${line} */`;
  return undefined;
}
