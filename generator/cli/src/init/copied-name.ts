import type { SourceDocument } from "@stubwright/contract/read";
import { attributeOf, digestOf } from "@stubwright/contract/read";

/** Parameters of a URL's query that name a document; others may be a client or a version. */
const naming = /^(?:single)?(?:wsdl|xsd)$/i;

/** Characters: file systems take 255 octets. */
const longestName = 56;

/**
 * What the copy of a document is called, with its ending: `http://host/soap11?xsd=types.xsd` is `types.xsd`,
 * a WSDL at `http://host/soap11?wsdl` has the name that it gives itself: the path says how it is called, not what it is.
 */
export function copiedName({ location, root }: Pick<SourceDocument, "location" | "root">): string {
  const end = root?.local === "definitions" ? ".wsdl" : ".xsd";
  const url = new URL(location);
  const asked = [...url.searchParams].find(([parameter, value]) => naming.test(parameter) && value !== "")?.[1];
  const inPath = url.pathname.split("/").findLast((part) => part !== "");
  const isAsked = [...url.searchParams.keys()].some((parameter) => naming.test(parameter));
  const told = isAsked ? (ownName(root) ?? inPath) : (inPath ?? ownName(root));
  const last = asked ?? told ?? url.hostname;
  const plain = decode(last).split(/[\\/]/).at(-1) ?? last;
  const name = plain.replace(/\.(?:wsdl|xsd|xml|asmx|svc|php)$/i, "").replace(/[^\p{L}\p{N}._-]+/gu, "-");
  const digest = digestOf(location + end).slice(0, 8);
  const shown = name.replace(/^[.-]+/, "") || `document-${digest}`;
  return (shown.length > longestName ? `${shown.slice(0, longestName)}-${digest}` : shown) + end;
}

/** The name of a WSDL's first service, else that of the WSDL. */
function ownName(root: SourceDocument["root"]): string | undefined {
  if (root?.local !== "definitions") return undefined;
  const service = root.children.find(({ local }) => local === "service");
  return [service, root]
    .map((element) => element && attributeOf(element, "name")?.value)
    .find((name) => name !== undefined && name !== "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
