/** A mistake of the caller: a wrong option or config file. The message is for a person. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
