import type { ClassDeclaration, ClassExpression, Node, ObjectLiteralExpression } from "ts-morph";
import type { HandlerSignature } from "./service-interface.js";

/** A place in a hand-written file that implements the service: an object or a class, with what has to be done to it. */
export interface ServicePart {
  readonly node: ObjectLiteralExpression | ClassDeclaration | ClassExpression;
  /** Handlers to add at the end. */
  readonly lacking: readonly HandlerSignature[];
  /** Handlers that a spread may provide: they go before the first spread, which then wins. */
  readonly fallbacks: readonly HandlerSignature[];
  /** Members that no operation calls. */
  readonly removed: readonly Node[];
  /** Members that the contract calls. */
  readonly called: readonly Node[];
  /** What could not be found out, for a person. */
  readonly notes: readonly string[];
}
