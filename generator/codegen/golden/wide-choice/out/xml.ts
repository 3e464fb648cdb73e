// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { boolean, date, decimal, int, long, nextIn, string, time } from "@stubwright/runtime/codec";
import { readingContent } from "./content.js";
import type * as types from "./types.js";

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeReading(xml: XmlReader): types.Reading;
export function decodeReading(xml: XmlReader): types.ReadingMembers {
  const stationAttribute = xml.requiredAttribute("", "station", string);
  const reading: types.ReadingMembers = { station: stationAttribute };
  for (;;) {
    const next = nextIn(xml, readingContent);
    if (next === undefined) break;
    switch (next) {
      case "Taken":
        reading.Taken = xml.value(date);
        break;
      case "Acidity":
        reading.Acidity = xml.value(decimal);
        break;
      case "Brightness":
        reading.Brightness = xml.value(int);
        break;
      case "Clouds":
        reading.Clouds = xml.value(int);
        break;
      case "Depth":
        reading.Depth = xml.value(decimal);
        break;
      case "Energy":
        reading.Energy = xml.value(long);
        break;
      case "Fog":
        reading.Fog = xml.value(boolean);
        break;
      case "Gust":
        (reading.Gust ??= []).push(xml.value(decimal));
        break;
      case "Humidity":
        reading.Humidity = xml.value(int);
        break;
      case "Ice":
        reading.Ice = xml.nillable(boolean);
        break;
      case "Lightning":
        reading.Lightning = xml.value(time);
        break;
      case "Noise":
        reading.Noise = xml.value(int);
        break;
      case "Ozone":
        reading.Ozone = xml.value(decimal);
        break;
      case "Pressure":
        reading.Pressure = xml.value(int);
        break;
      case "Rain":
        reading.Rain = xml.value(decimal);
        break;
      case "Snow":
        reading.Snow = xml.value(decimal);
        break;
      case "Wind":
        reading.Wind = xml.value(decimal);
        break;
      case "Direction":
        reading.Direction = xml.value(string);
        break;
      case "Low":
        reading.Low = xml.value(int);
        break;
      case "High":
        reading.High = xml.value(int);
        break;
      case "Celsius":
        reading.Celsius = xml.value(decimal);
        break;
      case "Kelvin":
        reading.Kelvin = xml.value(decimal);
        break;
      case "Air":
        reading.Air = xml.value(string);
        break;
      case "Water":
        reading.Water = xml.value(string);
        break;
    }
  }
  return reading;
}

export function encodeReading(xml: XmlWriter, reading: types.Reading): void {
  xml.attribute("station", string, reading.station);
  xml.value("Taken", date, reading.Taken);
  if (reading.Acidity !== undefined) xml.value("Acidity", decimal, reading.Acidity);
  if (reading.Brightness !== undefined) xml.value("Brightness", int, reading.Brightness);
  if (reading.Clouds !== undefined) xml.value("Clouds", int, reading.Clouds);
  if (reading.Depth !== undefined) xml.value("Depth", decimal, reading.Depth);
  if (reading.Energy !== undefined) xml.value("Energy", long, reading.Energy);
  if (reading.Fog !== undefined) xml.value("Fog", boolean, reading.Fog);
  if (reading.Gust !== undefined) xml.values("Gust", decimal, reading.Gust);
  if (reading.Humidity !== undefined) xml.value("Humidity", int, reading.Humidity);
  if (reading.Ice === null) xml.nil("Ice");
  else if (reading.Ice !== undefined) xml.value("Ice", boolean, reading.Ice);
  if (reading.Lightning !== undefined) xml.value("Lightning", time, reading.Lightning);
  if (reading.Noise !== undefined) xml.value("Noise", int, reading.Noise);
  if (reading.Ozone !== undefined) xml.value("Ozone", decimal, reading.Ozone);
  if (reading.Pressure !== undefined) xml.value("Pressure", int, reading.Pressure);
  if (reading.Rain !== undefined) xml.value("Rain", decimal, reading.Rain);
  if (reading.Snow !== undefined) xml.value("Snow", decimal, reading.Snow);
  if (reading.Wind !== undefined) xml.value("Wind", decimal, reading.Wind);
  if (reading.Direction !== undefined) xml.value("Direction", string, reading.Direction);
  if (reading.Low !== undefined) xml.value("Low", int, reading.Low);
  if (reading.High !== undefined) xml.value("High", int, reading.High);
  if (reading.Celsius !== undefined) xml.value("Celsius", decimal, reading.Celsius);
  if (reading.Kelvin !== undefined) xml.value("Kelvin", decimal, reading.Kelvin);
  if (reading.Air !== undefined) xml.value("Air", string, reading.Air);
  if (reading.Water !== undefined) xml.value("Water", string, reading.Water);
}
