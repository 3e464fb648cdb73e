import { UsageError } from "@stubwright/contract/diagnostics";
import { applyEdits, type FormattingOptions, findNodeAtLocation, modify, parseTree } from "jsonc-parser";

/** A JSON file that is changed in places; the rest keeps its layout. */
export class MergedJson {
  #text: string;
  readonly #format: FormattingOptions;

  constructor(text: string) {
    this.#text = text;
    const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
    this.#format = {
      insertSpaces: !indent.startsWith("\t"),
      tabSize: indent.startsWith("\t") ? 1 : indent.length,
      eol: text.includes("\r\n") ? "\r\n" : "\n",
    };
  }

  get text(): string {
    return this.#text;
  }

  /** The names of an object's members, in their order. Empty if there is no such object. */
  keys(path: readonly string[]): readonly string[] {
    const tree = parseTree(this.#text);
    const node = tree && findNodeAtLocation(tree, [...path]);
    return (node?.children ?? []).map((property) => String(property.children?.[0]?.value));
  }

  value(path: readonly string[]): unknown {
    const tree = parseTree(this.#text);
    return tree && findNodeAtLocation(tree, [...path])?.value;
  }

  /**
   * Adds a member that is not there: in the order of the alphabet if the others are, at the end otherwise. An object that is
   * missing on the way is added at the end.
   */
  add(path: readonly string[], value: unknown): void {
    const key = path.at(-1) ?? "";
    const names = this.keys(path.slice(0, -1));
    const isSorted = names.every((name, index) => index === 0 || (names[index - 1] ?? "") <= name);
    const before = isSorted ? names.findIndex((name) => name > key) : -1;
    const getInsertionIndex = ({ length }: string[]): number => (before === -1 ? length : before);
    this.#edit([...path], value, { getInsertionIndex });
  }

  /** Adds an item at the end of a list. */
  append(path: readonly string[], value: unknown): void {
    this.#edit([...path, -1], value, { isArrayInsertion: true });
  }

  #edit(
    path: (string | number)[],
    value: unknown,
    options: Omit<Parameters<typeof modify>[3], "formattingOptions">,
  ): void {
    const mark = this.#text.startsWith("\uFEFF") ? "\uFEFF" : "";
    const text = this.#text.slice(mark.length);
    try {
      const edits = modify(text, path, value, { ...options, formattingOptions: this.#format });
      this.#text = mark + applyEdits(text, edits);
    } catch (error) {
      throw new UsageError(
        `${path.join(".")} cannot be added: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
