/** An element whose end tag has not been read yet. One object serves every element of its depth, one after the other. */
export class OpenElement {
  /** The name as written. */
  tag = "";
  /** Its prefix with the colon; `""` where it has none. */
  prefix = "";
  namespace = "";
  /** The local name. */
  name = "";
  /** The prefix, with its colon, and the namespace that it stood for, of the child read last; at first the element's own. */
  childPrefix = "";
  childNamespace = "";
  /** Where its start tag begins in the text. */
  start = 0;
  /** Where the namespace declarations of the element begin. */
  declarations = 0;
  /** Whether `XmlReader.next` has read the element's start. */
  entered = false;
  /** Row of the element table that is looked at first for the next child. */
  row = 0;
  /** How many children each row of the table has had; what is behind its rows is left from other elements. */
  counts: number[] = [];
}
