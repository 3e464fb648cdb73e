import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { TypeUse } from "./contract-model.js";

/**
 * Whether a type with one repeated element becomes an object with that member (`"wrapped"`) or the array itself
 * (`"plain"`).
 */
export type ArrayForm = "wrapped" | "plain";

/**
 * One form for all such types, or a form by `{namespace}Type`. A type without a name is given by the elements around
 * it: `{namespace}Order/Lines`.
 */
export type ArrayOptions = ArrayForm | Readonly<Record<string, ArrayForm>>;

/** The types among which arrays are chosen. */
interface ArrayTypes {
  readonly ids: ReadonlySet<string>;
  /**
   * The types of messages, header blocks and faults. They are wrapped unless the options say otherwise, because they
   * may get more members later.
   */
  readonly messages: readonly TypeUse[];
}

/** Returns which types are wrapped. Reports keys of the options that name no type. */
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
