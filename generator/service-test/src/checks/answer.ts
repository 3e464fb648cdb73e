import type { JsonValue } from "@stubwright/runtime";
import type { Problem } from "./catalogue.js";

/** What a service answered, as far as it could be understood. */
export type Answer =
  | Reply
  /** A one-way message was accepted. */
  | { readonly kind: "accepted" }
  | Refusal
  /** The reply is no message of the contract. */
  | { readonly kind: "unreadable" };

/** A message of the contract. */
export interface Reply {
  readonly kind: "reply";
  readonly json: JsonValue;
  /** The names of the declared header blocks that came with it over SOAP. */
  readonly blocks?: readonly string[];
}

/** A Fault or a problem document. */
export interface Refusal {
  readonly kind: "refused";
  /** Who has to change something, or which rule of SOAP was broken. */
  readonly blame: "caller" | "service" | "version" | "mustUnderstand" | "unknown";
  /** The name of the declared fault. */
  readonly declared: string | undefined;
  readonly status: number;
  readonly message: string;
  /** Whether the detail holds elements that the contract does not declare. */
  readonly strange: readonly string[];
}

/** An answer, and all that is wrong with its form. */
export interface JudgedAnswer {
  readonly answer: Answer;
  readonly problems: readonly Problem[];
}
