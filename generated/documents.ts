// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyContent, DateTime, Decimal, Duration, Guid } from "@stubwright/runtime";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import {
  anyURI,
  base64Binary,
  boolean,
  byte,
  char,
  dateTime,
  decimal,
  decodeAnyContent,
  documentCodec,
  documentIds,
  documentSchema,
  double,
  encodeAnyContent,
  float,
  guid,
  ID,
  IDREF,
  int,
  long,
  netDuration,
  nillableDocumentCodec,
  QName,
  short,
  string,
  unsignedByte,
  unsignedInt,
  unsignedLong,
  unsignedShort,
} from "@stubwright/runtime/codec";
import type {
  BalloonResult,
  CanPopBalloonRequest,
  CanPopBalloonRequestResponse,
  CheckStateRequest,
  ChoosePrize,
  GameCompleteRequest,
  InitStateRequest,
  LevelCompleteRequest,
  MatchTilesPerformanceRequest,
  MatchTilesRequest,
  MatchTilesRequestResponse,
  OfflineRequest,
  PartialStateProgressRequest,
  PerformanceFastPlayRequest,
  PerformanceNicknameRequest,
  PlayRequest,
  PopBalloonRequest,
  RateFeedbackRequest,
  RateStarRequest,
  ReplyRequest,
  SimulateFastPlayRequest,
  SimulateUnityPlayRequest,
  SlotRequest,
  SpinRequest,
  StepRequest,
  StepRequestResponse,
  TileBoard,
} from "./types.js";
import { knownInstanceResultScalar, knownInstanceStateScalar, knownPlayTypeScalar } from "./values.js";
import * as xml from "./xml.js";

const serializationNamespace = "http://schemas.microsoft.com/2003/10/Serialization/";
const arraysNamespace = "http://schemas.microsoft.com/2003/10/Serialization/Arrays";
const typesNamespace = "urn:game-play:types";

/** A codec for documents of each global element. */
export type Documents = {
  "{http://schemas.microsoft.com/2003/10/Serialization/}anyType": DocumentCodec<AnyContent | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}anyURI": DocumentCodec<string | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}base64Binary": DocumentCodec<Uint8Array | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}boolean": DocumentCodec<boolean | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}byte": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}dateTime": DocumentCodec<DateTime | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}decimal": DocumentCodec<Decimal | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}double": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}float": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}int": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}long": DocumentCodec<bigint | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}QName": DocumentCodec<string | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}short": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}string": DocumentCodec<string | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedByte": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedInt": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedLong": DocumentCodec<bigint | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedShort": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}char": DocumentCodec<number | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}duration": DocumentCodec<Duration | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/}guid": DocumentCodec<Guid | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/Arrays}ArrayOfint": DocumentCodec<number[] | null>;
  "{http://schemas.microsoft.com/2003/10/Serialization/Arrays}ArrayOfArrayOfint": DocumentCodec<number[][] | null>;
  "{urn:game-play:types}MatchTilesPerformanceRequest": DocumentCodec<MatchTilesPerformanceRequest>;
  "{urn:game-play:types}MatchTilesPerformanceRequestResponse": DocumentCodec<TileBoard>;
  "{urn:game-play:types}MatchTilesRequest": DocumentCodec<MatchTilesRequest>;
  "{urn:game-play:types}MatchTilesRequestResponse": DocumentCodec<MatchTilesRequestResponse>;
  "{urn:game-play:types}PopBalloonRequest": DocumentCodec<PopBalloonRequest>;
  "{urn:game-play:types}PopBalloonRequestResponse": DocumentCodec<BalloonResult>;
  "{urn:game-play:types}StepRequest": DocumentCodec<StepRequest>;
  "{urn:game-play:types}StepRequestResponse": DocumentCodec<StepRequestResponse>;
  "{urn:game-play:types}CanPopBalloonRequest": DocumentCodec<CanPopBalloonRequest>;
  "{urn:game-play:types}CanPopBalloonRequestResponse": DocumentCodec<CanPopBalloonRequestResponse>;
  "{urn:game-play:types}ChoosePrize": DocumentCodec<ChoosePrize>;
  "{urn:game-play:types}PerformanceNicknameRequest": DocumentCodec<PerformanceNicknameRequest>;
  "{urn:game-play:types}PerformanceFastPlayRequest": DocumentCodec<PerformanceFastPlayRequest>;
  "{urn:game-play:types}InitStateRequest": DocumentCodec<InitStateRequest>;
  "{urn:game-play:types}CheckStateRequest": DocumentCodec<CheckStateRequest>;
  "{urn:game-play:types}ReplyRequest": DocumentCodec<ReplyRequest>;
  "{urn:game-play:types}LevelCompleteRequest": DocumentCodec<LevelCompleteRequest>;
  "{urn:game-play:types}SimulateFastPlayRequest": DocumentCodec<SimulateFastPlayRequest>;
  "{urn:game-play:types}SimulateUnityPlayRequest": DocumentCodec<SimulateUnityPlayRequest>;
  "{urn:game-play:types}GameCompleteRequest": DocumentCodec<GameCompleteRequest>;
  "{urn:game-play:types}PartialStateProgressRequest": DocumentCodec<PartialStateProgressRequest>;
  "{urn:game-play:types}RateStarRequest": DocumentCodec<RateStarRequest>;
  "{urn:game-play:types}RateFeedbackRequest": DocumentCodec<RateFeedbackRequest>;
  "{urn:game-play:types}SpinRequest": DocumentCodec<SpinRequest>;
  "{urn:game-play:types}SlotRequest": DocumentCodec<SlotRequest>;
  "{urn:game-play:types}PlayRequest": DocumentCodec<PlayRequest>;
  "{urn:game-play:types}OfflineRequest": DocumentCodec<OfflineRequest>;
};

