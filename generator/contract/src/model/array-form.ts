import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { TypeUse } from "./contract-model.js";

/** Whether a type with one repeated element is an object with it (`"wrapped"`) or the array itself (`"plain"`). */
export type ArrayForm = "wrapped" | "plain";

/** For all such types, or by `{namespace}Type`, or for a type written in place by the elements down to it: `{namespace}Order/Lines`. */
export type ArrayOptions = ArrayForm | Readonly<Record<string, ArrayForm>>;

/** The types of a contract that arrays are looked for among. */
interface ArrayTypes {
  readonly ids: ReadonlySet<string>;
  /** The types of messages, header blocks and faults: they may get another member later, and are wrapped unless the options say otherwise. */
  readonly messages: readonly TypeUse[];
}

/** Which types are wrapped. A key of the options that no type has is reported. */
export function wrappedTypes(
  options: ArrayOptions = {},
  { ids, messages }: ArrayTypes,
  diagnostics: Diagnostics,
): (id: string) => boolean {
  if (typeof options === "string") return () => options === "wrapped";
  const chosen = new Map<string, ArrayForm>();
  for (const [key, form] of Object.entries(options)) {
    const id = [key, `${key}#`].find((candidate) => ids.has(candidate));
    if (id === undefined) diagnostics.report("array-type-unknown", undefined, { key });
    else chosen.set(id, form);
  }
  const carried = new Set(messages.flatMap((use) => (use.kind === "declared" ? [use.id] : [])));
  return (id) => (chosen.get(id) ?? (carried.has(id) ? "wrapped" : "plain")) === "wrapped";
}
