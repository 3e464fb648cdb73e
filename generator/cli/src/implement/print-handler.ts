import type { HandlerSignature } from "./service-interface.js";
import type { WritingStyle } from "./writing-style.js";

/** What a handler that is not written says behind its operation's name; the tests of a new project know it by that. */
export const notImplemented = " is not implemented.";

/** What printing a handler takes beside its signature. */
interface HandlerPrinting {
  readonly style: WritingStyle;
  /** The operation's name in the contract, for the fault. */
  readonly operation: string;
  /** The name a type goes by in the file. */
  readonly localName: (type: string) => string;
  /** That of `ServiceFault`. */
  readonly fault: string;
}

/** A method that throws the not-implemented fault (HTTP status 501), line by line, without indentation and comma. */
export function printHandler(handler: HandlerSignature, printing: HandlerPrinting): readonly string[] {
  const { documentation, name, parameter, reply } = handler;
  const { fault, localName, operation, style } = printing;
  const names = new Set(handler.types.map((one) => one.name));
  const rename = (type: string): string =>
    type.replace(typeName, (found) => (names.has(found) ? localName(found) : found));
  const { indent, quote, semicolon } = style;
  const request = parameter === undefined ? "" : `_${parameter.name}: ${rename(parameter.type)}`;
  const message = `${quote}${operation}${notImplemented}${quote}`;
  return [
    ...(documentation === "" ? [] : documentation.split(/\r?\n/)),
    `async ${name}(${request}): ${rename(reply)} {`,
    `${indent}throw new ${fault}(${quote}Server${quote}, ${message}, { status: 501 })${semicolon}`,
    "}",
  ];
}

/** A name in the text of a type, but not a part of a qualified one. */
const typeName = /(?<![\p{ID_Continue}$.])[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