const schema = documentSchema({
  documents: () => documents,
  attributes: {
    "{http://schemas.microsoft.com/2003/10/Serialization/}FactoryType": QName,
    "{http://schemas.microsoft.com/2003/10/Serialization/}Id": ID,
    "{http://schemas.microsoft.com/2003/10/Serialization/}Ref": IDREF,
  },
  types: {
    "{http://schemas.microsoft.com/2003/10/Serialization/Arrays}ArrayOfint": xml.decodeArrayOfint,
    "{http://schemas.microsoft.com/2003/10/Serialization/Arrays}ArrayOfArrayOfint": xml.decodeArrayOfArrayOfint,
    "{urn:game-play:types}Instance": xml.decodeInstance,
    "{urn:game-play:types}MatchTilesPerformanceRequest": xml.decodeMatchTilesPerformanceRequest,
    "{urn:game-play:types}TileBoard": xml.decodeTileBoard,
    "{urn:game-play:types}PopBalloonRequest": xml.decodePopBalloonRequest,
    "{urn:game-play:types}BalloonResult": xml.decodeBalloonResult,
    "{urn:game-play:types}MatchTilesRequest": xml.decodeMatchTilesRequest,
    "{urn:game-play:types}MatchTilesRequestResponse": xml.decodeMatchTilesRequestResponse,
    "{urn:game-play:types}StepRequest": xml.decodeStepRequest,
    "{urn:game-play:types}StepRequestResponse": xml.decodeStepRequestResponse,
    "{urn:game-play:types}CanPopBalloonRequest": xml.decodeCanPopBalloonRequest,
    "{urn:game-play:types}CanPopBalloonRequestResponse": xml.decodeCanPopBalloonRequestResponse,
    "{urn:game-play:types}ChoosePrize": xml.decodeChoosePrize,
    "{urn:game-play:types}PerformanceNicknameRequest": xml.decodePerformanceNicknameRequest,
    "{urn:game-play:types}PerformanceFastPlayRequest": xml.decodePerformanceFastPlayRequest,
    "{urn:game-play:types}InitStateRequest": xml.decodeInitStateRequest,
    "{urn:game-play:types}CheckStateRequest": xml.decodeCheckStateRequest,
    "{urn:game-play:types}ReplyRequest": xml.decodeReplyRequest,
    "{urn:game-play:types}LevelCompleteRequest": xml.decodeLevelCompleteRequest,
    "{urn:game-play:types}SimulateFastPlayRequest": xml.decodeSimulateFastPlayRequest,
    "{urn:game-play:types}SimulateUnityPlayRequest": xml.decodeSimulateUnityPlayRequest,
    "{urn:game-play:types}GameCompleteRequest": xml.decodeGameCompleteRequest,
    "{urn:game-play:types}PartialStateProgressRequest": xml.decodePartialStateProgressRequest,
    "{urn:game-play:types}RateStarRequest": xml.decodeRateStarRequest,
    "{urn:game-play:types}RateFeedbackRequest": xml.decodeRateFeedbackRequest,
    "{urn:game-play:types}SpinRequest": xml.decodeSpinRequest,
    "{urn:game-play:types}SlotRequest": xml.decodeSlotRequest,
    "{urn:game-play:types}PlayRequest": xml.decodePlayRequest,
    "{urn:game-play:types}OfflineRequest": xml.decodeOfflineRequest,
  },
  simpleTypes: {
    "{urn:game-play:types}KnownInstanceState": {
      type: knownInstanceStateScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}string"],
    },
    "{urn:game-play:types}InstanceState": { type: string, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
    "{urn:game-play:types}KnownInstanceResult": {
      type: knownInstanceResultScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}string"],
    },
    "{urn:game-play:types}InstanceResult": { type: string, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
    "{urn:game-play:types}KnownPlayType": {
      type: knownPlayTypeScalar,
      bases: ["{http://www.w3.org/2001/XMLSchema}string"],
    },
    "{urn:game-play:types}PlayType": { type: string, bases: ["{http://www.w3.org/2001/XMLSchema}anySimpleType"] },
  },
});

