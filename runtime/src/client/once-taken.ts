/**
 * Returns `message` after the caller's function for header blocks is done: `taken` is its result, or a promise of it.
 */
export function onceTaken<Message>(taken: unknown, message: Message): Message | Promise<Message> {
  return taken === undefined ? message : Promise.resolve(taken).then(() => message);
}
