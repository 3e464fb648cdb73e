import { webcrypto } from "node:crypto";
import "reflect-metadata";
import * as x509 from "@peculiar/x509";

/** A key with its certificate, both as PEM, made for one test. */
export interface Identity {
  readonly privateKey: string;
  readonly certificate: string;
}

/** How a certificate differs from a plain one of its own. */
export interface IdentityOptions {
  readonly issuer?: Authority;
  readonly isAuthority?: boolean;
  readonly keyType?: "rsa" | "rsa-1024" | "ec";
  readonly from?: Date;
  readonly to?: Date;
}

/** An identity that issues others. */
export interface Authority extends Identity {
  readonly keys: CryptoKeyPair;
  readonly name: string;
}

const hour = 3_600_000;

x509.cryptoProvider.set(webcrypto as unknown as Crypto);

/** Makes an identity: `CN=ann, O=Tests`. */
export async function makeIdentity(name: string, options: IdentityOptions = {}): Promise<Authority> {
  const { issuer, isAuthority = false, keyType = "rsa" } = options;
  const keys = (await webcrypto.subtle.generateKey(algorithmOf(keyType), true, ["sign", "verify"])) as CryptoKeyPair;
  const subject = `CN=${name}, O=Tests, C=DE`;
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(8)))
      .toString("hex")
      .replace(/^./, "1"),
    subject,
    issuer: issuer?.name ?? subject,
    notBefore: options.from ?? new Date(Date.now() - hour),
    notAfter: options.to ?? new Date(Date.now() + hour),
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    signingAlgorithm: (issuer?.keys ?? keys).privateKey.algorithm.name.startsWith("RSA")
      ? { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }
      : { name: "ECDSA", hash: "SHA-256" },
    extensions: [
      new x509.BasicConstraintsExtension(isAuthority, undefined, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const der = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const privateKey = `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`;
  return { privateKey, certificate: certificate.toString("pem"), keys, name: subject };
}

function algorithmOf(keyType: "rsa" | "rsa-1024" | "ec"): RsaHashedKeyGenParams | EcKeyGenParams {
  if (keyType === "ec") return { name: "ECDSA", namedCurve: "P-256" };
  return {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: keyType === "rsa" ? 2048 : 1024,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  };
}
