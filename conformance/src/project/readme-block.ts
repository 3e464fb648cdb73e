/** A Markdown block whose commands the tests run: ```` ```console ```` below `<!-- run: place -->`. */
export interface ReadmeBlock {
  readonly place: string;
  /** The offset of the block's text in the page. */
  readonly start: number;
  readonly text: string;
  readonly steps: readonly ReadmeStep[];
}

/** A command and its output. */
export interface ReadmeStep {
  /** The command's lines in the page, with `$` and continuation marks. */
  readonly shown: string;
  readonly command: string;
  readonly output: string;
}

/** Lines that a page quotes from a file of the repository: a code block below `<!-- excerpt: path -->`. */
export interface Excerpt {
  readonly path: string;
  /** The offset of the excerpt's text in the page. */
  readonly start: number;
  readonly text: string;
}

/** Finds the blocks of a page that the tests run, in order. */
export function readBlocks(markdown: string): readonly ReadmeBlock[] {
  return [...markdown.matchAll(/(<!-- run: (\S+) -->\n```console\n)([\s\S]*?)```/g)].map((match) => {
    const [, head = "", place = "", text = ""] = match;
    return { place, start: match.index + head.length, text, steps: readSteps(text) };
  });
}

/** The TypeScript samples that are compiled: ```` ```ts ```` below `<!-- compile -->`. */
export function readSamples(markdown: string): readonly string[] {
  return [...markdown.matchAll(/<!-- compile -->\n```ts\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
}

/** Finds the excerpts of a page, in order. */
export function readExcerpts(markdown: string): readonly Excerpt[] {
  return [...markdown.matchAll(/(<!-- excerpt: (\S+) -->\n```\w+\n)([\s\S]*?)```/g)].map((match) => {
    const [, head = "", path = "", text = ""] = match;
    return { path, start: match.index + head.length, text };
  });
}

/**
 * The current lines of `file` from the excerpt's first line to its last, without their common indentation.
 * Undefined if the file lacks the first line, or the last one after it.
 */
export function currentExcerpt(excerpt: Excerpt, file: string): string | undefined {
  const quoted = excerpt.text.trimEnd().split("\n");
  const lines = file.split("\n");
  const first = lines.findIndex((line) => line.trim() === quoted[0]);
  if (first < 0) return undefined;
  const indent = lines[first]?.search(/\S/) ?? 0;
  const last = lines.findIndex((line, index) => index > first && line.slice(indent) === quoted.at(-1));
  if (last < 0) return undefined;
  return lines
    .slice(first, last + 1)
    .map((line) => `${line.slice(indent)}\n`)
    .join("");
}

/** Returns a block's text with the real output of its commands. */
export function writeBlock(steps: readonly ReadmeStep[]): string {
  return steps.map(({ shown, output }) => shown + output).join("");
}

/** Masks parts that differ between runs: dates, times and durations. */
export function maskVolatile(text: string): string {
  return text
    .replace(/^Date: .*$/gm, "Date: masked")
    .replace(/ +\d+\.\d$/gm, " masked")
    .replace(/"LastMovement":"[^"]*"/g, '"LastMovement":"masked"')
    .replace(/"RemainingTime":[\d.]+/g, '"RemainingTime":masked');
}

function readSteps(text: string): readonly ReadmeStep[] {
  return text
    .split(/^(?=\$ )/m)
    .filter((part) => part.startsWith("$ "))
    .map((part) => {
      const shown = /^\$ .*\n(?:> .*\n)*/.exec(part)?.[0] ?? part;
      const command = shown.replace(/^(?:\$|>) /gm, "");
      return { shown, command, output: part.slice(shown.length) };
    });
}
