import type { PlannedPart } from "../plan/planned-type.js";

/** A part of a branch of a choice: it is there only if its branch was taken. The branches of an inner choice are optional anyway. */
export function optionalPart(part: PlannedPart): PlannedPart {
  switch (part.kind) {
    case "member":
      return { ...part, member: { ...part.member, optional: true } };
    case "list":
    case "any":
      return { ...part, optional: true };
    case "choice":
      return part;
  }
}
