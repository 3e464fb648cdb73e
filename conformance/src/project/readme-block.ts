/** A block of a Markdown document that is run, with where it is run: ```` ```console ```` below `<!-- run: place -->`. */
export interface ReadmeBlock {
  readonly place: string;
  /** Where the block's text starts in the document. */
  readonly start: number;
  readonly text: string;
  readonly steps: readonly ReadmeStep[];
}

/** One command with what it printed. */
export interface ReadmeStep {
  /** As the document shows it, `$` and continuation marks included. */
  readonly shown: string;
  readonly command: string;
  readonly output: string;
}

/** The blocks of a document that are run, in order. */
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

/** A block's text with what its commands really printed. */
export function writeBlock(steps: readonly ReadmeStep[]): string {
  return steps.map(({ shown, output }) => shown + output).join("");
}

/** Text without what differs from run to run: dates, times and durations. */
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
