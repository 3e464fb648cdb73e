/** The contract's documents as they are served. Each takes the service's address, already escaped for XML. */
export interface ContractDocuments {
  readonly wsdl: (address: string) => string;
  /** By the name that `?xsd=<name>` or `?wsdl=<name>` asks for. */
  readonly importedDocuments: Readonly<Record<string, (address: string) => string>>;
}

/** Where a contract is served over SOAP, and its documents, loaded when first asked for. */
export interface ContractEndpoint {
  /** The path of the SOAP wire: `/soap11`. */
  readonly soapPath: string;
  readonly contract: () => Promise<ContractDocuments>;
}
