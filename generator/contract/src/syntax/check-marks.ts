import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import type { Span } from "../diagnostics/span.js";
import { annotationNames, isDate, markNamespace, openEnumerationMark } from "../marks/contract-marks.js";
import { attributeOf, descendantsOf, textOf, type XmlElement } from "../read/xml-tree.js";

/** The marks with their allowed values. */
const marks: Readonly<Record<string, Wanted>> = {
  deprecated: { words: "", accepts: () => true },
  sunset: { words: "a day such as 2027-03-01", accepts: isDate },
  stability: { words: "draft, beta or stable", accepts: (text) => /^(?:draft|beta|stable)$/.test(text) },
  "open-enum": { words: "true or false", accepts: (text) => /^(?:true|false|1|0|)$/.test(text) },
  version: { words: "", accepts: () => true },
};

interface Wanted {
  readonly words: string;
  readonly accepts: (text: string) => boolean;
}

/** Reports marks without effect: unknown marks, and marks with invalid values. */
export function checkMarks(root: XmlElement, diagnostics: Diagnostics): void {
  for (const element of descendantsOf(root)) {
    for (const { namespace, local, value, at } of element.attributes) {
      if (namespace === markNamespace) checkMark(local, value, at, diagnostics);
    }
    checkOpenEnumeration(element, diagnostics);
    if (element.namespace !== markNamespace) continue;
    checkMark(element.local, textOf(element), element.at, diagnostics);
    const sunset = attributeOf(element, "sunset");
    if (sunset !== undefined) checkMark("sunset", sunset.value, sunset.at, diagnostics);
  }
}

/** Reports the mark `open-enum` on anything but a simple type, where it has no effect. */
function checkOpenEnumeration(element: XmlElement, diagnostics: Diagnostics): void {
  if (element.local === "simpleType" || annotationNames.has(element.local) || element.namespace === markNamespace)
    return;
  if (openEnumerationMark(element) === true) diagnostics.report("contract-mark-not-open", element.at, {});
}

function checkMark(mark: string, value: string, at: Span, diagnostics: Diagnostics): void {
  const wanted = Object.hasOwn(marks, mark) ? marks[mark] : undefined;
  const text = value.trim();
  if (wanted === undefined) {
    diagnostics.report("contract-mark-unknown", at, { mark, help: didYouMean(mark, Object.keys(marks)) });
  } else if (!wanted.accepts(text)) {
    diagnostics.report("contract-mark-value", at, { mark, value: text, wanted: wanted.words });
  }
}
