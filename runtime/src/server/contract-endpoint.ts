import type { ConsolePage } from "../contract/console-page.js";
import { escapeXml } from "../soap/escape-xml.js";
import { faultOf } from "./fault-of.js";
import { nosniff, problemReply } from "./problem.js";
import { parseQuery } from "./query.js";
import type { Convention, ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import { type WireReply, wireReply } from "./wire-reply.js";

/**
 * The contract's documents for serving. Each is a function of the service's address, which is already escaped for XML.
 */
export interface ContractDocuments {
  /** The text of the WSDL with the service's address in it. */
  readonly wsdl: (address: string) => string;
  /** Other documents by the name in `?xsd=<name>` or `?wsdl=<name>`. */
  readonly importedDocuments: Readonly<Record<string, (address: string) => string>>;
}

/** The SOAP path of a contract and its documents, which are loaded on first use. */
export interface ContractEndpoint {
  /** The path of the SOAP wire, unless `ListenerOptions.soapPath` gives another: `/soap11`. */
  readonly soapPath: string;
  /** Loads the documents on first use, because they are large and most callers never ask for them. */
  readonly contract: () => Promise<ContractDocuments>;
  /** Loads the description of the JSON wire. */
  readonly openApi?: () => Promise<OpenApiDocuments>;
  /** Loads the console page. */
  readonly console?: () => Promise<ConsolePage>;
  /** Additional behaviour that some callers expect. Default: none. */
  readonly conventions?: readonly Convention[];
}

/** The OpenAPI document for serving. */
export interface OpenApiDocuments {
  /** The text in JSON, with the service's base URL in it, which is already escaped for JSON. */
  readonly openApi: (address: string) => string;
}

/** A request for the WSDL or one of its documents. */
interface ContractCall {
  readonly query: string;
  /** The address of the service, not escaped. */
  readonly address: string;
}

/** Serves the WSDL, `?xsd=<name>` and `?wsdl=<name>`. Never rejects. */
export async function answerContract(
  call: ContractCall,
  load: () => Promise<ContractDocuments>,
  settings: ServerSettings,
): Promise<WireReply> {
  try {
    const name = documentName(call.query);
    const contract = await load();
    const document = name === undefined ? contract.wsdl : importedDocument(contract, name);
    if (document === undefined) throw new ServiceFault("Client", "The contract has no such document.", { status: 404 });
    return { ...wireReply(200, "text/xml; charset=utf-8", textAt(document, call.address)), headers: nosniff };
  } catch (error) {
    return problemReply(faultOf(error, settings, undefined));
  }
}

/** A document as a function of the service's address, escaped for XML. */
type AddressedDocument = ContractDocuments["wsdl"];

interface AddressedText {
  readonly address: string;
  readonly text: string;
}

const latest = new WeakMap<AddressedDocument, AddressedText>();

/** The text for the last address. It is kept, so that replies which wait for slow readers share one string. */
function textAt(document: AddressedDocument, address: string): string {
  const kept = latest.get(document);
  if (kept?.address === address) return kept.text;
  const text = document(escapeXml(address));
  latest.set(document, { address, text });
  return text;
}

/** The name of the document in a query; undefined for the WSDL itself. */
function documentName(query: string): string | undefined {
  for (const [key, values] of parseQuery(query)) {
    const [value = ""] = values;
    const lower = key.toLowerCase();
    if (lower === "xsd" || (lower === "wsdl" && value !== "")) return value;
  }
  return undefined;
}

function importedDocument({ importedDocuments }: ContractDocuments, name: string): AddressedDocument | undefined {
  return Object.hasOwn(importedDocuments, name) ? importedDocuments[name] : undefined;
}
