/** Tells operators when trouble begins and when it is over: a full disk would otherwise fill the log with a line for each call. */
export interface TroubleLog {
  readonly trouble: (reason: string) => void;
  readonly fine: () => void;
}

/** Makes a log of the trouble with one thing, such as `the store`. */
export function toldOnce(what: string, log: (line: string) => void): TroubleLog {
  let isTold = false;
  return {
    trouble: (reason) => {
      if (!isTold) log(`${what} cannot be used: ${reason}`);
      isTold = true;
    },
    fine: () => {
      if (isTold) log(`${what} can be used again`);
      isTold = false;
    },
  };
}
