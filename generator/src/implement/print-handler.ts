import { notImplemented } from "./not-implemented.js";
import type { HandlerSignature } from "./service-interface.js";
import type { WritingStyle } from "./writing-style.js";

/** What printing a handler takes beside its signature. */
export interface HandlerPrinting {
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
  const rename = (type: string): string =>
    handler.types.reduce((text, one) => text.replace(wholeWord(one.name), () => localName(one.name)), type);
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

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{ID_Continue}$.])${name.replaceAll("$", "\\$")}(?![\\p{ID_Continue}$])`, "gu");
}
