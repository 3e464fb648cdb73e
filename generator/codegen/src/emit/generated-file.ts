/** One file of the output. */
export interface GeneratedFile {
  /** `/` separated, relative to the output folder; may start with `../` for the OpenAPI document. */
  readonly path: string;
  readonly text: string;
}
