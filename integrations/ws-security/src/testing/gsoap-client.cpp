// A client of gSOAP. Its plug-in wsse signs requests and verifies replies: <url> <key> <certificate> <authority> <password>.
// It prints what was paid and whether the reply is signed, or the Fault.
#include <cstdio>
#include <string>
#include "soapH.h"
#include "wsseapi.h"
SOAP_NMAC struct Namespace namespaces[] = {
    {"SOAP-ENV", "http://schemas.xmlsoap.org/soap/envelope/", "http://www.w3.org/*/soap-envelope", NULL},
    {"SOAP-ENC", "http://schemas.xmlsoap.org/soap/encoding/", "http://www.w3.org/*/soap-encoding", NULL},
    {"xsi", "http://www.w3.org/2001/XMLSchema-instance", "http://www.w3.org/*/XMLSchema-instance", NULL},
    {"xsd", "http://www.w3.org/2001/XMLSchema", "http://www.w3.org/*/XMLSchema", NULL},
    {"ds", "http://www.w3.org/2000/09/xmldsig#", NULL, NULL},
    {"c14n", "http://www.w3.org/2001/10/xml-exc-c14n#", NULL, NULL},
    {"wsu", "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd", NULL, NULL},
    {"xenc", "http://www.w3.org/2001/04/xmlenc#", NULL, NULL},
    {"wsc", "http://docs.oasis-open.org/ws-sx/ws-secureconversation/200512", NULL, NULL},
    {"saml1", "urn:oasis:names:tc:SAML:1.0:assertion", NULL, NULL},
    {"saml2", "urn:oasis:names:tc:SAML:2.0:assertion", NULL, NULL},
    {"wsse", "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd",
     "http://docs.oasis-open.org/wss/oasis-wss-wssecurity-secext-1.1.xsd", NULL},
    {"ns1", "urn:pay", NULL, NULL},
    {NULL, NULL, NULL, NULL}};

int main(int, char **arguments) {
  struct soap *soap = soap_new1(SOAP_C_UTFSTRING | SOAP_XML_CANONICAL);
  soap_register_plugin(soap, soap_wsse);
  FILE *key_file = fopen(arguments[2], "r");
  EVP_PKEY *key = PEM_read_PrivateKey(key_file, NULL, NULL, NULL);
  fclose(key_file);
  FILE *certificate_file = fopen(arguments[3], "r");
  X509 *certificate = PEM_read_X509(certificate_file, NULL, NULL, NULL);
  fclose(certificate_file);
  soap->cafile = arguments[4];
  soap_wsse_add_Timestamp(soap, "Time", 60);
  soap_wsse_add_UsernameTokenDigest(soap, "User", "ann", arguments[5]);
  soap_wsse_add_BinarySecurityTokenX509(soap, "Certificate", certificate);
  soap_wsse_add_KeyInfo_SecurityTokenReferenceX509(soap, "#Certificate");
  soap_wsse_sign_body(soap, SOAP_SMD_SIGN_RSA_SHA256, key, 0);
  soap_wsse_verify_auto(soap, SOAP_SMD_NONE, NULL, 0);
  _ns1__Pay request;
  request.amount = "12";
  request.to = "shop & <friends>";
  _ns1__PayResponse reply;
  if (soap_call___ns1__Pay(soap, arguments[1], "urn:pay/Pay", &request, reply) == SOAP_OK)
    printf("paid %s to %s, %s\n", reply.amount.c_str(), reply.to.c_str(),
           soap_wsse_verify_body(soap) == SOAP_OK ? "signed" : "not signed");
  else
    printf("refused: %s %s\n", *soap_faultcode(soap), *soap_faultstring(soap));
}
