/**
 * The requirements that the policy of a binding makes of messages, as the generator reads them from a contract
 * (WS-SecurityPolicy 1.2). It is data only: `@stubwright/ws-security` makes a client's or a server's security of it.
 */
export interface SecurityPolicy {
  /** What calls need of the connection: nothing, TLS, or TLS with a certificate of the client (section 7.3). */
  readonly transport: "any" | "tls" | "tls-with-client-certificate";
  /** Whether messages have a Timestamp (section 6.2). */
  readonly timestamp: boolean;
  /** How requests send a password (section 5.4.1); absent if they send none. */
  readonly usernameToken?: "text" | "digest";
  /** Whether requests have an assertion of SAML 2.0 (section 5.4.8). */
  readonly assertion?: true;
  /** How the caller signs requests: the Body, the Timestamp, and the named header blocks if they are there. */
  readonly requestSignature?: PolicySignature;
  /** How the service signs replies. */
  readonly replySignature?: PolicySignature;
  /** Whether a signed reply confirms the signature of its request (section 9). */
  readonly signatureConfirmation?: true;
  /** How the Body of requests is encrypted, for the service. */
  readonly requestEncryption?: PolicyEncryption;
  /** How the Body of replies is encrypted, for the caller that has signed the request. */
  readonly replyEncryption?: PolicyEncryption;
}

/** How messages of one direction are signed. */
export interface PolicySignature {
  /** How the certificate is named. */
  readonly keyReference: "binary-security-token" | "issuer-serial" | "subject-key-identifier" | "thumbprint";
  /** Whether the UsernameToken and the assertion must be signed, too. */
  readonly tokens: boolean;
  /** The header blocks to sign, as `{namespace}name`. */
  readonly headers: readonly `{${string}}${string}`[];
}

/** How the Body of messages of one direction is encrypted. */
export interface PolicyEncryption {
  readonly algorithm: "aes128-gcm" | "aes192-gcm" | "aes256-gcm";
  /** How the receiver's certificate is named. */
  readonly keyReference: "issuer-serial" | "subject-key-identifier" | "thumbprint";
}
