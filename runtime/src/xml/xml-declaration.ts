/** The content of an XML declaration (XML 1.0 section 2.8), and the index after it. */
interface XmlDeclaration {
  readonly encoding: string | undefined;
  readonly end: number;
}

const form =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/;

/** The declarations of nearly all documents, which need no regular expression. */
const usual = ['<?xml version="1.0" encoding="utf-8"?>', '<?xml version="1.0" encoding="UTF-8"?>'];

/** The longest declaration that is recognised, in characters. */
export const longestDeclaration = 1000;

/**
 * Reads the XML declaration at `start`: undefined if there is none, `"malformed"` if it breaks the grammar (XML 1.0
 * fifth edition, productions 23 to 26, 32, 80, 81).
 */
export function readXmlDeclaration(text: string, start: number): XmlDeclaration | "malformed" | undefined {
  for (const head of usual)
    if (text.slice(start, start + head.length) === head) return { encoding: "utf-8", end: start + head.length };
  if (!text.startsWith("<?xml", start) || !" \t\r\n".includes(text.charAt(start + 5))) return undefined;
  const head = text.slice(start, start + longestDeclaration);
  const end = head.indexOf("?>") + 2;
  const match = form.exec(head.slice(0, end));
  if (match === null) return "malformed";
  return { encoding: match[1] ?? match[2], end: start + end };
}
