import type { ClassDeclaration, ClassExpression, SourceFile } from "ts-morph";
import { classPart } from "./class-part.js";
import { objectPart } from "./object-part.js";
import type { ServiceInterface } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import { type AskedHandlers, askedHandlers } from "./service-type.js";
import { Node } from "./ts-morph.js";

/**
 * The objects and classes of a file that implement the service. An object counts where the compiler expects the service:
 * an annotation, `satisfies`, a return type, an argument. One that is only `Partial` counts where the file has no whole one.
 */
export function findServiceParts(
  file: SourceFile,
  service: ServiceInterface,
  isGenerated: (specifier: string) => boolean,
): readonly ServicePart[] {
  const found = file.getDescendants().flatMap((node) => {
    if (Node.isObjectLiteralExpression(node)) {
      const asked = askedHandlers(node.getContextualType(), service);
      return asked === undefined ? [] : [{ asked, part: () => objectPart(node, service, asked) }];
    }
    if (Node.isClassDeclaration(node) || Node.isClassExpression(node)) {
      const asked = askedOfClass(node, service);
      return asked === undefined ? [] : [{ asked, part: () => classPart(node, service, { asked, isGenerated }) }];
    }
    return [];
  });
  const whole = found.filter(({ asked }) => asked.kind === "whole");
  return (whole.length > 0 ? whole : found).map(({ part }) => part());
}

function askedOfClass(node: ClassDeclaration | ClassExpression, service: ServiceInterface): AskedHandlers | undefined {
  for (const implemented of node.getImplements()) {
    const asked = askedHandlers(implemented.getType(), service);
    if (asked !== undefined) return asked;
  }
  return undefined;
}
