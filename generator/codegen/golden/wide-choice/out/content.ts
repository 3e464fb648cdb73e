// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { ContentModel } from "@stubwright/runtime/codec";
import { contentModel } from "@stubwright/runtime/codec";
import { wideNamespace } from "./namespaces.js";

/**
 * `Taken, (Acidity | Brightness | Clouds | Depth | Energy | Fog | Gust{1,9} | Humidity | Ice | Lightning | Noise |
 * Ozone | Pressure | Rain | Snow | (Wind, Direction?) | (Low?, High?) | ((Celsius | Kelvin), (Air | Water)?))`
 */
export const readingContent: ContentModel<
  | "Taken"
  | "Acidity"
  | "Brightness"
  | "Clouds"
  | "Depth"
  | "Energy"
  | "Fog"
  | "Gust"
  | "Humidity"
  | "Ice"
  | "Lightning"
  | "Noise"
  | "Ozone"
  | "Pressure"
  | "Rain"
  | "Snow"
  | "Wind"
  | "Direction"
  | "Low"
  | "High"
  | "Celsius"
  | "Kelvin"
  | "Air"
  | "Water"
> = /* @__PURE__ */ contentModel(wideNamespace, "Reading", {
  elements: [
    ["Taken"],
    ["Acidity"],
    ["Brightness"],
    ["Clouds"],
    ["Depth"],
    ["Energy"],
    ["Fog"],
    ["Gust"],
    ["Humidity"],
    ["Ice"],
    ["Lightning"],
    ["Noise"],
    ["Ozone"],
    ["Pressure"],
    ["Rain"],
    ["Snow"],
    ["Wind"],
    ["Direction"],
    ["Low"],
    ["High"],
    ["Celsius"],
    ["Kelvin"],
    ["Air"],
    ["Water"],
  ],
  states: [
    { Taken: 1 },
    {
      Acidity: 2,
      Brightness: 2,
      Clouds: 2,
      Depth: 2,
      Energy: 2,
      Fog: 2,
      Gust: 3,
      Humidity: 2,
      Ice: 2,
      Lightning: 2,
      Noise: 2,
      Ozone: 2,
      Pressure: 2,
      Rain: 2,
      Snow: 2,
      Wind: 4,
      Low: 5,
      High: 2,
      Celsius: 6,
      Kelvin: 6,
    },
    {},
    { Gust: 7 },
    { Direction: 2 },
    { High: 2 },
    { Air: 2, Water: 2 },
    { Gust: 8 },
    { Gust: 9 },
    { Gust: 10 },
    { Gust: 11 },
    { Gust: 12 },
    { Gust: 13 },
    { Gust: 2 },
  ],
  final: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
});
