import type { Terminal } from "./terminal.js";

/** Progress of a command: one line on standard error that is replaced at each stage and removed at the end. */
interface Progress {
  /** Names the stage that begins now. */
  stage(text: string): void;
  /** Clears the line. */
  done(): void;
}

/** The time in milliseconds before progress appears. A line that flashes up for a shorter time only disturbs. */
const patience = 400;

/** Starts a progress line with a title. Shows nothing if standard error is not a terminal, or if the work ends quickly. */
export function startProgress(title: string, terminal: Terminal, now = () => performance.now()): Progress {
  if (!terminal.interactive) return { stage: () => {}, done: () => {} };
  const start = now();
  let current = "";
  let isShown = false;
  const show = (): void => {
    isShown = true;
    terminal.rewrite(current === "" ? `${title} …` : `${title}: ${current} …`);
  };
  // The timer fires only while a stage waits, for example for the network. Other stages keep the thread busy.
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
