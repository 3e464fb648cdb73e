/** What a command's exit status means; each means one thing. */
export const exitStatus = {
  ok: 0,
  /** `check`, `compare` or `test` found something: output that is not current, or a change that is not to pass. */
  findings: 1,
  /** Wrong options, or a config file that is missing or wrong. */
  usage: 2,
  /** A contract does not load or is invalid; nothing was written. */
  contract: 3,
  /** The base of a comparison cannot be had. */
  base: 4,
  /** The service to test does not answer. */
  unreachable: 4,
  /** A defect of Stubwright. */
  defect: 70,
} as const;
