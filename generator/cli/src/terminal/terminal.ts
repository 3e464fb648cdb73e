import { styleText } from "node:util";

/** The surroundings of a command: the folder, the environment and the outputs. Tests pass their own. */
export interface Terminal {
  readonly cwd: string;
  readonly env: ProcessLike["env"];
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Replaces the last line of standard error and leaves the line open. For progress. */
  readonly rewrite: (line: string) => void;
  /** Whether standard error is a terminal, so that a person can see progress. */
  readonly interactive: boolean;
  readonly color: boolean;
}

/** The part of Node's `process` that a terminal needs. */
export interface ProcessLike {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
}

/** Makes the terminal of a process. Colours appear only on a terminal, and never if NO_COLOR is set (no-color.org). */
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

/** Returns text in a colour, or unchanged if the terminal has no colours. */
export function paint(terminal: Terminal, style: "red" | "green" | "yellow" | "dim" | "bold", text: string): string {
  return terminal.color ? styleText(style, text) : text;
}

/** Quotes a text as one word of a POSIX shell, so that a printed command can be pasted. Plain words stay as they are. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** SIGINT and SIGTERM, held back. */
interface HeldSignals {
  /** Returns whether a signal arrived. */
  readonly hasCome: () => boolean;
  /** Ends the hold. A signal that arrived takes effect now. */
  readonly release: () => void;
}

/** Holds back SIGINT (Ctrl-C) and SIGTERM, for work that must not stop half-done. */
export function holdSignals(): HeldSignals {
  let come: NodeJS.Signals | undefined;
  const hold = (signal: NodeJS.Signals): void => {
    come ??= signal;
  };
  process.on("SIGINT", hold).on("SIGTERM", hold);
  return {
    hasCome: () => come !== undefined,
    release: () => {
      process.off("SIGINT", hold).off("SIGTERM", hold);
      if (come !== undefined) process.kill(process.pid, come);
    },
  };
}
