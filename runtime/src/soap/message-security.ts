import type { SoapVersionName } from "../contract/operation.js";
import type { OpenContent } from "../values/open-content.js";

/** An envelope as it came, before anything of it is decoded. */
export interface ArrivedEnvelope {
  /** Well-formed XML without a DTD, within the reader's limits. Values of a package of MTOM stand in it as base64. */
  readonly text: string;
  readonly version: SoapVersionName;
  /**
   * Throws for text that is not an envelope within the reader's limits. `text` has passed; an envelope that decryption
   * reveals has not.
   */
  readonly admit: (text: string) => void;
}

/** A request that was found secure. */
export interface OpenedRequest {
  /** The envelope to decode: what was verified, without what secured it. */
  readonly text: string;
  /** Becomes `CallContext.caller`. */
  readonly caller?: OpenContent | undefined;
  /** Secures the envelope of the reply or the Fault. By default, replies go out as they are. */
  readonly secureReply?: ((text: string) => Promise<string>) | undefined;
}

/** The security of a service's messages: signatures, tokens, encryption. Keys may be anywhere, so all of it is asynchronous. */
export interface MessageSecurity {
  /**
   * Opens a request. Throws `ServiceFault` for one that is not secure, which is answered like what a handler throws; any
   * other error counts as an internal one.
   */
  open(request: ArrivedEnvelope): Promise<OpenedRequest>;
}

/** An envelope that a client is about to send. */
export interface OutgoingEnvelope {
  readonly text: string;
  readonly version: SoapVersionName;
  readonly url: string;
  readonly action: string;
}

/** Opens an envelope that answers a secured request, and returns the one to decode. Throws where it is not secure. */
export type OpenReply = (reply: ArrivedEnvelope) => Promise<string>;

/** A request with its security. */
export interface SecuredRequest {
  readonly text: string;
  /** By default, replies are decoded as they come. */
  readonly openReply?: OpenReply | undefined;
}

/** The security of a client's messages. */
export interface ClientMessageSecurity {
  /** Secures a request; called for each try, so that no two have the same nonce, time or signature. */
  secure(request: OutgoingEnvelope): Promise<SecuredRequest>;
}
