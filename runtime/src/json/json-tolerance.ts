import type { Issue } from "../errors/issue.js";
import type { Scalar } from "../simple-types/scalar.js";

/** The place of a value in a message. */
export type JsonPath = readonly (string | number)[];

/** Decides how a JSON reader reads on if a message breaks the contract and the caller still wants the rest. */
export interface JsonTolerance {
  /** Receives every problem except limits. */
  report(issue: Issue): void;

  /** The value that a refused one is likely to mean; `undefined`, whatever the type, if there is none. */
  meant<Value>(type: Scalar<Value>, value: unknown): Value;

  /** The object that a value of another kind is likely to mean; undefined if there is none. The problem was reported. */
  object(path: JsonPath, value: unknown): Readonly<Record<string, unknown>> | undefined;

  /** The items that a value other than an array is likely to mean. The problem was reported. */
  array(path: JsonPath, value: unknown): readonly unknown[];

  /** Called with an object none of whose members the contract has. The members were reported. */
  strange(path: JsonPath, value: Readonly<Record<string, unknown>>): void;
}
