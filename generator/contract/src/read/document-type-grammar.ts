import { multiCharacterClass } from "../simple-types/pattern/pattern-class.js";

/** The characters that a name may start with (XML 1.0 section 2.3), as a class of a regular expression: XSD's `\i`. */
export const nameStart: string = `[${multiCharacterClass("i")?.content}]`;
const character = `[${multiCharacterClass("c")?.content}]`;
const name = `${nameStart}${character}*`;
/** Entities, notations and targets of instructions have no colons (Namespaces in XML 1.0 section 7). */
const plainName = `(?!:|${character}+:)${name}`;
const space = "[ \\t\\r\\n]";
const reference = `&(?:#[0-9]+|#x[0-9a-fA-F]+|${name});`;
/** A literal in either kind of quotes; `Q` in what it may hold stands for them. */
const quoted = (content: string): string => `(?:"${content.replaceAll("Q", '"')}"|'${content.replaceAll("Q", "'")}')`;
const withReferences = (other: string): string => quoted(`[^${other}Q]*(?:${reference}[^${other}Q]*)*`);
const systemLiteral = quoted("[^Q]*");
const publicLiteral = `(?:"[ \\r\\na-zA-Z0-9\\-'()+,./:=?;!*#@$_%]*"|'[ \\r\\na-zA-Z0-9\\-()+,./:=?;!*#@$_%]*')`;
const externalId = `(?:SYSTEM${space}+${systemLiteral}|PUBLIC${space}+${publicLiteral}${space}+${systemLiteral})`;
const entityValue = withReferences("%&");
const attributeValue = withReferences("<&");
const choice = (item: string): string => `\\(${space}*${item}${space}*(?:\\|${space}*${item}${space}*)*\\)`;
const attributeType = `(?:CDATA|ID|IDREFS?|ENTIT(?:Y|IES)|NMTOKENS?|NOTATION${space}+${choice(name)}|${choice(`${character}+`)})`;
const attributeDefault = `(?:#REQUIRED|#IMPLIED|(?:#FIXED${space}+)?(?<value>${attributeValue}))`;

/** One declaration of an attribute in an attribute list (XML 1.0 section 3.3): groups `name`, `type` and `value`. */
export const attributeDefinition: RegExp = new RegExp(
  `${space}+(?<name>${name})${space}+(?<type>${attributeType})${space}+${attributeDefault}`,
  "uy",
);

const sticky = (pattern: string): RegExp => new RegExp(pattern, "uy");

/** What comes before the internal subset and behind it (XML 1.0 section 2.8, production 28). */
export const documentTypeHead: RegExp = sticky(`${space}+${name}(?:${space}+${externalId})?${space}*`);

/** The end of an internal subset. */
export const documentTypeEnd: RegExp = sticky(`\\]${space}*$`);

const parameterEntity = `<!ENTITY${space}+%${space}+${plainName}${space}+(?:${entityValue}|${externalId})${space}*>`;
const notation = `<!NOTATION${space}+${plainName}${space}+(?:${externalId}|PUBLIC${space}+${publicLiteral})${space}*>`;

/** What stands in an internal subset (XML 1.0 section 2.8), with what must be known of it in groups. */
export const subsetDeclarations = {
  ignored: sticky(`${space}+|${parameterEntity}|${notation}`),
  /** Where an instruction begins; it ends with the next `?>`. */
  instruction: sticky(`<\\?(?![xX][mM][lL][ \\t\\r\\n?])${plainName}(?=${space}|\\?>)`),
  parameterReference: sticky(`%${name};`),
  entity: sticky(
    `<!ENTITY${space}+(?<name>${plainName})${space}+(?:(?<value>${entityValue})|${externalId}(?:${space}+NDATA${space}+${name})?)${space}*>`,
  ),
  element: sticky(`<!ELEMENT${space}+${name}${space}+(?<content>[^>]*)>`),
  /** Of an attribute list, what stands before its definitions. */
  attributes: sticky(`<!ATTLIST${space}+(?<element>${name})`),
  attributesEnd: sticky(`${space}*>`),
} as const;

const mixed = new RegExp(`^\\(${space}*#PCDATA(?:${space}*\\)|(?:${space}*\\|${space}*${name})*${space}*\\)\\*)$`, "u");
const particle = `${name}[?*+]?`;
const group = new RegExp(
  `\\(${space}*${particle}(?:(?:${space}*,${space}*${particle})*|(?:${space}*\\|${space}*${particle})*)${space}*\\)`,
  "gu",
);
/** Groups that are deeper than this in each other are not looked at. */
const deepest = 100;

/** Whether a text is what an element declaration may say of content (XML 1.0 section 3.2). */
export function isContentSpecification(written: string): boolean {
  const text = written.trimEnd();
  if (!/^[ \t\r\n]*$/.test(written.slice(text.length))) return false;
  if (text === "EMPTY" || text === "ANY" || mixed.test(text)) return true;
  let left = text;
  for (let depth = 0; depth < deepest && left.startsWith("("); depth += 1) left = left.replace(group, "group");
  return text.startsWith("(") && /^group[?*+]?$/.test(left);
}
