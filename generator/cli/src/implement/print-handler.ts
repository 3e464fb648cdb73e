import type { HandlerSignature } from "./service-interface.js";
import type { WritingStyle } from "./text-edit.js";

/** The end of a new handler's error message. A new project's test recognizes unwritten handlers by it. */
export const notImplemented = " is not implemented.";

/** Everything that printing a handler needs beside the signature. */
interface HandlerPrinting {
  readonly style: WritingStyle;
  /** The operation's name in the contract, for the error message. */
  readonly operation: string;
  /** Returns the local name of an imported type. */
  readonly localName: (type: string) => string;
  /** The local name of `ServiceFault`. */
  readonly fault: string;
}

/** Prints a method that throws a fault with HTTP status 501 (not implemented). Returns lines without outer indentation. */
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

/** A name in the text of a type, except the parts of a qualified name. */
const typeName = /(?<![\p{ID_Continue}$.])[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
