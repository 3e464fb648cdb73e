import { basename } from "node:path";

/**
 * Names that functions must not take: reserved words, the compiler's own types, `then` (a module with a function of
 * that name would be a promise when imported) and `__proto__` (as a member, it is the prototype).
 */
const reserved = new Set(
  (
    "any await bigint boolean break case catch class const constructor continue debugger default delete do else enum export extends " +
    "false finally for function if implements import in instanceof interface let never new null number object package private protected " +
    "public require return static string super switch symbol then this throw true try type typeof undefined unknown var void while with yield " +
    "arguments eval __proto__"
  ).split(" "),
);

/** Names that generated types must not take: global types, and imports from the runtime. */
const taken = new Set(
  (
    "ArbitraryTypes Array AsyncIterable Boolean Date DocumentCodec Documents Error ExactlyOne Function Map Number Object Partial Promise Record Set String Symbol Uint8Array " +
    "AnyContent AnyContentJson AnyElement AnyElementJson OpenJson OpenXml OtherAttributes OtherAttributesJson CalendarDate CallContext CallOptions ContractListener DateTime Decimal Duration FetchHandler Guid Handler JsonReader JsonWriter Listener ListenerOptions " +
    "MessageCodec NoBlocks HeaderExchange ServiceFault DeclaredFaultOptions DeclaredFaultError " +
    "JsonOneWayOperation JsonRequestReplyOperation SoapOneWayOperation SoapRequestReplyOperation " +
    "LenientClient LenientTransport OneWayOperation OpenContent OpenValue Problem RequestReplyOperation SampleCall Samples SimpleType TextType TimeOfDay Transport XmlReader XmlWriter"
  ).split(" "),
);

/** A type name: `["order", "line-item"]` -> `OrderLineItem`. Letters of every script are kept. */
export function pascalCase(words: readonly string[]): string {
  const name = joinWords(words);
  return taken.has(name) ? `${name}Type` : name;
}

function joinWords(words: readonly string[]): string {
  const name = words
    .flatMap((word) => word.split(/[^\p{ID_Continue}$]+/u))
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
  return /^[\p{ID_Start}_$]/u.test(name) ? name : `_${name}`;
}

/**
 * A name for a function or constant, never a reserved word: `PopBalloonRequest` -> `popBalloonRequest`, `XMLFile` ->
 * `xmlFile`, `EC2Instance` -> `ec2Instance`.
 */
export function camelCase(words: readonly string[]): string {
  const firstWord = /^(\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}+(?![\p{Lu}\p{Ll}])|\p{Lu})/u;
  const name = joinWords(words).replace(firstWord, (word) => word.toLowerCase());
  return reserved.has(name) ? `${name}_` : name;
}

/** Whether a type can have this name unchanged. */
export function isFreeTypeName(name: string): boolean {
  return isIdentifier(name) && !reserved.has(name) && !taken.has(name);
}

/** Whether a function can have this name unchanged. */
export function isFreeFunctionName(name: string): boolean {
  return isIdentifier(name) && !reserved.has(name);
}

/** Whether a name can be a property without quotes. */
export function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name);
}

/** Words in lower case with hyphens between them: `GamePlay Service` -> `game-play-service`. */
export function kebabCase(text: string): string {
  return text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1-$2")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}

/** Whether every object has a member of this name, such as `constructor`. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/**
 * The contract's name: that of the config, or the entry's file name without `Service`, which generated names end with.
 */
export function contractName({ name, entry }: { readonly name?: string | undefined; readonly entry: string }): string {
  if (name !== undefined) return kebabCase(name) || unnamed;
  const file = kebabCase(basename(entry.replace(/[?#].*$/, "")).replace(/\.\w+$/, ""));
  return file.replace(/(?<=.)-service$/, "") || unnamed;
}

const unnamed = "contract";

/** The name of the function that reads the replies of an operation item by item. */
export function streamFunctionName(operation: string): string {
  return `stream${pascalCase([operation])}`;
}

/** A name that is not taken: the wanted one, or the first free one with a number after it, starting at 2. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let count = 2; isTaken(name); count += 1) name = `${wanted}${count}`;
  return name;
}