/** The codec of each global element, keyed by `{namespace}local`. */
export const documents: Documents = {
  "{http://schemas.microsoft.com/2003/10/Serialization/}anyType": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "anyType",
      tag: "b:anyType",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    { decode: decodeAnyContent, encode: encodeAnyContent, schema, watch: documentIds },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}anyURI": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "anyURI",
      tag: "b:anyURI",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(anyURI),
      encode: (writer, value) => writer.text(anyURI, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}base64Binary": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "base64Binary",
      tag: "b:base64Binary",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(base64Binary),
      encode: (writer, value) => writer.text(base64Binary, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}boolean": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "boolean",
      tag: "b:boolean",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(boolean),
      encode: (writer, value) => writer.text(boolean, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}byte": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "byte",
      tag: "b:byte",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(byte),
      encode: (writer, value) => writer.text(byte, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}dateTime": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "dateTime",
      tag: "b:dateTime",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(dateTime),
      encode: (writer, value) => writer.text(dateTime, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}decimal": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "decimal",
      tag: "b:decimal",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(decimal),
      encode: (writer, value) => writer.text(decimal, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}double": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "double",
      tag: "b:double",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(double),
      encode: (writer, value) => writer.text(double, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}float": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "float",
      tag: "b:float",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(float),
      encode: (writer, value) => writer.text(float, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}int": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "int",
      tag: "b:int",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(int),
      encode: (writer, value) => writer.text(int, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}long": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "long",
      tag: "b:long",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(long),
      encode: (writer, value) => writer.text(long, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}QName": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "QName",
      tag: "b:QName",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(QName),
      encode: (writer, value) => writer.text(QName, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}short": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "short",
      tag: "b:short",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(short),
      encode: (writer, value) => writer.text(short, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}string": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "string",
      tag: "b:string",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(string),
      encode: (writer, value) => writer.text(string, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedByte": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "unsignedByte",
      tag: "b:unsignedByte",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(unsignedByte),
      encode: (writer, value) => writer.text(unsignedByte, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedInt": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "unsignedInt",
      tag: "b:unsignedInt",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(unsignedInt),
      encode: (writer, value) => writer.text(unsignedInt, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedLong": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "unsignedLong",
      tag: "b:unsignedLong",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(unsignedLong),
      encode: (writer, value) => writer.text(unsignedLong, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}unsignedShort": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "unsignedShort",
      tag: "b:unsignedShort",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(unsignedShort),
      encode: (writer, value) => writer.text(unsignedShort, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}char": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "char",
      tag: "b:char",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(char),
      encode: (writer, value) => writer.text(char, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}duration": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "duration",
      tag: "b:duration",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(netDuration),
      encode: (writer, value) => writer.text(netDuration, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/}guid": nillableDocumentCodec(
    {
      namespace: serializationNamespace,
      name: "guid",
      tag: "b:guid",
      declarations: 'xmlns:b="http://schemas.microsoft.com/2003/10/Serialization/"',
    },
    {
      decode: (reader) => reader.value(guid),
      encode: (writer, value) => writer.text(guid, value),
      schema,
      watch: documentIds,
    },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/Arrays}ArrayOfint": nillableDocumentCodec(
    {
      namespace: arraysNamespace,
      name: "ArrayOfint",
      tag: "a:ArrayOfint",
      declarations: 'xmlns:a="http://schemas.microsoft.com/2003/10/Serialization/Arrays"',
    },
    { decode: xml.decodeArrayOfint, encode: xml.encodeArrayOfint, schema, watch: documentIds },
  ),
  "{http://schemas.microsoft.com/2003/10/Serialization/Arrays}ArrayOfArrayOfint": nillableDocumentCodec(
    {
      namespace: arraysNamespace,
      name: "ArrayOfArrayOfint",
      tag: "a:ArrayOfArrayOfint",
      declarations: 'xmlns:a="http://schemas.microsoft.com/2003/10/Serialization/Arrays"',
    },
    { decode: xml.decodeArrayOfArrayOfint, encode: xml.encodeArrayOfArrayOfint, schema, watch: documentIds },
  ),
  "{urn:game-play:types}MatchTilesPerformanceRequest": documentCodec(
    { namespace: typesNamespace, name: "MatchTilesPerformanceRequest" },
    {
      decode: xml.decodeMatchTilesPerformanceRequest,
      encode: xml.encodeMatchTilesPerformanceRequest,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}MatchTilesPerformanceRequestResponse": documentCodec(
    {
      namespace: typesNamespace,
      name: "MatchTilesPerformanceRequestResponse",
      declarations: 'xmlns="urn:game-play:types" xmlns:a="http://schemas.microsoft.com/2003/10/Serialization/Arrays"',
    },
    { decode: xml.decodeTileBoard, encode: xml.encodeTileBoard, schema, watch: documentIds },
  ),
  "{urn:game-play:types}MatchTilesRequest": documentCodec(
    { namespace: typesNamespace, name: "MatchTilesRequest" },
    { decode: xml.decodeMatchTilesRequest, encode: xml.encodeMatchTilesRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}MatchTilesRequestResponse": documentCodec(
    { namespace: typesNamespace, name: "MatchTilesRequestResponse" },
    {
      decode: xml.decodeMatchTilesRequestResponse,
      encode: xml.encodeMatchTilesRequestResponse,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}PopBalloonRequest": documentCodec(
    { namespace: typesNamespace, name: "PopBalloonRequest" },
    { decode: xml.decodePopBalloonRequest, encode: xml.encodePopBalloonRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}PopBalloonRequestResponse": documentCodec(
    { namespace: typesNamespace, name: "PopBalloonRequestResponse" },
    { decode: xml.decodeBalloonResult, encode: xml.encodeBalloonResult, schema, watch: documentIds },
  ),
  "{urn:game-play:types}StepRequest": documentCodec(
    { namespace: typesNamespace, name: "StepRequest" },
    { decode: xml.decodeStepRequest, encode: xml.encodeStepRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}StepRequestResponse": documentCodec(
    { namespace: typesNamespace, name: "StepRequestResponse" },
    { decode: xml.decodeStepRequestResponse, encode: xml.encodeStepRequestResponse, schema, watch: documentIds },
  ),
  "{urn:game-play:types}CanPopBalloonRequest": documentCodec(
    { namespace: typesNamespace, name: "CanPopBalloonRequest" },
    { decode: xml.decodeCanPopBalloonRequest, encode: xml.encodeCanPopBalloonRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}CanPopBalloonRequestResponse": documentCodec(
    { namespace: typesNamespace, name: "CanPopBalloonRequestResponse" },
    {
      decode: xml.decodeCanPopBalloonRequestResponse,
      encode: xml.encodeCanPopBalloonRequestResponse,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}ChoosePrize": documentCodec(
    { namespace: typesNamespace, name: "ChoosePrize" },
    { decode: xml.decodeChoosePrize, encode: xml.encodeChoosePrize, schema, watch: documentIds },
  ),
  "{urn:game-play:types}PerformanceNicknameRequest": documentCodec(
    { namespace: typesNamespace, name: "PerformanceNicknameRequest" },
    {
      decode: xml.decodePerformanceNicknameRequest,
      encode: xml.encodePerformanceNicknameRequest,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}PerformanceFastPlayRequest": documentCodec(
    { namespace: typesNamespace, name: "PerformanceFastPlayRequest" },
    {
      decode: xml.decodePerformanceFastPlayRequest,
      encode: xml.encodePerformanceFastPlayRequest,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}InitStateRequest": documentCodec(
    { namespace: typesNamespace, name: "InitStateRequest" },
    { decode: xml.decodeInitStateRequest, encode: xml.encodeInitStateRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}CheckStateRequest": documentCodec(
    { namespace: typesNamespace, name: "CheckStateRequest" },
    { decode: xml.decodeCheckStateRequest, encode: xml.encodeCheckStateRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}ReplyRequest": documentCodec(
    { namespace: typesNamespace, name: "ReplyRequest" },
    { decode: xml.decodeReplyRequest, encode: xml.encodeReplyRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}LevelCompleteRequest": documentCodec(
    { namespace: typesNamespace, name: "LevelCompleteRequest" },
    { decode: xml.decodeLevelCompleteRequest, encode: xml.encodeLevelCompleteRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}SimulateFastPlayRequest": documentCodec(
    { namespace: typesNamespace, name: "SimulateFastPlayRequest" },
    {
      decode: xml.decodeSimulateFastPlayRequest,
      encode: xml.encodeSimulateFastPlayRequest,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}SimulateUnityPlayRequest": documentCodec(
    { namespace: typesNamespace, name: "SimulateUnityPlayRequest" },
    {
      decode: xml.decodeSimulateUnityPlayRequest,
      encode: xml.encodeSimulateUnityPlayRequest,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}GameCompleteRequest": documentCodec(
    { namespace: typesNamespace, name: "GameCompleteRequest" },
    { decode: xml.decodeGameCompleteRequest, encode: xml.encodeGameCompleteRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}PartialStateProgressRequest": documentCodec(
    { namespace: typesNamespace, name: "PartialStateProgressRequest" },
    {
      decode: xml.decodePartialStateProgressRequest,
      encode: xml.encodePartialStateProgressRequest,
      schema,
      watch: documentIds,
    },
  ),
  "{urn:game-play:types}RateStarRequest": documentCodec(
    { namespace: typesNamespace, name: "RateStarRequest" },
    { decode: xml.decodeRateStarRequest, encode: xml.encodeRateStarRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}RateFeedbackRequest": documentCodec(
    { namespace: typesNamespace, name: "RateFeedbackRequest" },
    { decode: xml.decodeRateFeedbackRequest, encode: xml.encodeRateFeedbackRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}SpinRequest": documentCodec(
    { namespace: typesNamespace, name: "SpinRequest" },
    { decode: xml.decodeSpinRequest, encode: xml.encodeSpinRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}SlotRequest": documentCodec(
    { namespace: typesNamespace, name: "SlotRequest" },
    { decode: xml.decodeSlotRequest, encode: xml.encodeSlotRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}PlayRequest": documentCodec(
    { namespace: typesNamespace, name: "PlayRequest" },
    { decode: xml.decodePlayRequest, encode: xml.encodePlayRequest, schema, watch: documentIds },
  ),
  "{urn:game-play:types}OfflineRequest": documentCodec(
    { namespace: typesNamespace, name: "OfflineRequest" },
    { decode: xml.decodeOfflineRequest, encode: xml.encodeOfflineRequest, schema, watch: documentIds },
  ),
};
