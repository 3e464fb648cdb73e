/** What a handler that is not written says behind its operation's name; the tests of a new project know it by that. */
export const notImplemented = " is not implemented.";
