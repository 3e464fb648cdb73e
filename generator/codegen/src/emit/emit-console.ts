import { code, propertyName, serverEntry, templateLiteral, typeSymbol, valueSymbol } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** The package that makes the page. */
const consoleEntry = "@stubwright/console";

/** What the page knows of the contract: its description as JSON, and its codecs as JavaScript by file name. */
interface ConsoleTexts {
  readonly description: string;
  readonly modules: Readonly<Record<string, string>>;
}

/** Prints console.ts: the console page of the contract. The service loads the module when the page is first opened. */
export function emitConsole({ description, modules }: ConsoleTexts): SourceFile {
  const out = new SourceFile("./console.js");
  out.doc("The file of the console page at a path below the console's own.");
  const type = code`${typeSymbol("ConsolePage", serverEntry)}["consoleFile"]`;
  out.line`export const consoleFile: ${type} = ${valueSymbol("consoleFileOf", consoleEntry)}({`;
  out.verbatim(code`  description: ${templateLiteral([description])},`);
  out.line`  modules: {`;
  for (const [name, text] of Object.entries(modules))
    out.verbatim(code`    ${propertyName(name)}: ${templateLiteral([text])},`);
  out.line`  },`;
  out.line`});`;
  return out;
}
