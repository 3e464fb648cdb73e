// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, Decimal, ExactlyOne, TimeOfDay } from "@stubwright/runtime";

/** XML type `{urn:golden:wide}Reading`. */
export type Reading = { station: string; Taken: CalendarDate } & ExactlyOne<
  | { Acidity: Decimal }
  | { Brightness: number }
  | { Clouds: number }
  | { Depth: Decimal }
  | { Energy: bigint }
  | { Fog: boolean }
  | {
      /** 1 to 9 items. */
      Gust: Decimal[];
    }
  | { Humidity: number }
  | { Ice: boolean | null }
  | { Lightning: TimeOfDay }
  | { Noise: number }
  | { Ozone: Decimal }
  | { Pressure: number }
  | { Rain: Decimal }
  | { Snow: Decimal }
  | { Wind: Decimal; Direction?: string }
  | { Low?: number; High?: number }
  | (({ Celsius: Decimal; Kelvin?: never } | { Kelvin: Decimal; Celsius?: never }) &
      ({ Air: string; Water?: never } | { Water: string; Air?: never } | { Air?: never; Water?: never }))
  | {
      Acidity?: never;
      Brightness?: never;
      Clouds?: never;
      Depth?: never;
      Energy?: never;
      Fog?: never;
      Gust?: never;
      Humidity?: never;
      Ice?: never;
      Lightning?: never;
      Noise?: never;
      Ozone?: never;
      Pressure?: never;
      Rain?: never;
      Snow?: never;
      Wind?: never;
      Direction?: never;
      Low?: never;
      High?: never;
      Celsius?: never;
      Kelvin?: never;
      Air?: never;
      Water?: never;
    }
>;

/** Every member that {@link Reading} may have, in any branch of its choice. */
export interface ReadingMembers {
  station?: string;
  Taken?: CalendarDate;
  Acidity?: Decimal;
  Brightness?: number;
  Clouds?: number;
  Depth?: Decimal;
  Energy?: bigint;
  Fog?: boolean;
  /** 1 to 9 items. */
  Gust?: Decimal[];
  Humidity?: number;
  Ice?: boolean | null;
  Lightning?: TimeOfDay;
  Noise?: number;
  Ozone?: Decimal;
  Pressure?: number;
  Rain?: Decimal;
  Snow?: Decimal;
  Wind?: Decimal;
  Direction?: string;
  Low?: number;
  High?: number;
  Celsius?: Decimal;
  Kelvin?: Decimal;
  Air?: string;
  Water?: string;
}
