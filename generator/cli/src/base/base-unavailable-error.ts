/** The base of a comparison cannot be had; `command` is the one that brings it. */
export class BaseUnavailableError extends Error {
  override readonly name = "BaseUnavailableError";
  readonly command: string | undefined;

  constructor(message: string, command: string | undefined) {
    super(message);
    this.command = command;
  }
}
