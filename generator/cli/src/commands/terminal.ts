import { styleText } from "node:util";

/** Where a command reads its surroundings and writes its words. */
export interface Terminal {
  readonly cwd: string;
  readonly env: ProcessLike["env"];
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Writes over the last line of standard error, which stays open; for a person who watches. */
  readonly rewrite: (line: string) => void;
  /** Whether a person watches standard error. */
  readonly interactive: boolean;
  readonly color: boolean;
}

/** The part of `process` that a terminal is made of. */
export interface ProcessLike {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/** The terminal of a process. Colour only for a person, and never with NO_COLOR. */
export function terminalOf(process: ProcessLike): Terminal {
  const interactive = process.stderr.isTTY === true;
  return {
    cwd: process.cwd(),
    env: process.env,
    out: (text) => void process.stdout.write(`${text}\n`),
    error: (text) => void process.stderr.write(`${text}\n`),
    rewrite: (line) => {
      const width = (process.stderr.columns ?? 80) - 1;
      process.stderr.write(`\r\u001b[2K${line.slice(0, width)}`);
    },
    interactive,
    color: process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
  };
}

/** Text in a colour, where there is colour. */
export function paint(terminal: Terminal, style: "red" | "green" | "yellow" | "dim" | "bold", text: string): string {
  return terminal.color ? styleText(style, text) : text;
}
