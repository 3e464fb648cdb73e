// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import {
  boolean,
  date,
  decimal,
  each,
  followContent,
  int,
  long,
  memberTable,
  once,
  string,
  time,
} from "@stubwright/runtime/codec";
import { readingContent } from "./content.js";
import type * as types from "./types.js";

const readingMembers = /* @__PURE__ */ memberTable({
  required: ["station", "Taken"],
  optional: [
    "Acidity",
    "Brightness",
    "Clouds",
    "Depth",
    "Energy",
    "Fog",
    "Gust",
    "Humidity",
    "Ice",
    "Lightning",
    "Noise",
    "Ozone",
    "Pressure",
    "Rain",
    "Snow",
    "Wind",
    "Direction",
    "Low",
    "High",
    "Celsius",
    "Kelvin",
    "Air",
    "Water",
  ],
});

// The content model accepts exactly one branch. The compiler cannot know that, so the body returns all members.
export function decodeReading(json: JsonReader): types.Reading;
export function decodeReading(json: JsonReader): types.ReadingMembers {
  const sent = json.object(readingMembers);
  const reading: types.ReadingMembers = {
    station: json.member("station", sent.station).value(string),
    Taken: json.member("Taken", sent.Taken).value(date),
  };
  if (sent.Acidity !== undefined) reading.Acidity = json.member("Acidity", sent.Acidity).value(decimal);
  if (sent.Brightness !== undefined) reading.Brightness = json.member("Brightness", sent.Brightness).value(int);
  if (sent.Clouds !== undefined) reading.Clouds = json.member("Clouds", sent.Clouds).value(int);
  if (sent.Depth !== undefined) reading.Depth = json.member("Depth", sent.Depth).value(decimal);
  if (sent.Energy !== undefined) reading.Energy = json.member("Energy", sent.Energy).value(long);
  if (sent.Fog !== undefined) reading.Fog = json.member("Fog", sent.Fog).value(boolean);
  if (sent.Gust !== undefined) reading.Gust = json.member("Gust", sent.Gust).values(decimal, { min: 1, max: 9 });
  if (sent.Humidity !== undefined) reading.Humidity = json.member("Humidity", sent.Humidity).value(int);
  if (sent.Ice !== undefined) reading.Ice = json.member("Ice", sent.Ice).nillable(boolean);
  if (sent.Lightning !== undefined) reading.Lightning = json.member("Lightning", sent.Lightning).value(time);
  if (sent.Noise !== undefined) reading.Noise = json.member("Noise", sent.Noise).value(int);
  if (sent.Ozone !== undefined) reading.Ozone = json.member("Ozone", sent.Ozone).value(decimal);
  if (sent.Pressure !== undefined) reading.Pressure = json.member("Pressure", sent.Pressure).value(int);
  if (sent.Rain !== undefined) reading.Rain = json.member("Rain", sent.Rain).value(decimal);
  if (sent.Snow !== undefined) reading.Snow = json.member("Snow", sent.Snow).value(decimal);
  if (sent.Wind !== undefined) reading.Wind = json.member("Wind", sent.Wind).value(decimal);
  if (sent.Direction !== undefined) reading.Direction = json.member("Direction", sent.Direction).value(string);
  if (sent.Low !== undefined) reading.Low = json.member("Low", sent.Low).value(int);
  if (sent.High !== undefined) reading.High = json.member("High", sent.High).value(int);
  if (sent.Celsius !== undefined) reading.Celsius = json.member("Celsius", sent.Celsius).value(decimal);
  if (sent.Kelvin !== undefined) reading.Kelvin = json.member("Kelvin", sent.Kelvin).value(decimal);
  if (sent.Air !== undefined) reading.Air = json.member("Air", sent.Air).value(string);
  if (sent.Water !== undefined) reading.Water = json.member("Water", sent.Water).value(string);
  json.closeObject();
  followContent(json, readingContent, [
    ...once("Taken", reading.Taken),
    ...once("Acidity", reading.Acidity),
    ...once("Brightness", reading.Brightness),
    ...once("Clouds", reading.Clouds),
    ...once("Depth", reading.Depth),
    ...once("Energy", reading.Energy),
    ...once("Fog", reading.Fog),
    ...each("Gust", reading.Gust),
    ...once("Humidity", reading.Humidity),
    ...once("Ice", reading.Ice),
    ...once("Lightning", reading.Lightning),
    ...once("Noise", reading.Noise),
    ...once("Ozone", reading.Ozone),
    ...once("Pressure", reading.Pressure),
    ...once("Rain", reading.Rain),
    ...once("Snow", reading.Snow),
    ...once("Wind", reading.Wind),
    ...once("Direction", reading.Direction),
    ...once("Low", reading.Low),
    ...once("High", reading.High),
    ...once("Celsius", reading.Celsius),
    ...once("Kelvin", reading.Kelvin),
    ...once("Air", reading.Air),
    ...once("Water", reading.Water),
  ]);
  return reading;
}

export function encodeReading(json: JsonWriter, reading: types.Reading): void {
  json.openObject();
  json.member("station").value(string, reading.station);
  json.member("Taken").value(date, reading.Taken);
  if (reading.Acidity !== undefined) json.member("Acidity").value(decimal, reading.Acidity);
  if (reading.Brightness !== undefined) json.member("Brightness").value(int, reading.Brightness);
  if (reading.Clouds !== undefined) json.member("Clouds").value(int, reading.Clouds);
  if (reading.Depth !== undefined) json.member("Depth").value(decimal, reading.Depth);
  if (reading.Energy !== undefined) json.member("Energy").value(long, reading.Energy);
  if (reading.Fog !== undefined) json.member("Fog").value(boolean, reading.Fog);
  if (reading.Gust !== undefined) json.member("Gust").values(decimal, reading.Gust);
  if (reading.Humidity !== undefined) json.member("Humidity").value(int, reading.Humidity);
  if (reading.Ice === null) json.member("Ice").nil();
  else if (reading.Ice !== undefined) json.member("Ice").value(boolean, reading.Ice);
  if (reading.Lightning !== undefined) json.member("Lightning").value(time, reading.Lightning);
  if (reading.Noise !== undefined) json.member("Noise").value(int, reading.Noise);
  if (reading.Ozone !== undefined) json.member("Ozone").value(decimal, reading.Ozone);
  if (reading.Pressure !== undefined) json.member("Pressure").value(int, reading.Pressure);
  if (reading.Rain !== undefined) json.member("Rain").value(decimal, reading.Rain);
  if (reading.Snow !== undefined) json.member("Snow").value(decimal, reading.Snow);
  if (reading.Wind !== undefined) json.member("Wind").value(decimal, reading.Wind);
  if (reading.Direction !== undefined) json.member("Direction").value(string, reading.Direction);
  if (reading.Low !== undefined) json.member("Low").value(int, reading.Low);
  if (reading.High !== undefined) json.member("High").value(int, reading.High);
  if (reading.Celsius !== undefined) json.member("Celsius").value(decimal, reading.Celsius);
  if (reading.Kelvin !== undefined) json.member("Kelvin").value(decimal, reading.Kelvin);
  if (reading.Air !== undefined) json.member("Air").value(string, reading.Air);
  if (reading.Water !== undefined) json.member("Water").value(string, reading.Water);
  json.closeObject();
}
