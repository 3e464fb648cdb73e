import type { ElementModel, ParticleModel, PartModel, TypeModel } from "./contract-model.js";

/** What an element is wherever a type has it: in its content, and as a member of an object. */
type ElementFacts = Pick<ElementModel, "name" | "type" | "nillable">;

/** A type each of whose elements is `change` of what it was. */
export function mapElements(
  type: TypeModel,
  change: <Element extends ElementFacts>(element: Element) => Element,
): TypeModel {
  if (type.kind === "array") return { ...type, item: change(type.item) };
  if (type.kind !== "record") return type;
  const part = (one: PartModel): PartModel => {
    switch (one.kind) {
      case "any":
        return one;
      case "member":
        return { ...one, member: change(one.member) };
      case "list":
        return { ...one, members: one.members.map(change) };
      case "choice":
        return { ...one, branches: one.branches.map((branch) => branch.map(part)) };
    }
  };
  const particle = (one: ParticleModel): ParticleModel => {
    switch (one.kind) {
      case "wildcard":
        return one;
      case "element":
        return { ...one, element: change(one.element) };
      default:
        return { ...one, items: one.items.map(particle) };
    }
  };
  const { content } = type;
  return {
    ...type,
    content: content.kind === "elements" ? { ...content, particle: particle(content.particle) } : content,
    members: type.members.map((member) => (member.node === "element" ? change(member) : member)),
    parts: type.parts?.map(part),
  };
}
