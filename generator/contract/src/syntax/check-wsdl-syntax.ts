import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { didYouMean } from "../diagnostics/nearest-name.js";
import { namespaces } from "../read/namespaces.js";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import { checkExtensions, checkSoapWords } from "./check-wsdl-extensions.js";

interface WsdlRule {
  readonly required: readonly string[];
  /** Names that should be present although nothing refers to them. */
  readonly labels?: readonly string[];
  readonly optional: readonly string[];
  /** The children with their rules. */
  readonly children: Readonly<Record<string, RuleName>>;
}

type RuleName =
  | ("definitions" | "import" | "types" | "message" | "part" | "elementPart" | "portType" | "operation" | "direction")
  | ("fault" | "binding" | "boundOperation" | "boundDirection" | "boundFault" | "service" | "port" | "documentation");

/** WSDL 1.1, appendix A 4.1, as a table. Elements of other namespaces are extensions and are ignored here. */
const rules: Readonly<Record<RuleName, WsdlRule>> = {
  definitions: {
    required: [],
    optional: ["name", "targetNamespace"],
    children: {
      import: "import",
      types: "types",
      message: "message",
      portType: "portType",
      binding: "binding",
      service: "service",
    },
  },
  documentation: { required: [], optional: [], children: {} },
  // Without a location there is nothing to read, and common tools ignore the import.
  import: { required: [], optional: ["namespace", "location"], children: {} },
  types: { required: [], optional: [], children: {} },
  message: { required: ["name"], optional: [], children: { part: "part" } },
  part: { required: [], optional: ["name", "element", "type"], children: {} },
  elementPart: { required: [], labels: ["name"], optional: ["name", "element", "type"], children: {} },
  portType: { required: ["name"], optional: [], children: { operation: "operation" } },
  operation: {
    required: ["name"],
    optional: ["parameterOrder"],
    children: { input: "direction", output: "direction", fault: "fault" },
  },
  direction: { required: ["message"], optional: ["name"], children: {} },
  fault: { required: ["message"], labels: ["name"], optional: ["name"], children: {} },
  binding: { required: ["name", "type"], optional: [], children: { operation: "boundOperation" } },
  boundOperation: {
    required: ["name"],
    optional: [],
    children: { input: "boundDirection", output: "boundDirection", fault: "boundFault" },
  },
  boundDirection: { required: [], optional: ["name", "message"], children: {} },
  boundFault: { required: [], optional: ["name", "message"], children: {} },
  service: { required: [], labels: ["name"], optional: ["name"], children: { port: "port" } },
  port: { required: ["binding"], labels: ["name"], optional: ["name"], children: {} },
};

/** Checks the elements and attributes of a WSDL document against WSDL 1.1, and the values of its SOAP extensions. */
export function checkWsdlSyntax(root: XmlElement, diagnostics: Diagnostics): void {
  checkElement(root, "definitions", diagnostics);
}

function checkElement(element: XmlElement, name: RuleName, diagnostics: Diagnostics): void {
  if (name === "documentation") return;
  const rule = rules[name];
  checkAttributes(element, rule, diagnostics);
  for (const child of element.children) checkChild(element, child, rule, diagnostics);
  checkRepetition(element, name, diagnostics);
  checkExtensions(element, name, diagnostics);
  checkSoapWords(element, diagnostics);
}

function checkAttributes(
  element: XmlElement,
  { required, labels = [], optional }: WsdlRule,
  diagnostics: Diagnostics,
): void {
  const isMissing = (attribute: string): boolean => (attributeOf(element, attribute)?.value.trim() ?? "") === "";
  for (const attribute of required.filter(isMissing)) {
    diagnostics.report("wsdl-missing-attribute", element.at, { attribute, element: element.local });
  }
  for (const attribute of labels.filter(isMissing)) {
    diagnostics.report("wsdl-missing-label", element.at, { attribute, element: element.local });
  }
  for (const { namespace, local, at } of element.attributes) {
    if (namespace !== "" || required.includes(local) || optional.includes(local)) continue;
    const help = didYouMean(local, [...required, ...optional]);
    diagnostics.report("wsdl-unknown-attribute", at, { attribute: local, element: element.local, help });
  }
}

function checkChild(element: XmlElement, child: XmlElement, rule: WsdlRule, diagnostics: Diagnostics): void {
  const args = { element: child.local, parent: element.local };
  if (child.namespace === "") diagnostics.report("wsdl-element-without-namespace", child.at, args);
  if (child.namespace !== namespaces.wsdl) return;
  const next = child.local === "documentation" ? "documentation" : childRule(rule, child);
  if (next !== undefined) checkElement(child, next, diagnostics);
  else diagnostics.report("wsdl-unexpected-element", child.at, args);
}

/**
 * The rule of a child. A part with an element needs no name, because no message shows it; `noteUnnamedParts` checks
 * other parts.
 */
function childRule(rule: WsdlRule, child: XmlElement): RuleName | undefined {
  const name = Object.hasOwn(rule.children, child.local) ? rule.children[child.local] : undefined;
  return name === "part" && attributeOf(child, "element") !== undefined ? "elementPart" : name;
}

/** Reports an operation with more than one input or output. */
function checkRepetition(element: XmlElement, name: RuleName, diagnostics: Diagnostics): void {
  if (name !== "operation" && name !== "boundOperation") return;
  for (const direction of ["input", "output"]) {
    const [, second] = element.children.filter(
      ({ namespace, local }) => namespace === namespaces.wsdl && local === direction,
    );
    if (second === undefined) continue;
    diagnostics.report("wsdl-unexpected-element", second.at, { element: `second ${direction}`, parent: element.local });
  }
}
