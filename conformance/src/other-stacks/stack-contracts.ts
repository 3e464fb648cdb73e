/** A contract in the form that a framework generates, and the expected result. The contracts were written from memory. */
export interface StackContract {
  /** The folder below `contracts`. */
  readonly stack: string;
  /** All diagnostics: severity and code. */
  readonly reported?: readonly string[];
  /** The operations, each with its SOAP versions, faults and header blocks. */
  readonly operations: readonly string[];
  /** Whether libxml2 can read the schemas. Default: true. */
  readonly judged?: boolean;
  /** Operations whose SOAP messages look like those of another operation. */
  readonly alike?: readonly string[];
}

/** All contracts below `contracts`. */
export const stackContracts: readonly StackContract[] = [
  {
    stack: "asmx-dataset",
    reported: ["note xsd-schema-in-message", "note wsdl-binding-ignored"],
    operations: ["GetRows 1.1 1.2 AuthHeader"],
    judged: false,
  },
  {
    stack: "axis1-encoded",
    reported: ["note document-built-in"],
    operations: ["store 1.1 DepotException", "describe 1.1"],
    judged: false,
  },
  { stack: "axis1-ping", operations: ["switchOn 1.1", "flash 1.1"] },
  { stack: "axis1", operations: ["findItems 1.1 StockException", "ping 1.1"] },
  {
    stack: "axis1-rpc",
    reported: ["note operation-renamed", "warning operation-root-repeated"],
    operations: ["add 1.1", "addRequest1 1.1"],
    alike: ["add", "addRequest1"],
  },
  { stack: "axis2", reported: ["note wsdl-binding-ignored"], operations: ["getUser 1.1 1.2 UserServiceException"] },
  { stack: "biztalk", operations: ["Submit 1.1"], judged: false },
  { stack: "cxf", operations: ["find 1.1 NotFoundException"] },
  { stack: "delphi", operations: ["GetItems 1.1", "Save 1.1"] },
  {
    stack: "exchange",
    operations: ["FindItem 1.1 ExchangeImpersonation RequestServerVersion"],
  },
  { stack: "gsoap", operations: ["calc 1.1"] },
  {
    stack: "jax-ws-ri",
    reported: ["warning document-not-fetched"],
    operations: ["track 1.1 ParcelException", "log 1.1"],
  },
  { stack: "magento", operations: ["call 1.1"] },
  {
    stack: "nusoap-encoded",
    reported: ["note document-built-in"],
    operations: ["find 1.1"],
    judged: false,
  },
  { stack: "oracle-adf", operations: ["getDept 1.1 ServiceException"] },
  { stack: "oracle-bpel", operations: ["process 1.1 oraFault process"] },
  {
    stack: "php-encoded",
    reported: [
      "note document-built-in",
      "note document-built-in",
      "warning xsd-missing-import",
      "warning xsd-array-type-unused",
    ],
    operations: ["goods 1.1"],
    judged: false,
  },
  { stack: "php-nusoap", reported: ["note document-built-in"], operations: ["hello 1.1"], judged: false },
  { stack: "php-zend", operations: ["getProducts 1.1"] },
  { stack: "salesforce", operations: ["query 1.1 InvalidQueryFault ApiFault SessionHeader QueryOptions"] },
  { stack: "sap", operations: ["Z_GET_STOCK 1.1 Z_GET_STOCK.Exception"] },
  { stack: "springws", operations: ["Holiday 1.1 HolidayFault"] },
  { stack: "vmware", operations: ["PowerOn_Task 1.1 InvalidState RuntimeFault"] },
  {
    stack: "wcf-messages",
    operations: ["Upload 1.1 FileName", "GetPage 1.1", "Process 1.1"],
  },
  {
    stack: "wcf",
    operations: ["GetCustomer 1.1 1.2 CrmFaultFault"],
  },
];
