/** What an XML declaration says (XML 1.0 section 2.8), and where it ends. */
interface XmlDeclaration {
  readonly encoding: string | undefined;
  readonly end: number;
}

const form =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/;

/** What nearly every document begins with. */
const usual = ['<?xml version="1.0" encoding="utf-8"?>', '<?xml version="1.0" encoding="UTF-8"?>'];

/** Longest declaration that is looked at, in characters. */
export const longestDeclaration = 1000;

/**
 * Reads the XML declaration that begins at `start`: undefined where there is none, `"malformed"` where what begins
 * like one does not have its form (XML 1.0 fifth edition, productions 23 to 26, 32, 80, 81).
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
