/** `message`, once the caller's function for header blocks is done: `taken` is what it returned, or a promise of that. */
export function onceTaken<Message>(taken: unknown, message: Message): Message | Promise<Message> {
  return taken === undefined ? message : Promise.resolve(taken).then(() => message);
}
