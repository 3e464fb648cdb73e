import { type Attributes, createNoopMeter, type Histogram, type Meter, metrics } from "@opentelemetry/api";
import { instrumentationName } from "./call-facts.js";

/** The histogram boundaries that the conventions advise, in seconds. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const noMeter = createNoopMeter();

/** Records the durations of calls, in seconds. */
export interface CallDurations {
  /** Whether a meter provider is registered. If not, `record` does nothing, and a caller can spare the attributes. */
  readonly isEnabled: () => boolean;
  readonly record: (seconds: number, attributes: Attributes) => void;
}

/**
 * Makes the recorder of a histogram, such as `rpc.server.call.duration`. A meter provider that is registered later is found: the API
 * has no proxy for meters.
 */
export function callDurations(name: string, description: string): CallDurations {
  let known: { readonly meter: Meter; readonly histogram: Histogram } | undefined;
  const histogram = (): Histogram | undefined => {
    const meter = metrics.getMeter(instrumentationName);
    if (meter === noMeter) return undefined;
    if (known?.meter !== meter) {
      const options = { description, unit: "s", advice: { explicitBucketBoundaries: boundaries } };
      known = { meter, histogram: meter.createHistogram(name, options) };
    }
    return known.histogram;
  };
  return {
    isEnabled: () => histogram() !== undefined,
    record: (seconds, attributes) => histogram()?.record(seconds, attributes),
  };
}
