import type { Terminal } from "./terminal.js";

/** Tells a person how far a command has come: one line that is written over, and gone at the end. */
interface Progress {
  /** What is done from now on. */
  stage(text: string): void;
  /** Clears the line. */
  done(): void;
}

/** Work that takes no longer than this needs no progress. In milliseconds. */
const patience = 400;

/** Shows progress under a title where a person watches; nothing in a pipe, and nothing of what is quickly done. */
export function startProgress(title: string, terminal: Terminal, now = () => performance.now()): Progress {
  if (!terminal.interactive) return { stage: () => {}, done: () => {} };
  const start = now();
  let current = "";
  let isShown = false;
  const show = (): void => {
    isShown = true;
    terminal.rewrite(current === "" ? `${title} …` : `${title}: ${current} …`);
  };
  // Most stages keep the thread busy, so that the timer helps only those that wait for the network.
  const timer = setTimeout(show, patience).unref();
  return {
    stage: (text) => {
      current = text;
      if (now() - start >= patience) show();
    },
    done: () => {
      clearTimeout(timer);
      if (isShown) terminal.rewrite("");
    },
  };
}
