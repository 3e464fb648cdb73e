import type {
  ClassDeclaration,
  ClassExpression,
  ClassInstanceMemberTypes,
  ParameterDeclaration,
  TypeNode,
} from "ts-morph";
import { memberName } from "./member-name.js";
import type { ServiceInterface } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import type { AskedHandlers } from "./service-type.js";
import { Node } from "./ts-morph.js";

/** What is asked of a class, and which modules the generator writes. */
interface ClassQuestion {
  readonly asked: AskedHandlers;
  readonly isGenerated: (specifier: string) => boolean;
}

/** What a class that implements the service lacks. What it inherits is not lacking. */
export function classPart(
  node: ClassDeclaration | ClassExpression,
  service: ServiceInterface,
  { asked, isGenerated }: ClassQuestion,
): ServicePart {
  // The type of a class expression is that of the class itself.
  const inherited = node.getSymbolOrThrow().getDeclaredType().getProperties();
  const provided = new Set(inherited.map((property) => property.getName()));
  const members = node.getInstanceMembers();
  const isAsked = (member: ClassInstanceMemberTypes): boolean => asked.names.has(memberName(member) ?? "");
  return {
    node,
    lacking: service.handlers.filter(({ name }) => asked.names.has(name) && !provided.has(name)),
    fallbacks: [],
    removed: members.filter((member) => !isAsked(member) && wasHandler(member, isGenerated)),
    called: members.filter(isAsked),
    notes: [],
  };
}

/**
 * A class has methods of its own beside its handlers. One that is public and takes a type of the generated code, or the
 * runtime's CallContext, was a handler.
 */
function wasHandler(member: ClassInstanceMemberTypes, isGenerated: (specifier: string) => boolean): boolean {
  if (Node.isParameterDeclaration(member) || member.getScope() !== "public") return false;
  if (Node.isPrivateIdentifier(member.getNameNode())) return false;
  const types = parametersOf(member).flatMap((parameter) => parameter.getTypeNode() ?? []);
  return types.some((type) => isOfContract(type, isGenerated));
}

function parametersOf(member: ClassInstanceMemberTypes): readonly ParameterDeclaration[] {
  if (Node.isMethodDeclaration(member)) return member.getParameters();
  const value = Node.isPropertyDeclaration(member) ? member.getInitializer() : undefined;
  return Node.isArrowFunction(value) || Node.isFunctionExpression(value) ? value.getParameters() : [];
}

function isOfContract(type: TypeNode, isGenerated: (specifier: string) => boolean): boolean {
  const names = new Set([type, ...type.getDescendants()].filter(Node.isIdentifier).map((name) => name.getText()));
  return type
    .getSourceFile()
    .getImportDeclarations()
    .some((declaration) => {
      const specifier = declaration.getModuleSpecifierValue();
      const ofRuntime = specifier.startsWith("@stubwright/runtime");
      return declaration.getNamedImports().some((named) => {
        const local = named.getAliasNode()?.getText() ?? named.getName();
        return names.has(local) && (isGenerated(specifier) || (ofRuntime && named.getName() === "CallContext"));
      });
    });
}
