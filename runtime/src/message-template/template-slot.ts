import { findForbidden } from "../xml/characters.js";
import type { MessageTemplate } from "./message-template.js";

/** Templates are made of messages of so many characters at most: longer ones are rarely alike. */
const longest = 8192;
/** So many messages in a row that differ from a template end it. */
const mostDiffering = 4;
/** So many messages at most pass before the next template is made. */
const longestPause = 1024;

/** A message that was read before, and what was found out before its decoder was called. */
export interface KnownMessage<Facts> {
  readonly template: MessageTemplate;
  readonly facts: Facts;
}

/**
 * Where the template of the latest messages is kept: most callers write all messages of an operation alike. If they do
 * not, templates are made ever more rarely, so that they cost next to nothing.
 */
export class TemplateSlot<Facts> {
  #known: KnownMessage<Facts> | undefined;
  /** How many messages in a row have differed from the template. */
  #differing = 0;
  /** How many messages pass before a template is made, and how many before the one after it. */
  #pause = 0;
  #nextPause = 1;

  /** The message whose template a text begins with. Then `read` or `differed` is to be called. */
  find(text: string): KnownMessage<Facts> | undefined {
    const known = this.#known;
    if (known === undefined) return undefined;
    const { start } = known.template;
    if (text.slice(0, start.length) === start && isCommon(text)) return known;
    this.differed();
    return undefined;
  }

  /** Says that a message was read by the template. */
  read(): void {
    this.#differing = 0;
    this.#nextPause = 1;
  }

  /** Says that a message differs from the template. */
  differed(): void {
    if (++this.#differing >= mostDiffering) this.#known = undefined;
  }

  /** Whether a message of this text is to be recorded. */
  wants(text: string): boolean {
    if (this.#known !== undefined || text.length > longest || this.#pause-- > 0 || !isCommon(text)) return false;
    this.#pause = this.#nextPause;
    this.#nextPause = Math.min(longestPause, this.#nextPause * 2);
    return true;
  }

  /** Keeps what was recorded. */
  keep(known: KnownMessage<Facts>): void {
    this.#known = known;
    this.#differing = 0;
  }
}

/** Whether a text has nothing that has to be changed before it is read, or refused: see `TemplateReader`. */
function isCommon(text: string): boolean {
  return !text.includes("\r") && !text.includes("]]>") && findForbidden(text) < 0;
}
