import { visibleText } from "@stubwright/contract/diagnostics";
import { lineWidth } from "./line-width.js";

/** The lines of a doc comment, wrapped; none where there is no text. */
export function docLines(text: string, indent: string): readonly string[] {
  if (text.trim() === "") return [];
  const words = text.replaceAll("*/", "*\\/").replace(innerTag, "\\@");
  const lines = wrap(words, lineWidth - indent.length - " * ".length).map(visibleText);
  const [first = ""] = lines;
  const alone = `${indent}/** ${first} */`;
  if (lines.length === 1 && alone.length <= lineWidth) return [alone];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
}

/** Where a line may end: not inside a link, which TypeScript does not read on the next. */
const breakable = /(?<!\{@link) /;

/** `@word` inside a line, where it is meant as it is: TypeScript would take it and all behind it for a tag. */
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
