import type { LiveOperation } from "@stubwright/live";
import { readXmlFragment } from "../wire/fault-detail.js";
import { envelopeNamespaces, type SoapVersion } from "../wire/soap-message.js";
import type { XmlNode } from "../wire/xml-node.js";
import type { Refusal } from "./answer.js";
import type { Report } from "./catalogue.js";

/** What a Fault came with. */
interface FaultFacts {
  readonly status: number;
  readonly version: SoapVersion;
  readonly operation: LiveOperation | undefined;
  /** The whole envelope, for reading its detail. */
  readonly envelope: string;
}

const errorsNamespace = "urn:stubwright:errors";

/** Judges the form of a Fault, its code, its status and its detail. */
export function judgeFault(fault: XmlNode, facts: FaultFacts, report: Report): Refusal {
  const parts = facts.version === "1.1" ? soap11Parts(fault, report) : soap12Parts(fault, report);
  const blame = blameOf(parts.code, facts.version, report);
  const isWrongStatus = facts.version === "1.1" ? facts.status !== 500 : facts.status !== 400 && facts.status !== 500;
  // 4xx is what HTTP itself refuses: a media type, a length, credentials.
  const isHttps = [401, 403, 405, 408, 413, 415, 429, 431, 501, 503].includes(facts.status);
  if (isWrongStatus && !isHttps) report("soap-status", `a SOAP ${facts.version} Fault with status ${facts.status}`);
  const details = parts.detail?.children ?? [];
  const { declared, strange } = declaredOf(details, facts, report);
  return { kind: "refused", blame, declared, status: facts.status, message: parts.reason, strange };
}

interface FaultParts {
  /** The code with its prefix resolved. */
  readonly code: { readonly namespace: string | undefined; readonly local: string };
  readonly reason: string;
  readonly detail: XmlNode | undefined;
}

function soap11Parts(fault: XmlNode, report: Report): FaultParts {
  const order = ["faultcode", "faultstring", "faultactor", "detail"];
  const wrong = fault.children.find(({ namespace, local }) => namespace !== "" || !order.includes(local));
  if (wrong !== undefined) report("fault-form", `the Fault has a child {${wrong.namespace}}${wrong.local}`);
  const places = fault.children.map(({ local }) => order.indexOf(local)).filter((place) => place >= 0);
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? -1)))
    report(
      "fault-form",
      `the children of the Fault are ${fault.children.map(({ local }) => local).join(", ")}, which is not their order`,
    );
  const child = (name: string): XmlNode | undefined => fault.children.find(({ local }) => local === name);
  const code = child("faultcode");
  if (code === undefined) report("fault-form", "the Fault has no faultcode");
  const reason = child("faultstring");
  if (reason === undefined) report("fault-form", "the Fault has no faultstring");
  else if (reason.text.trim() === "" && reason.children.length === 0)
    report("fault-form", "the faultstring is empty, so that nobody learns what is wrong");
  return { code: qualified(code), reason: reason?.text ?? "", detail: child("detail") };
}

function soap12Parts(fault: XmlNode, report: Report): FaultParts {
  const namespace = envelopeNamespaces["1.2"];
  const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
    node?.children.find((one) => one.local === name && one.namespace === namespace);
  const value = child(child(fault, "Code"), "Value");
  if (value === undefined) report("fault-form", "the Fault has no Code with a Value");
  const text = child(child(fault, "Reason"), "Text");
  if (text === undefined) report("fault-form", "the Fault has no Reason with a Text");
  else if (!text.attributes.some(({ local }) => local === "lang"))
    report("fault-form", "the Text of the Reason has no xml:lang");
  return { code: qualified(value), reason: text?.text ?? "", detail: child(fault, "Detail") };
}

function qualified(node: XmlNode | undefined): FaultParts["code"] {
  const text = node?.text.trim() ?? "";
  const colon = text.indexOf(":");
  const namespace = node?.resolve(colon < 0 ? "" : text.slice(0, colon));
  return { namespace, local: text.slice(colon + 1) };
}

/** SOAP 1.1 lets services refine a code behind a dot (section 4.4.1). */
function blameOf({ namespace, local }: FaultParts["code"], version: SoapVersion, report: Report): Refusal["blame"] {
  const [base = ""] = local.split(".");
  const known: Readonly<Record<string, Refusal["blame"]>> =
    version === "1.1"
      ? { Client: "caller", Server: "service", VersionMismatch: "version", MustUnderstand: "mustUnderstand" }
      : {
          Sender: "caller",
          Receiver: "service",
          VersionMismatch: "version",
          MustUnderstand: "mustUnderstand",
          DataEncodingUnknown: "caller",
        };
  const blame = known[base];
  if (blame !== undefined && namespace !== envelopeNamespaces[version])
    report("fault-code", `the code ${local} is in the namespace ${namespace || "(none)"}, not in the envelope's`);
  // A code in a namespace of the service's own is allowed in SOAP 1.1, and says nothing to clients that do not know it.
  const isOwn =
    version === "1.1" && namespace !== undefined && namespace !== "" && namespace !== envelopeNamespaces[version];
  if (blame === undefined && !isOwn) report("fault-code", `the code ${local || "(empty)"} is none of SOAP ${version}`);
  return blame ?? "unknown";
}

function declaredOf(
  details: readonly XmlNode[],
  { operation, envelope }: FaultFacts,
  report: Report,
): { readonly declared: string | undefined; readonly strange: readonly string[] } {
  const faults = operation?.kind === "request-reply" ? Object.entries(operation.faults ?? {}) : [];
  let declared: string | undefined;
  const strange: string[] = [];
  for (const detail of details) {
    const found = faults.find(
      ([, { element }]) => element.namespace === detail.namespace && element.name === detail.local,
    );
    if (found === undefined) {
      if (detail.namespace !== errorsNamespace && !detail.namespace.includes("stubwright"))
        strange.push(`{${detail.namespace}}${detail.local}`);
      continue;
    }
    declared = found[0];
    const refusal = readXmlFragment(envelope, found[1]);
    if (refusal !== undefined) report("fault-detail-invalid", `${found[0]}: ${refusal}`);
  }
  return { declared, strange };
}
