import { webcrypto } from "node:crypto";
import "reflect-metadata";
import * as x509 from "@peculiar/x509";

/** A key with its certificate, both as PEM. */
export interface SigningIdentity {
  readonly privateKey: string;
  readonly certificate: string;
}

const hour = 3_600_000;

/** Makes a key of RSA with 2048 bits, and a certificate for an hour. */
export async function makeSigningIdentity(): Promise<SigningIdentity> {
  x509.cryptoProvider.set(webcrypto as unknown as Crypto);
  const algorithm = {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
  const keys = (await webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: "01",
    name: "CN=bench",
    notBefore: new Date(Date.now() - hour),
    notAfter: new Date(Date.now() + hour),
    keys,
    signingAlgorithm: algorithm,
  });
  const der = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const privateKey = `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`;
  return { privateKey, certificate: certificate.toString("pem") };
}
