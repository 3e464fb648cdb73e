import type { Documentation, MemberModel } from "@stubwright/contract/model";
import { addFact, camelCase, countSentence, freeName, memberDocumentation } from "@stubwright/contract/model";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { type Code, code, propertyAccess, propertyName } from "../print/code.js";
import type { PlannedMember } from "./planned-type.js";
import { arrayOf, type TypeUses } from "./type-uses.js";

/** Plans a member: its property, its codec and its names on both wires. */
export function planMember(member: MemberModel, owner: string, uses: TypeUses): PlannedMember {
  const { property, node, nillable, deniesNil = false, min, max } = member;
  // A default attribute is not filled in, so that absent and present ones stay distinct. Only keys need the default.
  const isDefaultAttribute = node === "attribute" && member.value?.kind === "default" && !uses.hasKeys;
  const site = {
    owner,
    property,
    type: member.type,
    value: isDefaultAttribute ? undefined : member.value,
    declaration: member.declaration,
  };
  return {
    node,
    property,
    declared: propertyName(property),
    access: propertyAccess(property),
    documentation: documentationOf(member, uses),
    optional: !member.required,
    nillable,
    deniesNil,
    repeated: max > 1,
    min,
    max,
    itemType: uses.type(member.type),
    value: uses.siteValue(site),
    local: localName(member.name),
    namespace: uses.namespace(namespaceName(member.name)),
    tag: uses.tag(member.name),
    constant: `${camelCase([property]).replace(/_$/, "")}Attribute`,
    declaration: uses.siteDeclaration(site),
    blocked: uses.siteBlock(site),
    fixedContent: uses.siteFixed(site),
  };
}

/** The documentation of a member, with its number of items, which the type of an array does not show. */
function documentationOf(member: MemberModel, uses: TypeUses): Documentation | undefined {
  const documentation = memberDocumentation(member);
  const { min, max } =
    member.max > 1 ? member : (uses.arrayType(member.type) ?? { min: 0, max: Number.POSITIVE_INFINITY });
  const least = min === 0 ? undefined : min;
  const most = max === Number.POSITIVE_INFINITY ? undefined : max;
  // A member with a value already has a sentence of ours, which this one continues.
  return addFact(documentation, countSentence(least, most, "items"), member.value === undefined ? "\n" : " ");
}

/** Plans the members of a type. Each attribute gets a constant of its own, also if there are `Id` and `id`. */
export function planMembers(members: readonly MemberModel[], owner: string, uses: TypeUses): readonly PlannedMember[] {
  const taken = new Set<string>();
  return members.map((member) => {
    const planned = planMember(member, owner, uses);
    if (member.node !== "attribute") return planned;
    const constant = freeName(planned.constant, (name) => taken.has(name));
    taken.add(constant);
    return { ...planned, constant };
  });
}

/** The type of a member in TypeScript, with array and null. */
export function memberType(member: PlannedMember): Code {
  if (member.repeated) return arrayOf(member.itemType, member.nillable);
  return member.nillable ? code`${member.itemType} | null` : member.itemType;
}
