export {
  type ContentElement,
  type ContentModel,
  type ContentStep,
  type ContentWildcards,
  contentModel,
} from "./content/content-model.js";
export { type ContentParticle, countedContent } from "./content/counted-content.js";
export { anyNames, each, followContent, once, tags } from "./content/follow-content.js";
export type { ConsoleContract, ConsoleSettings } from "./contract/console-page.js";
export type {
  AnyDescription,
  ArrayDescription,
  BlockDescription,
  Bounds,
  ChoiceDescription,
  ContractDescription,
  Described,
  FacetDescriptions,
  ListDescription,
  MemberDescription,
  MessageDescription,
  OpenDescription,
  OperationDescription,
  PartDescription,
  RecordDescription,
  Samples,
  ScalarDescription,
  ServiceDescription,
  TypeDescription,
  TypeReference,
} from "./contract/contract-description.js";
export {
  type DocumentCodec,
  type DocumentTerms,
  documentCodec,
  nillableDocumentCodec,
} from "./contract/document-codec.js";
export type { JsonOneWayOperation, JsonRequestReplyOperation } from "./contract/json-operation.js";
export {
  nillableJsonDecoder,
  nillableJsonEncoder,
  nillableMessage,
  nillableXmlDecoder,
  nillableXmlEncoder,
} from "./contract/nillable-message.js";
export {
  type BlockCodecs,
  emptyBody,
  type JsonDecoder,
  type JsonEncoder,
  type MessageCodec,
  type MessageElement,
  type NoBlocks,
  type OneWayOperation,
  type RequestReplyOperation,
  type Route,
  type SoapVersionName,
  type XmlDecoder,
  type XmlEncoder,
} from "./contract/operation.js";
export type { SoapOneWayOperation, SoapRequestReplyOperation } from "./contract/soap-operation.js";
export type { StreamedOperation } from "./contract/streamed-operation.js";
export { writeMessage } from "./contract/write-message.js";
export { faultMember } from "./errors/declared-fault.js";
export { DecodeError } from "./errors/decode-error.js";
export { EncodeError } from "./errors/encode-error.js";
export { ValueError } from "./errors/value-error.js";
export {
  decodeAnyContentJson,
  decodeAnyElementJson,
  decodeOtherAttributesJson,
  encodeAnyContentJson,
  encodeAnyElementJson,
  encodeOtherAttributesJson,
} from "./json/any-element-json.js";
export { fixedContent } from "./json/fixed-content.js";
export { type ItemBounds, JsonReader, type JsonReaderOptions } from "./json/json-reader.js";
export { JsonWriter } from "./json/json-writer.js";
export { type MemberTable, memberTable } from "./json/member-table.js";
export { decodeOpenJson, encodeOpenJson } from "./json/open-content-json.js";
export { notBlocked, tagged } from "./json/read-choice.js";
export { type JsonInput, type StandardResult, type StandardSchema, standardSchema } from "./json/standard-schema.js";
export type { MessageTemplate } from "./message-template/message-template.js";
export { readByTemplate } from "./message-template/template-reader.js";
export { TemplateRecorder } from "./message-template/template-recorder.js";
export { TemplateSlot } from "./message-template/template-slot.js";
export { messageAttachments } from "./mime/message-attachments.js";
export { dateTimeAsDate } from "./simple-types/as-date.js";
export {
  decimalAsNumber,
  integerAsNumber,
  longAsNumber,
  negativeIntegerAsNumber,
  nonNegativeIntegerAsNumber,
  nonPositiveIntegerAsNumber,
  positiveIntegerAsNumber,
  unsignedLongAsNumber,
} from "./simple-types/as-number.js";
export {
  integerAsString,
  longAsString,
  negativeIntegerAsString,
  nonNegativeIntegerAsString,
  nonPositiveIntegerAsString,
  positiveIntegerAsString,
  unsignedLongAsString,
} from "./simple-types/as-string.js";
export {
  integer,
  long,
  negativeInteger,
  nonNegativeInteger,
  nonPositiveInteger,
  positiveInteger,
  unsignedLong,
} from "./simple-types/big-integers.js";
export { base64Binary, hexBinary } from "./simple-types/binary.js";
export { boolean } from "./simple-types/boolean.js";
export { date, dateTime, gDay, gMonth, gMonthDay, gYear, gYearMonth, time } from "./simple-types/calendar.js";
export { decimal } from "./simple-types/decimal.js";
export { duration, netDuration } from "./simple-types/duration.js";
export { canonicalKey } from "./simple-types/facets/canonical-key.js";
export { type CountedPattern, countedPattern } from "./simple-types/facets/counted-pattern.js";
export type { Facets, TextPattern } from "./simple-types/facets/facets.js";
export { linearPattern, type PatternStates } from "./simple-types/facets/linear-pattern.js";
export { renamed, restrict } from "./simple-types/facets/restrict.js";
export { double, float } from "./simple-types/floats.js";
export { guid } from "./simple-types/guid.js";
export { byte, char, int, short, unsignedByte, unsignedInt, unsignedShort } from "./simple-types/integers.js";
export { list } from "./simple-types/list.js";
export {
  ENTITIES,
  ENTITY,
  ID,
  IDREF,
  IDREFS,
  Name,
  NCName,
  NMTOKEN,
  NMTOKENS,
  NOTATION,
  QName,
} from "./simple-types/names.js";
export type { Scalar } from "./simple-types/scalar.js";
export type { SimpleType, TextType } from "./simple-types/simple-type.js";
export { anySimpleType, language, normalizedString, string, token } from "./simple-types/strings.js";
export { union } from "./simple-types/union.js";
export { anyURI } from "./simple-types/uri.js";
export { fixed, withDefault } from "./simple-types/value-constraints.js";
export { normalise, type WhiteSpace } from "./simple-types/white-space.js";
export { arrayType } from "./soap-encoding/array-type.js";
export { encodedMessage } from "./soap-encoding/encoded-message.js";
export type { AnyNamespace, Wildcard } from "./values/names.js";
export { hasMember, ownMembers, whole } from "./values/object-members.js";
export type { AnyContent, AnyElement, OpenContent, OpenValue } from "./values/open-content.js";
export { type TypeDerivation, type TypeRow, type TypeTable, typeTable } from "./values/type-table.js";
export type { CalendarDate, DateTime, Decimal, Duration, Guid, JsonValue, TimeOfDay } from "./values/value-types.js";
export {
  decodeAnyContent,
  decodeAnyElement,
  decodeOtherAttributes,
  encodeAnyContent,
  encodeAnyElement,
  encodeOtherAttributes,
  writeAnyContent,
} from "./xml/any-element-xml.js";
export { documentSchema, type NamedScalar, type SchemaComponents } from "./xml/document-schema.js";
export { type ElementDeclaration, fixedText } from "./xml/element-declaration.js";
export { type ElementRow, type ElementTable, elementTable, unbounded } from "./xml/element-table.js";
export { documentIds } from "./xml/identity/document-ids.js";
export { type IdentityConstraint, identityConstraints } from "./xml/identity/identity-constraints.js";
export { neverNil } from "./xml/never-nil.js";
export { nextIn } from "./xml/next-in.js";
export { decodeOpenXml, encodeOpenXml } from "./xml/open-content-xml.js";
export type { XmlLimits } from "./xml/xml-limits.js";
export type { ElementDecoder, ReaderSchema, XmlReader, XmlReaderOptions } from "./xml/xml-reader.js";
export { XmlTextReader } from "./xml/xml-text-reader.js";
export { XmlWriter } from "./xml/xml-writer.js";
