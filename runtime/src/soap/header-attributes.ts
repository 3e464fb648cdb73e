import { string } from "../simple-types/strings.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { EnvelopeFault } from "./envelope-fault.js";
import type { SoapVersion } from "./soap-version.js";

/** The namespace of `wsu:Id`, by which signatures refer to elements. */
export const utilityNamespace = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";

/**
 * Whether the current header block is addressed to its first receiver (SOAP 1.1 section 4.2.2, SOAP 1.2 section 2.2).
 */
export function isForUs(xml: XmlReader, version: SoapVersion): boolean {
  const role = xml.attribute(version.namespace, version.roleAttribute, string);
  return role === undefined || version.ownRoles.includes(role.trim());
}

/** Whether the current header block must be understood (SOAP 1.1 section 4.2.3, SOAP 1.2 section 5.2.3). */
export function isMandatory(xml: XmlReader, version: SoapVersion): boolean {
  const value = xml.attribute(version.namespace, "mustUnderstand", string)?.trim();
  if (value !== undefined && !/^(?:0|1|true|false)$/.test(value)) {
    if (xml.parts.options.tolerance !== undefined) return value.toLowerCase() === "true";
    throw new EnvelopeFault("Client", "A mustUnderstand attribute must be 0 or 1.");
  }
  return value === "1" || value === "true";
}

/**
 * Marks the attributes that any header block may have as read, so that they are not reported. `isForUs` does so for the
 * role.
 */
export function passHeaderAttributes(xml: XmlReader, version: SoapVersion): void {
  for (const name of ["mustUnderstand", "relay", "encodingStyle"]) {
    xml.attribute(version.namespace, name, string);
  }
  xml.attribute(utilityNamespace, "Id", string);
}
