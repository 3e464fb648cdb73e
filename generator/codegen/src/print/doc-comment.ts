import { visibleText } from "@stubwright/contract/diagnostics";
import type { Documentation } from "@stubwright/contract/model";

/** The greatest length of a line of generated code, in characters. A longer line is broken if it can be. */
export const lineWidth = 120;

/** Prints a doc comment, wrapped at `lineWidth`; no lines if there is no text. */
export function docLines(text: string, indent: string): readonly string[] {
  if (text.trim() === "") return [];
  const words = text.replaceAll("*/", "*\\/").replace(innerTag, "\\@");
  const lines = wrap(words, lineWidth - indent.length - " * ".length).map(visibleText);
  const [first = ""] = lines;
  const alone = `${indent}/** ${first} */`;
  if (lines.length === 1 && alone.length <= lineWidth) return [alone];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}

/** A place where a line may end: not inside a link, which TypeScript reads on one line only. */
const breakable = /(?<!\{@link) /;

/**
 * `@word` inside a line. TypeScript would read it as a tag, and the words after it as the tag's text, so it is escaped.
 */
const innerTag = /(?<=\S[^\S\n]+)@(?=\w)/g;

function wrap(text: string, width: number): string[] {
  return text
    .trim()
    .split("\n")
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = "";
      for (const next of paragraph.trim().replace(/\s+/g, " ").split(breakable)) {
        if (line !== "" && line.length + 1 + next.length > width) {
          lines.push(line);
          line = next;
        } else line = line === "" ? next : `${line} ${next}`;
      }
      return [...lines, line];
    });
}

/**
 * The text of a doc comment: the words, then TSDoc's `@deprecated` if the contract says so. Undefined if there is
 * neither.
 */
export function docComment(words: string | undefined, documentation: Documentation | undefined): string | undefined {
  if (documentation?.deprecation === undefined) return words;
  const tag = `@deprecated ${documentation.deprecation.text}`.trimEnd();
  return words === undefined ? tag : `${words}\n${tag}`;
}
