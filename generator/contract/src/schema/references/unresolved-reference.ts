import type { Span } from "../../diagnostics/span.js";
import type { ExpandedName } from "../schema-set.js";

/** The message, or the top-level type, element, attribute or group that a reference stands in. */
export interface Owner {
  readonly space: "types" | "elements" | "attributes" | "groups" | "attributeGroups" | "messages";
  readonly name: ExpandedName;
}

/** A reference to a schema component that no loaded schema declares, or an array type that cannot be read. */
export interface UnresolvedReference {
  readonly owner: Owner | undefined;
  readonly isArrayType?: true;
  readonly kind: string;
  /** Of an array type, what is written. */
  readonly name: ExpandedName;
  /** What else may be meant, to stand behind the message. */
  readonly help: () => string;
  readonly at: Span;
}
