import { findForbidden } from "../xml/characters.js";
import type { MessageTemplate } from "./message-template.js";

/** The longest message that becomes a template, in characters. Longer messages are rarely alike. */
const longest = 8192;
/** The number of consecutive messages that differ before a template is dropped. */
const mostDiffering = 4;
/** The largest number of messages that pass before the next template is recorded. */
const longestPause = 1024;

/** A template, and facts about its message that were found before its decoder was called. */
export interface KnownMessage<Facts> {
  readonly template: MessageTemplate;
  readonly facts: Facts;
}

/**
 * Keeps the template of the latest messages. Most callers write all messages of an operation alike. If they do not,
 * templates are recorded ever more rarely, so that the cost stays negligible.
 */
export class TemplateSlot<Facts> {
  #known: KnownMessage<Facts> | undefined;
  /** Number of consecutive messages that differed from the template. */
  #differing = 0;
  /** Number of messages to pass before a template is recorded, and the number for the next time. */
  #pause = 0;
  #nextPause = 1;

  /** The known message whose template `text` begins with. The caller must then call `read` or `differed`. */
  find(text: string): KnownMessage<Facts> | undefined {
    const known = this.#known;
    if (known === undefined) return undefined;
    const { start } = known.template;
    if (text.slice(0, start.length) === start && isCommon(text)) return known;
    this.differed();
    return undefined;
  }

  /** Records that a message was read by the template. */
  read(): void {
    this.#differing = 0;
    this.#nextPause = 1;
  }

  /** Records that a message differed from the template. */
  differed(): void {
    if (++this.#differing >= mostDiffering) this.#known = undefined;
  }

  /** Whether this message should be recorded. */
  wants(text: string): boolean {
    if (this.#known !== undefined || text.length > longest || this.#pause-- > 0 || !isCommon(text)) return false;
    this.#pause = this.#nextPause;
    this.#nextPause = Math.min(longestPause, this.#nextPause * 2);
    return true;
  }

  /** Keeps a recorded template. */
  keep(known: KnownMessage<Facts>): void {
    this.#known = known;
    this.#differing = 0;
  }
}

/**
 * Whether a text can be read as it is: nothing in it must be normalised or refused. `TemplateReader` relies on that.
 */
function isCommon(text: string): boolean {
  return !text.includes("\r") && !text.includes("]]>") && findForbidden(text) < 0;
}
