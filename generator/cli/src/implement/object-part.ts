import type { ObjectLiteralExpression, SpreadAssignment } from "ts-morph";
import { memberName } from "./member-name.js";
import type { ServiceInterface } from "./service-interface.js";
import type { ServicePart } from "./service-part.js";
import type { AskedHandlers } from "./service-type.js";
import { Node } from "./ts-morph.js";

/** What an object that implements the service lacks. What a spread provides is not lacking. */
export function objectPart(
  node: ObjectLiteralExpression,
  service: ServiceInterface,
  asked: AskedHandlers,
): ServicePart {
  const provided = new Set<string>();
  const perhaps = new Set<string>();
  const notes: string[] = [];
  const members: [string, Node][] = [];
  for (const element of node.getProperties()) {
    if (Node.isSpreadAssignment(element)) {
      if (!readSpread(element, provided, perhaps)) {
        for (const name of asked.names) provided.add(name);
        notes.push(`the type of ...${element.getExpression().getText()} is not known: it may provide every handler`);
      }
      continue;
    }
    const name = memberName(element);
    if (name === undefined) continue;
    provided.add(name);
    members.push([name, element]);
  }
  const missing = service.handlers.filter(({ name }) => asked.names.has(name) && !provided.has(name));
  return {
    node,
    lacking: missing.filter(({ name }) => !perhaps.has(name)),
    fallbacks: missing.filter(({ name }) => perhaps.has(name)),
    removed: members.filter(([name]) => !asked.names.has(name)).map(([, member]) => member),
    called: members.filter(([name]) => asked.names.has(name)).map(([, member]) => member),
    notes,
  };
}

/** Adds what a spread provides, and what it provides perhaps; false where its type is not known. */
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
