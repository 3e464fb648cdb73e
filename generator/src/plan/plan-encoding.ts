import { localName } from "../model/expanded-name.js";
import type { CarriedElement } from "../model/operation-elements.js";
import type { PlannedEncoding } from "./plan.js";
import type { TypeUses } from "./type-uses.js";

/** What an element that an operation carries is. */
export type CarriedRole = "request" | "reply" | "header" | "fault";

/** How the decoder of an encoded element is to read it; undefined for a literal one. */
export function planEncoding(carried: CarriedElement, role: CarriedRole, uses: TypeUses): PlannedEncoding | undefined {
  if (!carried.encoded) return undefined;
  return {
    parts: role === "reply" ? partNames(carried, uses) : [],
    ignoredNamespaces: uses.ignoredNamespaces,
    unqualified: uses.holdsOwn(carried) ? unqualifiedIn(role) : undefined,
  };
}

function unqualifiedIn(role: CarriedRole): "parts" | "nothing" {
  return role === "request" || role === "reply" ? "parts" : "nothing";
}

/** The names of a message's parts. */
function partNames({ type: use }: CarriedElement, uses: TypeUses): readonly string[] {
  const type = use.kind === "declared" ? uses.declared(use.id) : undefined;
  return type?.kind === "record" ? type.members.map(({ name }) => localName(name)) : [];
}
