/** The store cannot keep what it is sent, or cannot be read: the disk is full, the file is gone or damaged. Nothing was changed. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
