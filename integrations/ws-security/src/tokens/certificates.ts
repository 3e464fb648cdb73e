import { X509Certificate } from "node:crypto";
import { refuse } from "../refusal.js";

/** Whose signatures count. A certificate must be among `certificates`, or issued by one of `authorities`. */
export interface CertificateTrust {
  /** Certificates of senders, as PEM or DER. Key identifiers, serial numbers and thumbprints are looked up here. */
  readonly certificates?: readonly (string | Uint8Array)[] | undefined;
  /** Certificates of authorities, as PEM or DER, intermediate ones included. */
  readonly authorities?: readonly (string | Uint8Array)[] | undefined;
  /** Asked last, for a certificate that is trusted so far: a list of revoked ones, the names that may call. */
  readonly accept?: ((certificate: X509Certificate) => boolean | Promise<boolean>) | undefined;
}

/** The certificates of a trust, read once. */
export interface KnownCertificates {
  readonly certificates: readonly X509Certificate[];
  readonly authorities: readonly X509Certificate[];
  readonly accept: CertificateTrust["accept"];
}

/** Reads the certificates. Throws for one that is none, and where nobody at all is trusted. */
export function knownCertificates(trust: CertificateTrust): KnownCertificates {
  const { certificates = [], authorities = [], accept } = trust;
  if (certificates.length === 0 && authorities.length === 0) {
    throw new Error("Signatures need certificates or authorities to trust.");
  }
  const read = (all: readonly (string | Uint8Array)[]): X509Certificate[] => all.map((one) => new X509Certificate(one));
  return { certificates: read(certificates), authorities: read(authorities), accept };
}

/** Checks that a certificate is trusted now. Throws `SecurityRefusal`. */
export async function checkTrust(certificate: X509Certificate, known: KnownCertificates, now: number): Promise<void> {
  const { certificates, authorities, accept } = known;
  const isKnown = certificates.some((one) => one.raw.equals(certificate.raw));
  const path = isKnown ? [certificate] : pathOf(certificate, authorities);
  if (path === undefined) return refuse("FailedAuthentication", `Nobody trusted has issued ${certificate.subject}.`);
  const stale = path.find((one) => now < Date.parse(one.validFrom) || now > Date.parse(one.validTo));
  if (stale !== undefined) refuse("FailedAuthentication", `The certificate ${stale.subject} is not valid now.`);
  if (accept !== undefined && !(await accept(certificate))) {
    refuse("FailedAuthentication", `The certificate ${certificate.subject} is not accepted.`);
  }
}

/** So many intermediate certificates at most. */
const longestPath = 5;

/** The certificates from one up to an authority that has issued itself, or whose issuer is not among the authorities. */
function pathOf(
  certificate: X509Certificate,
  authorities: readonly X509Certificate[],
): readonly X509Certificate[] | undefined {
  const path = [certificate];
  for (let last = certificate; path.length <= longestPath; ) {
    const issuer = authorities.find((one) => isIssuer(one, last));
    if (issuer === undefined || path.includes(issuer)) break;
    path.push(issuer);
    last = issuer;
  }
  return path.length > 1 ? path : undefined;
}

function isIssuer(authority: X509Certificate, certificate: X509Certificate): boolean {
  return authority.ca && certificate.checkIssued(authority) && certificate.verify(authority.publicKey);
}
