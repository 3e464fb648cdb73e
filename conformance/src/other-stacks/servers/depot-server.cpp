// The depot as a gSOAP service: `wsdl2h` and `soapcpp2 -j -S` make the rest of it from depot.wsdl. Prints its port.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include "DepotSoap.nsmap"
#include "soapDepotSoapService.h"

int DepotSoapService::StoreItem(_ns1__StoreItem *request, _ns1__StoreItemResponse &reply) {
  if (request == NULL) return soap_senderfault("The message is nil.", NULL);
  reply.Item = request->Item;
  return SOAP_OK; // The Tenant of the request's header stays in soap->header, and goes back with the reply.
}

int DepotSoapService::CountItems(_ns1__CountItems *request, _ns1__CountItemsResponse &reply) {
  soap->header = NULL;
  if (request == NULL) return soap_senderfault("The message is nil.", NULL);
  if (request->Number == "XX-0000") {
    soap_senderfault("There is no such item.", NULL);
    _ns1__UnknownItem *unknown = soap_new__ns1__UnknownItem(soap, -1);
    unknown->Number = request->Number;
    soap->fault->detail = soap_new_SOAP_ENV__Detail(soap, -1);
    soap->fault->detail->ns1__UnknownItem = unknown;
    return SOAP_FAULT;
  }
  // gSOAP checks no patterns unless somebody gives it a matcher, so the number may have any form.
  reply.Count = request->Number.size() > 3 ? std::atoi(request->Number.c_str() + 3) : 0;
  return SOAP_OK;
}

static void serve(DepotSoapService *service) {
  service->serve();
  service->destroy();
  delete service;
}

int main() {
  DepotSoapService service(SOAP_XML_STRICT | SOAP_C_UTFSTRING);
  service.soap->bind_flags = SO_REUSEADDR;
  service.soap->socket_flags = MSG_NOSIGNAL; // A caller that is gone must not end the process.
  service.soap->send_timeout = service.soap->recv_timeout = 2;
  if (!soap_valid_socket(service.bind("127.0.0.1", 0, 100))) return 1;
  sockaddr_in bound;
  socklen_t length = sizeof bound;
  if (getsockname(service.soap->master, reinterpret_cast<sockaddr *>(&bound), &length) != 0) return 1;
  std::printf("%d\n", ntohs(bound.sin_port));
  std::fflush(stdout);
  while (soap_valid_socket(service.accept())) std::thread(serve, service.copy()).detach();
  return 1;
}
