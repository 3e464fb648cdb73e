import type { Listener } from "@stubwright/runtime/server";

/** A listener in whose place another one can come while it serves. */
export interface SwappedListener {
  readonly listener: Listener;
  /** Later calls go to this listener. Calls that have begun end where they began. */
  readonly swap: (next: Listener) => void;
}

/** Makes a listener that can be exchanged, so that a contract's change drops no call and closes no connection. */
export function swapListener(first: Listener): SwappedListener {
  let current = first;
  return {
    listener: (request, response, next) => current(request, response, next),
    swap: (next) => {
      current = next;
    },
  };
}
