import type {
  ClassDeclaration,
  ClassExpression,
  ClassInstanceMemberTypes,
  ObjectLiteralElementLike,
  ObjectLiteralExpression,
  ParameterDeclaration,
  SpreadAssignment,
  TypeNode,
} from "ts-morph";
import { Node } from "./compiler.js";

import type { HandlerSignature, ServiceInterface } from "./service-interface.js";

/** An object or class in a hand-written file that implements the service, and the changes that it needs. */
export interface ServicePart {
  readonly node: ObjectLiteralExpression | ClassDeclaration | ClassExpression;
  /** Handlers that are missing; they are added at the end. */
  readonly lacking: readonly HandlerSignature[];
  /** Handlers that a spread may provide. They are added before the first spread, so that the spread's own handler wins. */
  readonly fallbacks: readonly HandlerSignature[];
  /** Handlers of operations that the contract no longer has. */
  readonly removed: readonly Node[];
  /** Handlers of operations that the contract has. */
  readonly called: readonly Node[];
  /** Warnings for the developer. */
  readonly notes: readonly string[];
}

/** Finds the changes that an object needs. `required` has the names of the handlers that the object's type requires. */
export function objectPart(
  node: ObjectLiteralExpression,
  service: ServiceInterface,
  required: ReadonlySet<string>,
): ServicePart {
  const provided = new Set<string>();
  const perhaps = new Set<string>();
  const notes: string[] = [];
  const members: [string, Node][] = [];
  for (const element of node.getProperties()) {
    if (Node.isSpreadAssignment(element)) {
      if (!readSpread(element, provided, perhaps)) {
        for (const name of required) provided.add(name);
        notes.push(
          `the type of ...${element.getExpression().getText()} is unknown; the spread may provide every handler`,
        );
      }
      continue;
    }
    const name = memberName(element);
    if (name === undefined) continue;
    provided.add(name);
    members.push([name, element]);
  }
  const missing = service.handlers.filter(({ name }) => required.has(name) && !provided.has(name));
  return {
    node,
    lacking: missing.filter(({ name }) => !perhaps.has(name)),
    fallbacks: missing.filter(({ name }) => perhaps.has(name)),
    removed: members.filter(([name]) => !required.has(name)).map(([, member]) => member),
    called: members.filter(([name]) => required.has(name)).map(([, member]) => member),
    notes,
  };
}

/** Adds the names that a spread always or perhaps provides. Returns false if the spread's type is unknown. */
function readSpread(spread: SpreadAssignment, provided: Set<string>, perhaps: Set<string>): boolean {
  const type = spread.getExpression().getType();
  if (type.isAny()) return false;
  const alternatives = type.isUnion() ? type.getUnionTypes() : [type];
  const names = new Set(alternatives.flatMap((one) => one.getProperties().map((property) => property.getName())));
  for (const name of names) {
    const always = alternatives.every((one) => one.getProperty(name)?.isOptional() === false);
    (always ? provided : perhaps).add(name);
  }
  return true;
}

/** The handlers that a class has to have, and a test for imports of generated modules. */
interface ClassRequirements {
  readonly required: ReadonlySet<string>;
  readonly isGenerated: (specifier: string) => boolean;
}

/** Finds the changes that a class needs. Inherited handlers count as present. */
export function classPart(
  node: ClassDeclaration | ClassExpression,
  service: ServiceInterface,
  { required, isGenerated }: ClassRequirements,
): ServicePart {
  // The type of a class expression is that of the class itself.
  const inherited = node.getSymbolOrThrow().getDeclaredType().getProperties();
  const provided = new Set(inherited.map((property) => property.getName()));
  const members = node.getInstanceMembers();
  const isRequired = (member: ClassInstanceMemberTypes): boolean => required.has(memberName(member) ?? "");
  return {
    node,
    lacking: service.handlers.filter(({ name }) => required.has(name) && !provided.has(name)),
    fallbacks: [],
    removed: members.filter((member) => !isRequired(member) && wasHandler(member, isGenerated)),
    called: members.filter(isRequired),
    notes: [],
  };
}

/**
 * Returns whether a class member used to be a handler. A class may have methods that are not handlers, so only a public
 * member counts that takes a type of the generated code or the runtime's `CallContext`.
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

/** Returns the name of a member: an identifier, a string or a computed constant. Undefined for private names and for names computed at run time. */
function memberName(member: ObjectLiteralElementLike | ClassInstanceMemberTypes): string | undefined {
  if (Node.isSpreadAssignment(member)) return undefined;
  const name = member.getNameNode();
  if (Node.isStringLiteral(name) || Node.isNoSubstitutionTemplateLiteral(name)) return name.getLiteralText();
  if (Node.isComputedPropertyName(name)) return literalOf(name.getExpression());
  return Node.isIdentifier(name) ? name.getText() : undefined;
}

function literalOf(expression: Node): string | undefined {
  const value = expression.getType().getLiteralValue();
  return typeof value === "string" ? value : undefined;
}
