import { DecodeError, type DocumentCodec } from "@stubwright/runtime/codec";

/** Whether a codec takes a document; any other error than `DecodeError` is a bug and goes on. */
export function accepts(codec: DocumentCodec<unknown>, text: string): boolean {
  try {
    codec.decode(text);
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
