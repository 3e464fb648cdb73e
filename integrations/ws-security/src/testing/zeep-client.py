"""Calls a service of payments with zeep and xmlsec, as the arguments say, and prints what it gets: a judge from outside."""

import datetime
import json
import sys

import xmlsec
import zeep
from zeep.wsse import UsernameToken
from zeep.wsse.signature import BinarySignature, MemorySignature, verify_envelope
from zeep.wsse.utils import WSU, get_security_header

options = json.loads(sys.argv[1])


def timestamp():
    now = datetime.datetime.now(datetime.timezone.utc)
    token = WSU.Timestamp()
    token.append(WSU.Created(now.isoformat()))
    token.append(WSU.Expires((now + datetime.timedelta(minutes=5)).isoformat()))
    return token


class Signed:
    """Signs requests with the client's key, and verifies replies with the service's certificate."""

    def __init__(self, kind):
        methods = (xmlsec.Transform.RSA_SHA256, xmlsec.Transform.SHA256)
        if kind == "binary":
            self.inner = BinarySignature(options["key"], options["certificate"], None, *methods)
        else:
            key = open(options["key"], "rb").read()
            certificate = open(options["certificate"], "rb").read()
            self.inner = MemorySignature(key, certificate, None, *methods)

    def apply(self, envelope, headers):
        get_security_header(envelope).append(timestamp())
        return self.inner.apply(envelope, headers)

    def verify(self, envelope):
        if "peer" in options:
            verify_envelope(envelope, options["peer"])
        return envelope


def security():
    kind = options["kind"]
    if kind in ("text", "digest"):
        return UsernameToken(
            "ann", "p<&>w", use_digest=kind == "digest", timestamp_token=timestamp()
        )
    return Signed(kind)


client = zeep.Client(options["wsdl"], wsse=security())
service = client.create_service("{urn:pay}B", options["url"])
reply = service.Pay(amount=options["amount"], to="bö<b>")
print(json.dumps({"amount": reply.amount, "to": reply.to}))
