/** The namespace of the list of errors in a Fault's detail. */
export const errorsNamespace = "urn:stubwright:errors";
