/** The namespaces and URIs of WS-Security 1.1 and of what it is made of. */

const oasis = "http://docs.oasis-open.org/wss";

export const wsse = `${oasis}/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd`;
export const wsu = `${oasis}/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd`;
export const wsse11 = `${oasis}/oasis-wss-wssecurity-secext-1.1.xsd`;
export const ds = "http://www.w3.org/2000/09/xmldsig#";
export const xenc = "http://www.w3.org/2001/04/xmlenc#";
export const xenc11 = "http://www.w3.org/2009/xmlenc11#";
export const saml2 = "urn:oasis:names:tc:SAML:2.0:assertion";
export const soap11 = "http://schemas.xmlsoap.org/soap/envelope/";
export const soap12 = "http://www.w3.org/2003/05/soap-envelope";
export const xmlns = "http://www.w3.org/2000/xmlns/";
export const xml = "http://www.w3.org/XML/1998/namespace";

const messageSecurity = `${oasis}/2004/01/oasis-200401-wss-soap-message-security-1.0`;
const usernameProfile = `${oasis}/2004/01/oasis-200401-wss-username-token-profile-1.0`;
const x509Profile = `${oasis}/2004/01/oasis-200401-wss-x509-token-profile-1.0`;
const messageSecurity11 = `${oasis}/oasis-wss-soap-message-security-1.1`;

export const base64Binary = `${messageSecurity}#Base64Binary`;
export const passwordText = `${usernameProfile}#PasswordText`;
export const passwordDigest = `${usernameProfile}#PasswordDigest`;
export const x509v3 = `${x509Profile}#X509v3`;
export const subjectKeyIdentifier = `${x509Profile}#X509SubjectKeyIdentifier`;
export const thumbprintSha1 = `${messageSecurity11}#ThumbprintSHA1`;
export const encryptedKeyType = `${messageSecurity11}#EncryptedKey`;
export const saml20TokenType = `${oasis}/oasis-wss-saml-token-profile-1.1#SAMLV2.0`;
export const samlIdType = `${oasis}/oasis-wss-saml-token-profile-1.1#SAMLID`;

export const exclusiveC14n = "http://www.w3.org/2001/10/xml-exc-c14n#";
export const envelopedSignature = `${ds}enveloped-signature`;
