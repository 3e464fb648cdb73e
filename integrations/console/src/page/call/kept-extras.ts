import { type CallExtras, noExtras } from "./credentials.js";

const key = "stubwright-console-extras";

/** The credentials that a person has asked this tab to keep. */
export function readExtras(): { readonly extras: CallExtras; readonly isKept: boolean } {
  try {
    const text = sessionStorage.getItem(key);
    const kept: CallExtras | null = text === null ? null : JSON.parse(text);
    return kept === null ? { extras: noExtras, isKept: false } : { extras: kept, isKept: true };
  } catch {
    return { extras: noExtras, isKept: false };
  }
}

/** Keeps credentials until the tab is closed, or forgets them. */
export function keepExtras(extras: CallExtras, isKept: boolean): void {
  try {
    if (isKept) sessionStorage.setItem(key, JSON.stringify(extras));
    else sessionStorage.removeItem(key);
  } catch {
    // The page works without storage.
  }
}
