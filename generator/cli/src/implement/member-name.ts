import type { ClassInstanceMemberTypes, ObjectLiteralElementLike } from "ts-morph";
import { Node } from "./ts-morph.js";

/** The name of a member, however it is written; undefined for one that is private or only known when the program runs. */
export function memberName(member: ObjectLiteralElementLike | ClassInstanceMemberTypes): string | undefined {
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
