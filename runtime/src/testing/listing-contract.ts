import {
  elementTable,
  int,
  type JsonReader,
  type JsonWriter,
  memberTable,
  type RequestReplyOperation,
  string,
  type XmlReader,
  type XmlWriter,
} from "../codec.js";

const types = "urn:listing:types";

/** Names between two other members. */
export interface Listing {
  Title: string;
  Name?: string[];
  Total: number;
}

const elements = elementTable(types, "Listing", [
  ["Title", 1, 1],
  ["Name", 0, Number.POSITIVE_INFINITY],
  ["Total", 1, 1],
]);
const members = memberTable({ required: ["Title", "Total"], optional: ["Name"] });

function decodeXml(xml: XmlReader): Listing {
  const listing: Partial<Listing> = {};
  const names: string[] = [];
  for (;;) {
    switch (xml.next(elements)) {
      case "Title":
        listing.Title = xml.value(string);
        break;
      case "Name":
        names.push(xml.value(string));
        break;
      case "Total":
        listing.Total = xml.value(int);
        break;
      case undefined:
        return { ...listing, Name: names } as Listing;
    }
  }
}

function encodeXml(xml: XmlWriter, listing: Listing): void {
  xml.value("Title", string, listing.Title);
  for (const item of listing.Name ?? []) xml.value("Name", string, item);
  xml.value("Total", int, listing.Total);
}

function decodeJson(json: JsonReader): Listing {
  const sent = json.object(members);
  const listing: Listing = {
    Title: json.member("Title", sent.Title).value(string),
    Total: json.member("Total", sent.Total).value(int),
  };
  if (sent.Name !== undefined) listing.Name = json.member("Name", sent.Name).values(string);
  json.closeObject();
  return listing;
}

function encodeJson(json: JsonWriter, listing: Listing): void {
  json.openObject();
  json.member("Title").value(string, listing.Title);
  if (listing.Name !== undefined) json.member("Name").values(string, listing.Name);
  json.member("Total").value(int, listing.Total);
  json.closeObject();
}

function message(name: string): RequestReplyOperation<Listing, Listing>["reply"] {
  const element = { namespace: types, name };
  return { element, decodeXml, encodeXml, decodeJson, encodeJson };
}

/** A reply with a repeated element among others. */
export const list: RequestReplyOperation<Listing, Listing> = {
  kind: "request-reply",
  name: "List",
  soapAction: "",
  routes: [{ method: "*", path: "/list" }],
  request: message("List"),
  reply: message("ListResponse"),
};
