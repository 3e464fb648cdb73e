import { matchTilesPerformanceRequest as operation } from "@game-play/api/operations";
import type { Bench, BenchOptions, BenchResult } from "../measure/bench.js";
import { flat } from "../measure/flat.js";
import { ratio } from "../measure/ratio.js";
import { type Side, timeSides } from "../measure/time-sides.js";
import { board } from "../messages/game-messages.js";
import { nodeSoapCodec } from "../messages/node-soap-codec.js";
import {
  decodeJson,
  decodeSoap,
  encodeJson,
  encodeSoap,
  soapDecoder,
  wireMessages,
} from "../messages/wire-messages.js";

/** Decoding and encoding alone, both wires, beside node-soap and JavaScript's own JSON. */
export const codecBench: Bench = { name: "codec", run };

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const figures = timeSides(await sides(), { rounds, milliseconds: 60 });
  const { soapRequest, soapReply, jsonRequest, jsonReply } = wireMessages;
  return {
    name: "codec",
    how:
      `A MatchTilesPerformanceRequest (${soapRequest.length} bytes of SOAP, ${jsonRequest.length} of JSON) is decoded and ` +
      `the reply's board (${soapReply.length} and ${jsonReply.length}) encoded, in one process. ` +
      "All checks of the contract are done; what is encoded is joined into one text. XML is decoded as the server does: by " +
      "the template of the message before, or, if its markup is other, by the reader. Processor time, garbage collection included.",
    figures,
    ratios: [
      ratio("decode: node-soap / XML", figures, ["node-soap decode", "XML decode"], { bound: "at least", value: 20 }),
      ratio("decode: node-soap / XML, other markup", figures, ["node-soap decode", "XML decode, other markup"]),
      ratio("decode: XML / JSON with checks", figures, ["XML decode", "JSON decode with checks"], {
        bound: "at most",
        value: 2.5,
      }),
      ratio("encode: node-soap / XML", figures, ["node-soap encode", "XML encode"], { bound: "at least", value: 20 }),
      ratio("encode: XML / JSON.stringify", figures, ["XML encode", "JSON.stringify"], {
        bound: "at most",
        value: 2.5,
      }),
    ],
    notes: [],
  };
}

async function sides(): Promise<Side[]> {
  const nodeSoap = await nodeSoapCodec();
  const decodeAlike = soapDecoder(operation.request);
  return [
    { name: "XML decode", work: () => decodeAlike(wireMessages.soapRequest) },
    { name: "XML decode, other markup", work: () => decodeSoap(operation.request, wireMessages.soapRequest) },
    { name: "JSON decode with checks", work: () => decodeJson(operation.request, wireMessages.jsonRequest) },
    { name: "JSON.parse alone", work: () => JSON.parse(wireMessages.jsonRequest) },
    { name: "node-soap decode", work: nodeSoap.decodeRequest },
    { name: "XML encode", work: () => flat(encodeSoap(operation.reply, board)) },
    { name: "JSON encode with checks", work: () => flat(encodeJson(operation.reply, board)) },
    { name: "JSON.stringify", work: () => flat(JSON.stringify(board)) },
    { name: "node-soap encode", work: () => flat(nodeSoap.encodeReply()) },
  ];
}
