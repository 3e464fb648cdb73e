import { isSpace } from "./characters.js";
import type { XmlScanner } from "./xml-scanner.js";

/**
 * Skips the processing instruction at the cursor (XML 1.0 section 2.6). A value for `XmlReaderOptions.instructions`.
 */
export function passInstruction(scanner: XmlScanner): void {
  scanner.position += 2;
  const target = scanner.name();
  if (scanner.prefixLength > 0 || /^xml$/i.test(target)) scanner.fail("A processing instruction is malformed");
  const end = scanner.text.indexOf("?>", scanner.position);
  if (end < 0) scanner.fail("A processing instruction is not closed");
  if (end > scanner.position && !isSpace(scanner.code())) scanner.fail("A processing instruction is malformed");
  scanner.position = end + 2;
}
