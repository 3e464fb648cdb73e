/** The namespace of `xsi:nil`, which the XML writer writes with the prefix `i`. */
export const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";
/** The namespace of the list of errors in a Fault's detail. */
export const errorsNamespace = "urn:stubwright:errors";
