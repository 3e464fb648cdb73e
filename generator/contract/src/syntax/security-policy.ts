import type { SecurityPolicy } from "@stubwright/runtime";
import { attributeOf, type XmlElement } from "../read/xml-tree.js";
import { messageProtection, type UnsupportedAssertion, unsupportedAssertions } from "./message-protection.js";
import { alternativesOf, attachedPolicies, type PolicyAlternative } from "./policy-alternatives.js";
import { findAssertion, hasAssertion, isSecurityAssertion } from "./security-assertions.js";
import { wsdlChildren } from "./wsdl-elements.js";

/** The security that the policies of a binding ask for. */
export interface BindingSecurity {
  readonly policy: SecurityPolicy;
  /** If not empty, `policy` is only a part of what is asked for. */
  readonly unsupported: readonly UnsupportedAssertion[];
}

/**
 * The security that the policies of a binding, its ports, operations and messages ask for (WS-SecurityPolicy 1.2). Of
 * several alternatives, the first that can be fulfilled counts. Undefined if they ask for none.
 */
export function bindingSecurity(binding: XmlElement): BindingSecurity | undefined {
  const endpoint = [binding, ...portsOf(binding)].flatMap(attachedPolicies);
  const operations = wsdlChildren(binding, "operation");
  const parts = {
    request: operations.flatMap((one) => assertionsOf(one, "input")),
    reply: operations.flatMap((one) => assertionsOf(one, "output")),
  };
  const read = alternativesOf(endpoint).map((alternative) => readAlternative(alternative, parts));
  const found = read.find(({ unsupported }) => unsupported.length === 0) ?? read[0];
  return found === undefined || isEmpty(found) ? undefined : found;
}

function isEmpty({ policy: { transport, timestamp, ...tokens }, unsupported }: BindingSecurity): boolean {
  return transport === "any" && !timestamp && Object.keys(tokens).length === 0 && unsupported.length === 0;
}

function portsOf(binding: XmlElement): readonly XmlElement[] {
  const services = binding.parent === undefined ? [] : wsdlChildren(binding.parent, "service");
  const name = attributeOf(binding, "name")?.value.trim();
  const isOfBinding = (port: XmlElement): boolean =>
    attributeOf(port, "binding")?.value.trim().split(":").at(-1) === name;
  return services.flatMap((service) => wsdlChildren(service, "port").filter(isOfBinding));
}

/** The assertions of an operation and of one of its messages, by their first alternative. */
function assertionsOf(operation: XmlElement, direction: "input" | "output"): PolicyAlternative {
  const policies = [operation, ...wsdlChildren(operation, direction)].flatMap(attachedPolicies);
  return (alternativesOf(policies)[0] ?? []).filter(isSecurityAssertion);
}

function readAlternative(
  alternative: PolicyAlternative,
  parts: { readonly request: PolicyAlternative; readonly reply: PolicyAlternative },
): BindingSecurity {
  const endpoint = alternative.filter(isSecurityAssertion);
  const messages = {
    endpoint,
    request: [...endpoint, ...parts.request],
    reply: [...endpoint, ...parts.reply],
    isTransport: hasAssertion(endpoint, "TransportBinding"),
  };
  const username = findAssertion(endpoint, "UsernameToken");
  const protection = messageProtection(messages);
  const policy: SecurityPolicy = {
    transport: messages.isTransport ? transportOf(endpoint) : "any",
    timestamp: hasAssertion(endpoint, "IncludeTimestamp"),
    ...(username === undefined ? {} : { usernameToken: hasAssertion([username], "HashPassword") ? "digest" : "text" }),
    ...(hasAssertion(endpoint, "SamlToken") ? { assertion: true } : {}),
    ...protection,
  };
  return { policy, unsupported: unsupportedAssertions(messages, protection) };
}

/** WS-SecurityPolicy 1.1 asks for a client certificate in an attribute, 1.2 in an assertion. */
function transportOf(endpoint: PolicyAlternative): SecurityPolicy["transport"] {
  const token = findAssertion(endpoint, "HttpsToken");
  const asked = (token && attributeOf(token, "RequireClientCertificate")?.value.trim()) ?? "";
  const isAsked = ["true", "1"].includes(asked) || hasAssertion(endpoint, "RequireClientCertificate");
  return isAsked ? "tls-with-client-certificate" : "tls";
}
