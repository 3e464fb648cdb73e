export type { AnyContent, AnyElement } from "./any-element.js";
export {
  type ContentElement,
  type ContentModel,
  type ContentStep,
  type ContentWildcards,
  contentModel,
} from "./content-model.js";
export { type ContentParticle, countedContent } from "./counted-content.js";
export { arrayType } from "./encoded/array-type.js";
export { encodedMessage } from "./encoded/encoded-message.js";
export { faultMember } from "./errors/declared-fault.js";
export { DecodeError } from "./errors/decode-error.js";
export { EncodeError } from "./errors/encode-error.js";
export { ValueError } from "./errors/value-error.js";
export { fixedContent } from "./fixed-content.js";
export { anyNames, each, followContent, once, tags } from "./follow-content.js";
export {
  decodeAnyContentJson,
  decodeAnyElementJson,
  decodeOtherAttributesJson,
  encodeAnyContentJson,
  encodeAnyElementJson,
  encodeOtherAttributesJson,
} from "./json/any-element-json.js";
export { type ItemBounds, JsonReader, type JsonReaderOptions } from "./json/json-reader.js";
export { JsonWriter } from "./json/json-writer.js";
export { type MemberTable, memberTable } from "./json/member-table.js";
export { notBlocked } from "./json/not-blocked.js";
export { decodeOpenJson, encodeOpenJson } from "./json/open-content-json.js";
export { tagged } from "./json/tagged.js";
export type { JsonOneWayOperation, JsonRequestReplyOperation } from "./json-operation.js";
export type { JsonValue } from "./json-value.js";
export type { CalendarDate, DateTime, Decimal, Duration, Guid, TimeOfDay } from "./lexical-types.js";
export {
  nillableJsonDecoder,
  nillableJsonEncoder,
  nillableMessage,
  nillableXmlDecoder,
  nillableXmlEncoder,
} from "./nillable-message.js";
export type { OpenContent, OpenValue } from "./open-content.js";
export {
  type BlockCodecs,
  emptyBody,
  type MessageCodec,
  type MessageElement,
  type NoBlocks,
  type OneWayOperation,
  type RequestReplyOperation,
  type Route,
  type SoapVersionName,
} from "./operation.js";
export { hasMember, ownMembers } from "./own-members.js";
export { required } from "./required.js";
export { dateTimeAsDate } from "./scalars/as-date.js";
export {
  decimalAsNumber,
  integerAsNumber,
  longAsNumber,
  negativeIntegerAsNumber,
  nonNegativeIntegerAsNumber,
  nonPositiveIntegerAsNumber,
  positiveIntegerAsNumber,
  unsignedLongAsNumber,
} from "./scalars/as-number.js";
export {
  integerAsString,
  longAsString,
  negativeIntegerAsString,
  nonNegativeIntegerAsString,
  nonPositiveIntegerAsString,
  positiveIntegerAsString,
  unsignedLongAsString,
} from "./scalars/as-string.js";
export {
  integer,
  long,
  negativeInteger,
  nonNegativeInteger,
  nonPositiveInteger,
  positiveInteger,
  unsignedLong,
} from "./scalars/big-integers.js";
export { base64Binary, hexBinary } from "./scalars/binary.js";
export { boolean } from "./scalars/boolean.js";
export { date, dateTime, gDay, gMonth, gMonthDay, gYear, gYearMonth, time } from "./scalars/calendar.js";
export { decimal } from "./scalars/decimal.js";
export { duration, netDuration } from "./scalars/duration.js";
export { canonicalKey } from "./scalars/facets/canonical-key.js";
export type { Facets, TextPattern } from "./scalars/facets/facets.js";
export { linearPattern, type PatternStates } from "./scalars/facets/linear-pattern.js";
export { renamed, restrict } from "./scalars/facets/restrict.js";
export { double, float } from "./scalars/floats.js";
export { guid } from "./scalars/guid.js";
export { byte, char, int, short, unsignedByte, unsignedInt, unsignedShort } from "./scalars/integers.js";
export { list } from "./scalars/list.js";
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
} from "./scalars/names.js";
export type { Scalar } from "./scalars/scalar.js";
export type { SimpleType, TextType } from "./scalars/simple-type.js";
export { anySimpleType, language, normalizedString, string, token } from "./scalars/strings.js";
export { union } from "./scalars/union.js";
export { anyURI } from "./scalars/uri.js";
export { fixed, withDefault } from "./scalars/value-constraints.js";
export { normalise, type WhiteSpace } from "./scalars/white-space.js";
export type { SoapOneWayOperation, SoapRequestReplyOperation } from "./soap-operation.js";
export type { StreamedOperation } from "./streamed-operation.js";
export type { MessageTemplate } from "./template/message-template.js";
export { readByTemplate } from "./template/template-reader.js";
export { TemplateRecorder } from "./template/template-recorder.js";
export { TemplateSlot } from "./template/template-slot.js";
export { type TypeRow, type TypeTable, typeTable } from "./type-table.js";
export type { AnyNamespace, Wildcard } from "./wildcard.js";
export {
  decodeAnyContent,
  decodeAnyElement,
  decodeOtherAttributes,
  encodeAnyContent,
  encodeAnyElement,
  encodeOtherAttributes,
  writeAnyContent,
} from "./xml/any-element-xml.js";
export { type DocumentCodec, type DocumentTerms, documentCodec, nillableDocumentCodec } from "./xml/document-codec.js";
export { documentSchema, type NamedScalar, type SchemaComponents } from "./xml/document-schema.js";
export { type ElementDeclaration, fixedText, type TypeDerivation } from "./xml/element-declaration.js";
export { type ElementRow, type ElementTable, elementTable, unbounded } from "./xml/element-table.js";
export { documentIds } from "./xml/identity/document-ids.js";
export { type IdentityConstraint, identityConstraints } from "./xml/identity/identity-constraints.js";
export { neverNil } from "./xml/never-nil.js";
export { nextIn } from "./xml/next-in.js";
export { decodeOpenXml, encodeOpenXml } from "./xml/open-content-xml.js";
export type { ElementDecoder, ReaderSchema } from "./xml/reader-schema.js";
export { writeMessage } from "./xml/write-message.js";
export type { XmlLimits } from "./xml/xml-limits.js";
export type { XmlReader, XmlReaderOptions } from "./xml/xml-reader.js";
export { XmlTextReader } from "./xml/xml-text-reader.js";
export { XmlWriter } from "./xml/xml-writer.js";
