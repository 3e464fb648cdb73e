import { matchTilesPerformanceRequest as operation } from "@game-play/api/operations";
import { XmlTextReader } from "@stubwright/runtime/codec";
import { createClientSecurity, createServerSecurity, keySigner } from "@stubwright/ws-security";
import { DOMParser } from "@xmldom/xmldom";
import { WSSecurityCert } from "soap";
import { SignedXml } from "xml-crypto";
import type { Bench, BenchOptions, BenchResult } from "../measure/bench.js";
import { ratio } from "../measure/ratio.js";
import { type AsyncSide, timeAsyncSides } from "../measure/time-async-sides.js";
import { nodeSoapCodec } from "../messages/node-soap-codec.js";
import { makeSigningIdentity, type SigningIdentity } from "../messages/signing-identity.js";
import { decodeSoap, wireMessages } from "../messages/wire-messages.js";

/** Verifying and signing a message by WS-Security, beside xml-crypto alone and node-soap. */
export const securityBench: Bench = { name: "security", run };

async function run({ rounds }: BenchOptions): Promise<BenchResult> {
  const identity = await makeSigningIdentity();
  const client = createClientSecurity({ signature: { signer: keySigner(identity) } });
  const envelope = { text: wireMessages.soapRequest, version: "1.1", url: "", action: "" } as const;
  const { text } = await client.secure(envelope);
  const signing = { name: "our signing", work: () => client.secure(envelope) };
  const figures = await timeAsyncSides([...(await sides(identity, text)), signing], { rounds, milliseconds: 60 });
  return {
    name: "security",
    how:
      `A MatchTilesPerformanceRequest (${wireMessages.soapRequest.length} bytes, ${text.length} with its security) is signed over Body ` +
      "and Timestamp by RSA-SHA256 with 2048 bits. We go from the text to the decoded message: admission, trust, signature, time, " +
      "replay. xml-crypto alone parses, finds the signature and verifies it. Processor time of all threads.",
    figures,
    ratios: [
      ratio(
        "verify: ours to the decoded message / xml-crypto alone",
        figures,
        ["our verification", "xml-crypto alone"],
        {
          bound: "at most",
          value: 1.3,
        },
      ),
      ratio("calls: our verification / node-soap signing and parsing", figures, [
        "node-soap, signing and parsing",
        "our verification",
      ]),
      ratio("sign: ours / node-soap", figures, ["our signing", "node-soap signing"]),
    ],
    notes: [],
  };
}

async function sides(identity: SigningIdentity, text: string): Promise<AsyncSide[]> {
  const { privateKey, certificate } = identity;
  // The same message comes again and again.
  const replayCache = { add: () => true };
  const server = createServerSecurity({ signature: { certificates: [certificate] }, replayCache });
  const nodeSoap = await nodeSoapCodec();
  const bare = wireMessages.soapRequest.replace(/<s:Body/, "<s:Header></s:Header><s:Body");
  const sign = (): string => new WSSecurityCert(privateKey, certificate, "").postProcess(bare, "s");
  return [
    {
      name: "our verification",
      work: async () => {
        admit(text);
        const opened = await server.open({ text, version: "1.1", admit });
        return decodeSoap(operation.request, opened.text.replace(/<s:Header\/>/, ""));
      },
    },
    { name: "xml-crypto alone", work: async () => verifyByXmlCrypto(text, certificate) },
    { name: "node-soap signing", work: async () => sign() },
    { name: "node-soap, signing and parsing", work: async () => [sign(), nodeSoap.decodeRequest()] },
  ];
}

/** Reads the whole text, as the runtime does before it asks the security. */
function admit(text: string): void {
  const xml = new XmlTextReader(text, {});
  xml.root();
  while (xml.child() !== undefined) xml.skip();
  xml.end();
}

function verifyByXmlCrypto(text: string, publicCert: string): boolean {
  const document = new DOMParser().parseFromString(text, "text/xml");
  const [signature] = Array.from(document.getElementsByTagNameNS("http://www.w3.org/2000/09/xmldsig#", "Signature"));
  if (signature === undefined) throw new Error("There is no signature.");
  const signed = new SignedXml({ publicCert, idMode: "wssecurity" });
  signed.loadSignature(signature);
  if (!signed.checkSignature(text)) throw new Error("The signature is wrong.");
  return true;
}
