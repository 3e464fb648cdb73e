import type { SoapVersionName } from "../contract/operation.js";

/** The differences between the versions of SOAP on the wire. */
export interface SoapVersion {
  readonly name: SoapVersionName;
  readonly namespace: string;
  /** The media type of requests and replies. */
  readonly mediaType: string;
  /** The attribute that addresses a header block, and its values for the first receiver. */
  readonly roleAttribute: "actor" | "role";
  readonly ownRoles: readonly string[];
}

/** SOAP 1.1 (W3C Note, 8 May 2000). */
export const soap11: SoapVersion = {
  name: "1.1",
  namespace: "http://schemas.xmlsoap.org/soap/envelope/",
  mediaType: "text/xml",
  roleAttribute: "actor",
  ownRoles: ["", "http://schemas.xmlsoap.org/soap/actor/next"],
};

/** The namespace of SOAP 1.1's encoding (section 5). */
export const encodingNamespace = "http://schemas.xmlsoap.org/soap/encoding/";

const soap12Namespace = "http://www.w3.org/2003/05/soap-envelope";

/** SOAP 1.2 (Part 1, second edition, section 2.2 for the roles). */
export const soap12: SoapVersion = {
  name: "1.2",
  namespace: soap12Namespace,
  mediaType: "application/soap+xml",
  roleAttribute: "role",
  ownRoles: ["", `${soap12Namespace}/role/next`, `${soap12Namespace}/role/ultimateReceiver`],
};

const versions: readonly SoapVersion[] = [soap11, soap12];

/** The version with this envelope namespace. */
export function versionOf(namespace: string): SoapVersion | undefined {
  return versions.find((version) => version.namespace === namespace);
}

/** The version with this name. */
export function soapVersion(name: SoapVersionName): SoapVersion {
  return name === "1.1" ? soap11 : soap12;
}

/** The versions that an operation is offered in. */
export function versionsOf(operation: {
  readonly soapVersions?: readonly SoapVersionName[];
}): readonly SoapVersionName[] {
  return operation.soapVersions ?? ["1.1"];
}
