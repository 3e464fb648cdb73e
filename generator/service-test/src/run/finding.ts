import type { JudgedAnswer } from "../checks/answer.js";
import type { CheckId, CheckLevel } from "../checks/catalogue.js";
import type { WireReply, WireRequest } from "../wire/exchange.js";
import type { Phase } from "./options.js";

/** A check that failed. */
export interface ServiceFinding {
  readonly check: CheckId;
  readonly level: CheckLevel;
  /** The contract's name of the operation; `""` for what is about the service as a whole. */
  readonly operation: string;
  readonly wire: "soap" | "json";
  readonly phase: Phase;
  /** What was special about the request. */
  readonly point: string;
  readonly message: string;
  /** The smallest request found that shows it, without credentials. */
  readonly request: WireRequest;
  readonly reply: WireReply;
  /** Stable while the failure is the same, whatever the values. */
  readonly fingerprint: string;
  /** The message in the Body, if one is; what a corpus keeps. */
  readonly body: string | undefined;
  /** The header blocks beside it. */
  readonly header: string | undefined;
  readonly expect: "accept" | "refuse";
  /** How many requests failed like this. */
  readonly count: number;
  /** Why it may pass, if somebody has waived it. */
  readonly waivedBy: string | undefined;
}

/** One request with what came back and what is to be said of it. */
export interface Exchange extends JudgedAnswer {
  readonly wire: "soap" | "json";
  readonly request: WireRequest;
  readonly reply: WireReply;
}
