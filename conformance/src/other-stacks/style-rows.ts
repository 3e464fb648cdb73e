/** What becomes of the contract that was written as a framework writes them, from memory. */
export interface StyleRow {
  /** The folder below `contracts`. */
  readonly style: string;
  /** All that is told, by severity and code. */
  readonly told?: readonly string[];
  /** The operations, each with its SOAP versions, faults and header blocks. */
  readonly operations: readonly string[];
  /** Whether libxml2 reads its schemas; it does unless this is false. */
  readonly judged?: boolean;
  /** Operations that SOAP cannot tell from others. */
  readonly alike?: readonly string[];
}

/** Every contract below `contracts`. */
export const styleRows: readonly StyleRow[] = [
  {
    style: "asmx-dataset",
    told: ["note xsd-schema-in-message", "note wsdl-binding-ignored"],
    operations: ["GetRows 1.1 1.2 AuthHeader"],
    judged: false,
  },
  {
    style: "axis1-encoded",
    told: ["note document-built-in"],
    operations: ["store 1.1 DepotException", "describe 1.1"],
    judged: false,
  },
  { style: "axis1-ping", operations: ["switchOn 1.1", "flash 1.1"] },
  { style: "axis1", operations: ["findItems 1.1 StockException", "ping 1.1"] },
  {
    style: "axis1-rpc",
    told: ["note operation-renamed", "warning operation-root-repeated"],
    operations: ["add 1.1", "addRequest1 1.1"],
    alike: ["add", "addRequest1"],
  },
  { style: "axis2", told: ["note wsdl-binding-ignored"], operations: ["getUser 1.1 1.2 UserServiceException"] },
  { style: "biztalk", operations: ["Submit 1.1"], judged: false },
  { style: "cxf", operations: ["find 1.1 NotFoundException"] },
  { style: "delphi", operations: ["GetItems 1.1", "Save 1.1"] },
  {
    style: "exchange",
    operations: ["FindItem 1.1 ExchangeImpersonation RequestServerVersion"],
  },
  { style: "gsoap", operations: ["calc 1.1"] },
  { style: "jax-ws-ri", told: ["warning document-not-fetched"], operations: ["track 1.1 ParcelException", "log 1.1"] },
  { style: "magento", operations: ["call 1.1"] },
  {
    style: "nusoap-encoded",
    told: ["note document-built-in"],
    operations: ["find 1.1"],
    judged: false,
  },
  { style: "oracle-adf", operations: ["getDept 1.1 ServiceException"] },
  { style: "oracle-bpel", operations: ["process 1.1 oraFault process"] },
  {
    style: "php-encoded",
    told: [
      "note document-built-in",
      "note document-built-in",
      "warning xsd-missing-import",
      "warning xsd-array-type-unused",
    ],
    operations: ["goods 1.1"],
    judged: false,
  },
  { style: "php-nusoap", told: ["note document-built-in"], operations: ["hello 1.1"], judged: false },
  { style: "php-zend", operations: ["getProducts 1.1"] },
  { style: "salesforce", operations: ["query 1.1 InvalidQueryFault ApiFault SessionHeader QueryOptions"] },
  { style: "sap", operations: ["Z_GET_STOCK 1.1 Z_GET_STOCK.Exception"] },
  { style: "springws", operations: ["Holiday 1.1 HolidayFault"] },
  { style: "vmware", operations: ["PowerOn_Task 1.1 InvalidState RuntimeFault"] },
  {
    style: "wcf-messages",
    operations: ["Upload 1.1 FileName", "GetPage 1.1", "Process 1.1"],
  },
  {
    style: "wcf",
    told: ["warning wsdl-policy-not-applied"],
    operations: ["GetCustomer 1.1 1.2 CrmFaultFault"],
  },
];
