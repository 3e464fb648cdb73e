/** How a rule or a caller wants a reply to go wrong. */
export const breakages = ["close", "cut", "not-xml", "invalid", "wrong-type"] as const;

/** `close`: no reply; `cut`: half of one; `not-xml`: a text; `invalid`: another message; `wrong-type`: a page of HTML. */
export type Breakage = (typeof breakages)[number];

/** What a member of a request must be; everything that is said must hold. */
export interface Condition {
  readonly equals?: unknown;
  readonly not?: unknown;
  readonly oneOf?: readonly unknown[];
  /** A regular expression that finds something in the text. */
  readonly matches?: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly absent?: boolean;
}

/** One example: which requests it is for, and what they get. */
export interface MockRule {
  readonly operation: string;
  readonly name: string;
  /** By JSON pointer into the request. */
  readonly when: Readonly<Record<string, Condition>>;
  /** The states of scenarios that it needs, and those that it leads to, by the name of the scenario. */
  readonly state: Readonly<Record<string, string>>;
  readonly next: Readonly<Record<string, string>>;
  readonly outcome: MockOutcome;
  readonly delayMs: number;
}

/** What a request gets: JSON of the contract's reply or fault, a sample, or something that goes wrong. */
export type MockOutcome =
  | { readonly kind: "reply"; readonly json: unknown }
  | { readonly kind: "fault"; readonly fault: string; readonly json: unknown }
  | { readonly kind: "error"; readonly code: "Client" | "Server"; readonly message: string }
  | { readonly kind: "break"; readonly how: Breakage }
  | { readonly kind: "sample" };

/** The state of a scenario that nothing has happened in. */
export const firstState = "start";
