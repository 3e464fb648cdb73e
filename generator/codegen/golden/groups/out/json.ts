// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  date,
  decimal,
  decodeAnyElementJson,
  encodeAnyElementJson,
  followContent,
  int,
  memberTable,
  once,
  string,
  tagged,
  tags,
} from "@stubwright/runtime/codec";
import { menuContent, routeContent, ticketContent, travellerContent } from "./content.js";
import type * as types from "./types.js";

const travellerMembers = /* @__PURE__ */ memberTable({
  required: ["Name"],
  optional: ["changed", "by", "Phone", "Mail"],
});

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeTraveller(json: JsonReader): types.Traveller;
export function decodeTraveller(json: JsonReader): types.TravellerMembers {
  const sent = json.object(travellerMembers);
  const traveller: types.TravellerMembers = { Name: json.member("Name", sent.Name).value(string) };
  if (sent.changed !== undefined) traveller.changed = json.member("changed", sent.changed).value(date);
  if (sent.by !== undefined) traveller.by = json.member("by", sent.by).value(string);
  if (sent.Phone !== undefined) traveller.Phone = json.member("Phone", sent.Phone).value(string);
  if (sent.Mail !== undefined) traveller.Mail = json.member("Mail", sent.Mail).value(string);
  json.closeObject();
  followContent(json, travellerContent, [
    ...once("Name", traveller.Name),
    ...once("Phone", traveller.Phone),
    ...once("Mail", traveller.Mail),
  ]);
  return traveller;
}

export function encodeTraveller(json: JsonWriter, traveller: types.Traveller): void {
  json.openObject();
  if (traveller.changed !== undefined) json.member("changed").value(date, traveller.changed);
  if (traveller.by !== undefined) json.member("by").value(string, traveller.by);
  json.member("Name").value(string, traveller.Name);
  if (traveller.Phone !== undefined) json.member("Phone").value(string, traveller.Phone);
  if (traveller.Mail !== undefined) json.member("Mail").value(string, traveller.Mail);
  json.closeObject();
}

const routeMembers = /* @__PURE__ */ memberTable({ required: ["Train", "$sequence"] });

export function decodeRoute(json: JsonReader): types.Route {
  const sent = json.object(routeMembers);
  const route: types.Route = {
    Train: json.member("Train", sent.Train).value(string),
    $sequence: json.member("$sequence", sent.$sequence).items(decodeRouteSequenceItem),
  };
  json.closeObject();
  followContent(json, routeContent, [...once("Train", route.Train), ...tags(route.$sequence)]);
  return route;
}

function decodeRouteSequenceItem(json: JsonReader): types.RouteSequenceItem {
  return tagged<types.RouteSequenceItem>(json, {
    From: (reader) => ({ From: reader.value(string) }),
    To: (reader) => ({ To: reader.value(string) }),
  });
}

export function encodeRoute(json: JsonWriter, route: types.Route): void {
  json.openObject();
  json.member("Train").value(string, route.Train);
  json.member("$sequence").items(route.$sequence, encodeRouteSequenceItem);
  json.closeObject();
}

function encodeRouteSequenceItem(json: JsonWriter, item: types.RouteSequenceItem): void {
  json.openObject();
  if ("From" in item) json.member("From").value(string, item.From);
  else json.member("To").value(string, item.To);
  json.closeObject();
}

const menuMembers = /* @__PURE__ */ memberTable({ required: ["$content"] });

export function decodeMenu(json: JsonReader): types.Menu {
  const sent = json.object(menuMembers);
  const menu: types.Menu = { $content: json.member("$content", sent.$content).items(decodeMenuContentItem) };
  json.closeObject();
  followContent(json, menuContent, [...tags(menu.$content)]);
  return menu;
}

function decodeMenuContentItem(json: JsonReader): types.MenuContentItem {
  return tagged<types.MenuContentItem>(json, {
    Line: (reader) => ({ Line: reader.value(string) }),
    Price: (reader) => ({ Price: reader.value(decimal) }),
  });
}

export function encodeMenu(json: JsonWriter, menu: types.Menu): void {
  json.openObject();
  json.member("$content").items(menu.$content, encodeMenuContentItem);
  json.closeObject();
}

function encodeMenuContentItem(json: JsonWriter, item: types.MenuContentItem): void {
  json.openObject();
  if ("Line" in item) json.member("Line").value(string, item.Line);
  else json.member("Price").value(decimal, item.Price);
  json.closeObject();
}

const ticketMembers = /* @__PURE__ */ memberTable({ required: ["$content"] });

export function decodeTicket(json: JsonReader): types.Ticket {
  const sent = json.object(ticketMembers);
  const ticket: types.Ticket = { $content: json.member("$content", sent.$content).items(decodeTicketContentItem) };
  json.closeObject();
  followContent(json, ticketContent, [...tags(ticket.$content)]);
  return ticket;
}

function decodeTicketContentItem(json: JsonReader): types.TicketContentItem {
  return tagged<types.TicketContentItem>(json, {
    Number: (reader) => ({ Number: reader.value(int) }),
    $any: (reader) => ({ $any: decodeAnyElementJson(reader) }),
  });
}

export function encodeTicket(json: JsonWriter, ticket: types.Ticket): void {
  json.openObject();
  json.member("$content").items(ticket.$content, encodeTicketContentItem);
  json.closeObject();
}

function encodeTicketContentItem(json: JsonWriter, item: types.TicketContentItem): void {
  json.openObject();
  if ("Number" in item) json.member("Number").value(int, item.Number);
  else encodeAnyElementJson(json.member("$any"), item.$any);
  json.closeObject();
}
