import { answeredOnce, reachedOnce } from "../../collection/once.js";
import type { ComplexTypeDefinition, Particle, SchemaSet, TypeDefinition } from "../../schema/schema-set.js";
import { builtinOf } from "../builtin-of.js";

/** The declared complex type, of those in a schema set, from which a complex type is derived: one or none. */
export function baseIn({ base }: ComplexTypeDefinition, { types }: SchemaSet): readonly ComplexTypeDefinition[] {
  const type = base.kind === "named" ? types.get(base.name) : undefined;
  return type?.kind === "complex" && builtinOf(type.name ?? "") === undefined ? [type] : [];
}

/** The types without names in the content, the text and the attributes of a type. */
export const typesWrittenIn: (type: ComplexTypeDefinition) => ReadonlySet<TypeDefinition> = answeredOnce(
  (type) =>
    new Set([
      ...typesInPlace(type),
      ...(type.content.kind === "simple" && type.content.type.kind === "anonymous" ? [type.content.type.type] : []),
      ...type.attributes.flatMap(({ attribute }) => (attribute.type.kind === "anonymous" ? [attribute.type.type] : [])),
    ]),
);

/** Whether a type without a name contains itself, through groups and other types without names. */
export const isCircular: (type: TypeDefinition) => boolean = answeredOnce((type) => {
  for (const inside of reachedOnce(typesInPlace(type), typesInPlace)) if (inside === type) return true;
  return false;
});

/** The types without names in the content of a type. */
function typesInPlace(type: TypeDefinition): TypeDefinition[] {
  if (type.kind === "simple" || type.content.kind !== "elements") return [];
  const found: TypeDefinition[] = [];
  const visit = (particle: Particle): void => {
    if (particle.kind === "wildcard") return;
    if (particle.kind !== "element") particle.items.forEach(visit);
    else if (particle.element.kind === "local" && particle.element.element.type.kind === "anonymous")
      found.push(particle.element.element.type.type);
  };
  if (type.content.particle !== undefined) visit(type.content.particle);
  return found;
}
