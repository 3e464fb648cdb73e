/** The namespace of SOAP 1.1 envelopes (section 3). */
export const envelopeNamespace = "http://schemas.xmlsoap.org/soap/envelope/";
/** The actor that means whoever reads the header first (SOAP 1.1 section 4.2.2). */
export const nextActor = "http://schemas.xmlsoap.org/soap/actor/next";
/** The namespace of `xsi:nil`, which the XML writer writes with the prefix `i`. */
export const instanceNamespace = "http://www.w3.org/2001/XMLSchema-instance";
/** The namespace of the list of errors in a Fault's detail. */
export const errorsNamespace = "urn:stubwright:errors";
