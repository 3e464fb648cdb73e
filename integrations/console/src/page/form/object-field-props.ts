import type { JsonValue } from "@stubwright/runtime/codec";
import type { JsonObject } from "./json-object.js";

/** The properties of fields that are members of one object. */
export interface ObjectFieldProps {
  readonly object: JsonObject;
  /** The pointer of the object. */
  readonly pointer: string;
  readonly onChange: (object: Record<string, JsonValue>) => void;
}
