import type { PartDescription } from "@stubwright/runtime/codec";

/** The names of the members of parts, those of choices included. */
export function namesOf(parts: readonly PartDescription[]): readonly string[] {
  return parts.flatMap(namesOfPart);
}

function namesOfPart(part: PartDescription): readonly string[] {
  switch (part.kind) {
    case "member":
    case "list":
      return [part.name];
    case "any":
      return ["$any"];
    case "choice":
      return part.branches.flatMap(namesOf);
  }
}

/** What a branch is called: its members. */
export function branchLabel(parts: readonly PartDescription[]): string {
  if (parts.length === 0) return "nothing";
  return namesOf(parts)
    .map((name) => (name === "$any" ? "other elements" : name))
    .join(" + ");
}
