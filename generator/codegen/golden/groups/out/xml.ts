// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import {
  date,
  decimal,
  decodeAnyElement,
  encodeAnyElement,
  int,
  nextIn,
  string,
  whole,
} from "@stubwright/runtime/codec";
import { menuContent, routeContent, ticketContent, travellerContent } from "./content.js";
import type * as types from "./types.js";

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeTraveller(xml: XmlReader): types.Traveller;
export function decodeTraveller(xml: XmlReader): types.TravellerMembers {
  const changedAttribute = xml.attribute("", "changed", date);
  const byAttribute = xml.attribute("", "by", string);
  const traveller: types.TravellerMembers = {};
  if (changedAttribute !== undefined) traveller.changed = changedAttribute;
  if (byAttribute !== undefined) traveller.by = byAttribute;
  for (;;) {
    const next = nextIn(xml, travellerContent);
    if (next === undefined) break;
    switch (next) {
      case "Name":
        traveller.Name = xml.value(string);
        break;
      case "Phone":
        traveller.Phone = xml.value(string);
        break;
      case "Mail":
        traveller.Mail = xml.value(string);
        break;
    }
  }
  return traveller;
}

export function encodeTraveller(xml: XmlWriter, traveller: types.Traveller): void {
  if (traveller.changed !== undefined) xml.attribute("changed", date, traveller.changed);
  if (traveller.by !== undefined) xml.attribute("by", string, traveller.by);
  xml.value("Name", string, traveller.Name);
  if (traveller.Phone !== undefined) xml.value("Phone", string, traveller.Phone);
  if (traveller.Mail !== undefined) xml.value("Mail", string, traveller.Mail);
}

export function decodeRoute(xml: XmlReader): types.Route {
  const route: Partial<types.Route> = {};
  for (;;) {
    const next = nextIn(xml, routeContent);
    if (next === undefined) break;
    switch (next) {
      case "Train":
        route.Train = xml.value(string);
        break;
      case "From":
        (route.$sequence ??= []).push({ From: xml.value(string) });
        break;
      case "To":
        (route.$sequence ??= []).push({ To: xml.value(string) });
        break;
    }
  }
  return whole<types.Route>(route);
}

export function encodeRoute(xml: XmlWriter, route: types.Route): void {
  xml.value("Train", string, route.Train);
  for (const item of route.$sequence) encodeRouteSequenceItem(xml, item);
}

function encodeRouteSequenceItem(xml: XmlWriter, item: types.RouteSequenceItem): void {
  if ("From" in item) xml.value("From", string, item.From);
  else xml.value("To", string, item.To);
}

export function decodeMenu(xml: XmlReader): types.Menu {
  const menu: Partial<types.Menu> = {};
  for (;;) {
    const next = nextIn(xml, menuContent);
    if (next === undefined) break;
    switch (next) {
      case "Line":
        (menu.$content ??= []).push({ Line: xml.value(string) });
        break;
      case "Price":
        (menu.$content ??= []).push({ Price: xml.value(decimal) });
        break;
    }
  }
  return whole<types.Menu>(menu);
}

export function encodeMenu(xml: XmlWriter, menu: types.Menu): void {
  for (const item of menu.$content) encodeMenuContentItem(xml, item);
}

function encodeMenuContentItem(xml: XmlWriter, item: types.MenuContentItem): void {
  if ("Line" in item) xml.value("Line", string, item.Line);
  else xml.value("Price", decimal, item.Price);
}

export function decodeTicket(xml: XmlReader): types.Ticket {
  const ticket: Partial<types.Ticket> = {};
  for (;;) {
    const next = nextIn(xml, ticketContent);
    if (next === undefined) break;
    switch (next) {
      case "Number":
        (ticket.$content ??= []).push({ Number: xml.value(int) });
        break;
      case "$any":
        (ticket.$content ??= []).push({ $any: decodeAnyElement(xml) });
        break;
    }
  }
  return whole<types.Ticket>(ticket);
}

export function encodeTicket(xml: XmlWriter, ticket: types.Ticket): void {
  for (const item of ticket.$content) encodeTicketContentItem(xml, item);
}

function encodeTicketContentItem(xml: XmlWriter, item: types.TicketContentItem): void {
  if ("Number" in item) xml.value("Number", int, item.Number);
  else encodeAnyElement(xml, item.$any);
}
