import { elapsed, logistic, type MakeFactMemory, weightOf } from './fact-memory';

/** Base-level learning as ACT-R has it (Anderson & Lebiere 1998): every trace decays alike, d = .5. */
const decay = 0.5;
const threshold = -3.1;
const noise = 0.3;
/** Retrieval latency F · e^(−f A): what is weak is recalled late, and not fluently. */
const latency = { base: 350, factor: 2600, exponent: 0.7 } as const;

/** Many encounters count, whenever they were; a weak fact is recalled slowly before it is recalled at all. */
export const activationMemory: MakeFactMemory = ({ ease, quickness, forgetting }) => {
  const earlier = Math.exp(threshold + ease);
  let traces: readonly { readonly at: number; readonly weight: number }[] = [];
  return {
    recall(now) {
      const own = traces.reduce(
        (sum, { at, weight }) => sum + weight * elapsed(at, now) ** (-decay * forgetting),
        0,
      );
      const active = Math.log(earlier + own) - threshold;
      return {
        probability: logistic(active / noise),
        ms: latency.base + latency.factor * Math.exp(-latency.exponent * active),
      };
    },
    study(now, encounter) {
      traces = [...traces, { at: now, weight: quickness * weightOf[encounter] }];
    },
  };
};
