/** How much a failed check weighs: an error makes the run fail, a warning does on demand, an info is only told. */
export type CheckLevel = "error" | "warning" | "info";

/** What one check is about. */
interface CheckFacts {
  readonly level: CheckLevel;
  /** What must hold, in one sentence. */
  readonly rule: string;
  /** Why it matters, and what to do if it does not hold. */
  readonly explain: string;
}

const validityAdvice =
  "Clients that validate refuse the message, and others lose what they do not expect. Write the message as the contract declares it, or change the contract.";

const refusalAdvice =
  "Callers must learn that they sent something wrong and must not see the service fail. Validate the message before it is used, and answer with a Client fault (SOAP 1.2: Sender), or over JSON with a status of 400 to 499.";

/** Every check, by its id. */
export const checks = {
  "connection-broken": {
    level: "error",
    rule: "Every request is answered.",
    explain:
      "The connection was closed or reset before a whole reply had come. Callers cannot tell whether the operation took place. Look for an unhandled error in the service's log.",
  },
  "reply-late": {
    level: "error",
    rule: "Replies come within the time limit.",
    explain: "--max-time sets the limit in milliseconds.",
  },
  "soap-status": {
    level: "error",
    rule: "A SOAP reply has the HTTP status that belongs to it.",
    explain:
      "A reply has 200; a SOAP 1.1 Fault has 500 (SOAP 1.1 section 6.2), a SOAP 1.2 Fault 400 for Sender and 500 otherwise (SOAP 1.2 Part 2, section 7.5.2). Caches, proxies and many clients look at the status alone.",
  },
  "soap-media-type": {
    level: "error",
    rule: "A SOAP reply has the media type of its version.",
    explain:
      "SOAP 1.1 is text/xml (section 6), SOAP 1.2 application/soap+xml (RFC 3902). Clients refuse to read other types.",
  },
  "soap-encoding": {
    level: "error",
    rule: "The bytes of a reply are in the character encoding that it declares.",
    explain: "Text beyond ASCII is lost or damaged otherwise. Write UTF-8 and say so.",
  },
  "soap-not-xml": {
    level: "error",
    rule: "A SOAP reply is well-formed XML without a DTD and without processing instructions.",
    explain: "SOAP 1.1 section 3. Most often a text was put into the message without escaping < and &.",
  },
  "soap-envelope": {
    level: "error",
    rule: "A SOAP reply is an Envelope of the request's version with one message in its Body.",
    explain: "SOAP 1.1 section 4, SOAP 1.2 Part 1 section 5, WS-I Basic Profile 1.1 R9981.",
  },
  "fault-form": {
    level: "error",
    rule: "A Fault has the children that its version of SOAP gives it, in their order.",
    explain:
      "SOAP 1.1 section 4.4: faultcode, faultstring, faultactor and detail in no namespace. SOAP 1.2 Part 1 section 5.4: Code, Reason, Node, Role and Detail in that of the envelope.",
  },
  "fault-code": {
    level: "error",
    rule: "The code of a Fault is a qualified name that SOAP knows.",
    explain:
      "Clients decide by the code whether to try again: VersionMismatch, MustUnderstand, Client and Server (SOAP 1.1 section 4.4.1), or Sender and Receiver (SOAP 1.2).",
  },
  "fault-undeclared": {
    level: "error",
    rule: "A valid request gets no fault detail that the contract does not declare.",
    explain:
      "Generated clients have no type for the detail. Declare the fault in the WSDL, or answer with a declared one.",
  },
  "fault-detail-invalid": { level: "error", rule: "The detail of a declared fault is valid.", explain: validityAdvice },
  "reply-security": {
    level: "error",
    rule: "A reply is secured as the client demands.",
    explain:
      "--security demands a signature, a timestamp or encryption that the reply lacks, or that does not hold. Anybody on the way may have written such a reply. Secure replies as the contract's policy says.",
  },
  "reply-element": {
    level: "error",
    rule: "The Body carries the element that the contract declares for the reply.",
    explain: "The name and the namespace both count (WSDL 1.1 section 3.5).",
  },
  "reply-invalid": {
    level: "error",
    rule: "A reply is valid by the contract's schema, its order included.",
    explain: validityAdvice,
  },
  "reply-header": {
    level: "error",
    rule: "A declared header block of a reply is valid, and a mandatory one is declared.",
    explain:
      "Clients read declared header blocks by the contract, and fail at a block with mustUnderstand that they do not know (SOAP 1.1 section 4.2.3). Write the block as the WSDL declares it, in its namespace, once.",
  },
  "reply-header-missing": {
    level: "warning",
    rule: "Each declared header block of a reply is in at least one reply.",
    explain:
      "WS-I Basic Profile 1.1 R2738 asks for every header block that the binding names. Write the block, or remove soap:header from the output in the WSDL.",
  },
  "one-way-body": {
    level: "error",
    rule: "A one-way message is accepted with status 200 or 202 and no body.",
    explain: "WS-I Basic Profile 1.1 R2714.",
  },
  "json-status": {
    level: "error",
    rule: "A JSON reply has status 200, and a failure has a status of 400 to 599.",
    explain: "Clients look at the status alone to tell success from failure.",
  },
  "json-media-type": {
    level: "error",
    rule: "A JSON reply is application/json, and a failure is application/problem+json.",
    explain: "RFC 8259 section 11 and RFC 9457 section 3.",
  },
  "json-not-json": { level: "error", rule: "The body of a JSON reply is JSON in UTF-8.", explain: "RFC 8259." },
  "json-invalid": { level: "error", rule: "A JSON reply is valid by the contract.", explain: validityAdvice },
  "json-form": {
    level: "error",
    rule: "Members of a JSON reply have the names and JSON types of the OpenAPI document.",
    explain: "A number written as a string, or a name in another case, is read by some clients and breaks others.",
  },
  "problem-form": {
    level: "error",
    rule: "A failure over JSON is a problem document whose status is the HTTP status.",
    explain: "RFC 9457 section 3.1.",
  },
  "internal-details": {
    level: "error",
    rule: "Errors tell nothing of the service's inside.",
    explain:
      "Stack traces, paths, SQL and names of classes help attackers and nobody else. Log them, and answer with a plain sentence.",
  },
  "internal-error": {
    level: "error",
    rule: "A valid request does not make the service fail.",
    explain: "The service answered with a Server fault or a status of 500 or more that the contract does not declare.",
  },
  "valid-refused": {
    level: "error",
    rule: "A request that the contract allows is not refused as a wrong message.",
    explain:
      "The service takes less than the contract says. Accept the message, or narrow the contract. What a service refuses for its own reasons is a declared fault, or over JSON a status other than 400, 415 and 422.",
  },
  "never-accepted": {
    level: "warning",
    rule: "At least one request of each operation succeeds.",
    explain: "Without one, most checks have nothing to look at. Give a request that works in an examples file.",
  },
  "invalid-accepted": {
    level: "error",
    rule: "A request that breaks the contract is refused.",
    explain: refusalAdvice,
  },
  "refused-as-server": {
    level: "error",
    rule: "A request that breaks the contract is refused as the caller's mistake.",
    explain: refusalAdvice,
  },
  "spelling-differs": {
    level: "error",
    rule: "Two spellings of one message get the same answer.",
    explain:
      "Prefixes, CDATA, character references, comments, white space between elements, byte order marks and encodings mean nothing in XML; +1 and 1 are one number. Read messages with an XML parser that knows namespaces.",
  },
  "encoding-refused": {
    level: "warning",
    rule: "Messages in UTF-8 with a byte order mark and in UTF-16 get the same answer.",
    explain: "Every XML processor reads UTF-8 and UTF-16 (XML 1.0 section 4.3.3; WS-I Basic Profile 1.1 R4001).",
  },
  "wires-differ": {
    level: "error",
    rule: "The same request gets the same answer over SOAP and over JSON.",
    explain: "One of the two wires loses or changes something.",
  },
  "repeats-differ": {
    level: "error",
    rule: "What a service has repeated from other requests it repeats from every request.",
    explain:
      "The reply of this operation carries values of the request. For this one it carries another value, or none: precision, time zones, white space, nil or order got lost on the way.",
  },
  "concurrent-differs": {
    level: "error",
    rule: "Requests at the same time get the answers that they get one by one.",
    explain:
      "Answers of different callers were mixed up, or the service fails under load. Look for state that requests share.",
  },
  "reply-of-another": {
    level: "error",
    rule: "A reply belongs to its own request.",
    explain:
      "Requests one by one each got the values of the request before. Look for replies that are kept between calls, and for queues that are out of step.",
  },
  "version-mismatch": {
    level: "error",
    rule: "An envelope of an unknown version gets a VersionMismatch fault.",
    explain: "SOAP 1.1 section 4.4.1, SOAP 1.2 Part 1 section 5.4.7.",
  },
  "must-understand": {
    level: "error",
    rule: "A mandatory header block that the service does not know gets a MustUnderstand fault.",
    explain: "SOAP 1.1 section 4.2.3. Callers rely on it that security and transaction headers are not ignored.",
  },
  "role-ignored": {
    level: "warning",
    rule: "A mandatory header block for another receiver is not refused.",
    explain:
      "The actor (SOAP 1.1 section 4.2.2) or role (SOAP 1.2 Part 1 section 2.2) of a header block says who must understand it. A block for another receiver is none of the service's business.",
  },
  "dtd-accepted": {
    level: "error",
    rule: "A message with a DTD is refused.",
    explain:
      "SOAP 1.1 section 3. Entities let callers read files of the service (XXE) and fill its memory. Switch DTDs off in the XML parser.",
  },
  "not-xml-accepted": {
    level: "error",
    rule: "What is not well-formed XML, or no envelope, is refused.",
    explain: refusalAdvice,
  },
  "unknown-operation": { level: "error", rule: "A message of no operation is refused.", explain: refusalAdvice },
  "wrong-action": {
    level: "error",
    rule: "The action does not make the service read a message as another operation's.",
    explain:
      "The service answered a message as another operation's because its SOAPAction said so. Dispatch by the element in the Body, or refuse the message (WS-I Basic Profile 1.1 R1127).",
  },
  "action-ignored": {
    level: "info",
    rule: "A message with the action of another operation is refused.",
    explain:
      "Services may go by the message alone (WS-I Basic Profile 1.1 R1127). Firewalls and logs that go by the action then see another operation than the service.",
  },
  "lenient-xml": {
    level: "warning",
    rule: "Bytes that are not UTF-8, undeclared prefixes and other slips are refused, and extreme messages are no failure.",
    explain:
      "XML 1.0 calls them fatal errors. A parser that lets them pass reads other messages than its caller wrote.",
  },
  "media-type-ignored": {
    level: "warning",
    rule: "A request of another media type is refused.",
    explain: "HTTP status 415 tells callers what to send (RFC 9110 section 15.5.16).",
  },
  "verb-ignored": {
    level: "warning",
    rule: "Other HTTP methods than POST do not call operations.",
    explain: "A GET can be made by any web page. Answer 405 with Allow (RFC 9110 section 15.5.6).",
  },
  "protocol-failure": {
    level: "error",
    rule: "What is wrong with a request does not make the service fail.",
    explain: refusalAdvice,
  },
  "unstable-fault": {
    level: "info",
    rule: "The same request gets the same kind of answer twice.",
    explain:
      "The second answer was a failure though the first was none. The operation may simply change what it works on.",
  },
  "wsdl-differs": {
    level: "error",
    rule: "The WSDL that the service serves is the contract.",
    explain: "Clients are generated from it.",
  },
  "wsdl-missing": {
    level: "info",
    rule: "The service serves its WSDL at ?wsdl.",
    explain: "Nobody has to, but tools look for it there.",
  },
  "example-differs": {
    level: "error",
    rule: "An example's request gets the example's reply.",
    explain: "Either the service or the example is out of date.",
  },
  "link-broken": {
    level: "error",
    rule: "What one reply gives, the request that follows may take.",
    explain: "The links file says that a value of one reply belongs into another request; that request failed.",
  },
} as const satisfies Readonly<Record<string, CheckFacts>>;

/** The id of a check. */
export type CheckId = keyof typeof checks;

/** Every check id. */
export const checkIds = Object.keys(checks) as readonly CheckId[];

/** What a check is about. */
export function checkOf(id: CheckId): CheckFacts {
  return checks[id];
}

/** Something that is wrong with a reply. */
export interface Problem {
  readonly check: CheckId;
  readonly message: string;
}

/** Gets what is wrong. */
export type Report = (check: CheckId, message: string) => void;
