export {
  CallError,
  type CallErrorFacts,
  type CallErrorKind,
  type CallFailure,
  type DeclaredFaultError,
  FaultError,
  isCallError,
  isDeclaredFault,
  type Problem,
  ProblemError,
  ProtocolError,
  type ReplyFacts,
} from "./client/call-error.js";
export { type CallResult, resultOf } from "./client/call-result.js";
export type { ClientCall, ClientInterceptor } from "./client/client-interceptor.js";
export { createJsonStreamTransport } from "./client/json-stream-transport.js";
export { createJsonTransport, type JsonTransport, type JsonTransportOptions } from "./client/json-transport.js";
export { createMtomTransport, type MtomTransportOptions } from "./client/mtom-transport.js";
export { renewToken } from "./client/renew-token.js";
export { issuesOf } from "./client/reply-issues.js";
export { type RetryOptions, retryCalls } from "./client/retry-calls.js";
export { type SampleCall, sampleCall } from "./client/sample-call.js";
export type { SoapSecurity } from "./client/soap-security.js";
export { createSoapStreamTransport } from "./client/soap-stream-transport.js";
export {
  createSoapTransport,
  type SoapCall,
  type SoapTransport,
  type SoapTransportOptions,
} from "./client/soap-transport.js";
export type { StreamTransport } from "./client/stream-transport.js";
export type {
  BothWires,
  CallOptions,
  Fetch,
  FetchedReply,
  HeaderFields,
  LenientClient,
  LenientTransport,
  OneWayTransport,
  Transport,
  TransportOptions,
} from "./client/transport.js";
export type {
  JsonDecoders,
  JsonEncoders,
  JsonOneWayOperation,
  JsonRequestReplyOperation,
} from "./contract/json-operation.js";
export {
  type BlockCodecs,
  type ElementName,
  emptyBody,
  type JsonDecoder,
  type JsonEncoder,
  type MessageAttachments,
  type MessageCodec,
  type MessageElement,
  type NoBlocks,
  type OneWayOperation,
  type ReceivedElement,
  type RequestReplyOperation,
  type Route,
  type SoapVersionName,
  type XmlDecoder,
  type XmlEncoder,
} from "./contract/operation.js";
export type {
  SoapOneWayOperation,
  SoapRequestReplyOperation,
  XmlDecoders,
  XmlEncoders,
} from "./contract/soap-operation.js";
export type { StreamedOperation } from "./contract/streamed-operation.js";
export type { DeclaredFault, ReceivedFault } from "./errors/declared-fault.js";
export { DecodeError } from "./errors/decode-error.js";
export { EncodeError } from "./errors/encode-error.js";
export type { Issue, IssueCode, RemoteIssue } from "./errors/issue.js";
export type { Lenient, LenientOn, LenientOption } from "./lenient/lenient-types.js";
export type { AddressingVersion } from "./soap/addressing.js";
export type { Fault, FaultReason } from "./soap/fault-reader.js";
export type {
  ArrivedEnvelope,
  ClientMessageSecurity,
  OpenReply,
  OutgoingEnvelope,
  SecuredRequest,
} from "./soap/message-security.js";
export type { PolicyEncryption, PolicySignature, SecurityPolicy } from "./soap/security-policy.js";
export type { ExactlyOne } from "./values/object-members.js";
export type { AnyContent, AnyElement, OpenContent, OpenValue } from "./values/open-content.js";
export type { CalendarDate, DateTime, Decimal, Duration, Guid, JsonValue, TimeOfDay } from "./values/value-types.js";
