import { webcrypto } from "node:crypto";
import "reflect-metadata";
import * as x509 from "@peculiar/x509";

/** A key with its certificate, both as PEM, made for one test. */
export interface Identity {
  readonly privateKey: string;
  readonly certificate: string;
}

/** An identity that issues others. */
export interface Authority extends Identity {
  readonly issue: (name: string) => Promise<Identity>;
}

const hour = 3_600_000;
const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

x509.cryptoProvider.set(webcrypto as unknown as Parameters<typeof x509.cryptoProvider.set>[1]);

/** Makes an authority whose certificates are for the host localhost, for servers and clients. */
export async function makeAuthority(name: string): Promise<Authority> {
  const keys = await makeKeys();
  const issuer = `CN=${name}`;
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: issuer,
    ...validity(),
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  });
  return {
    ...(await identityOf(keys, certificate)),
    issue: async (subject) => {
      const own = await makeKeys();
      const issued = await x509.X509CertificateGenerator.create({
        serialNumber: serialNumber(),
        subject: `CN=${subject}`,
        issuer,
        ...validity(),
        publicKey: own.publicKey,
        signingKey: keys.privateKey,
        signingAlgorithm: algorithm,
        extensions: [
          new x509.BasicConstraintsExtension(false, undefined, true),
          new x509.SubjectAlternativeNameExtension([{ type: "dns", value: "localhost" }]),
        ],
      });
      return identityOf(own, issued);
    },
  };
}

async function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
}

function serialNumber(): string {
  return `1${Buffer.from(webcrypto.getRandomValues(new Uint8Array(8))).toString("hex")}0`;
}

function validity(): { readonly notBefore: Date; readonly notAfter: Date } {
  return { notBefore: new Date(Date.now() - hour), notAfter: new Date(Date.now() + hour) };
}

async function identityOf(keys: webcrypto.CryptoKeyPair, certificate: x509.X509Certificate): Promise<Identity> {
  const der = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const privateKey = `-----BEGIN PRIVATE KEY-----\n${der.replace(/.{64}/g, "$&\n")}\n-----END PRIVATE KEY-----\n`;
  return { privateKey, certificate: certificate.toString("pem") };
}
