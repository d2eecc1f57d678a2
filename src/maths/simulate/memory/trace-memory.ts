import { elapsed, logistic, type MakeFactMemory, weightOf } from './fact-memory';

interface Trace {
  readonly at: number;
  readonly decay: number;
  readonly weight: number;
}

/** Figures of Pavlik & Anderson 2005: the decay of a new trace grows with the activation it finds, so spacing pays. */
const decayLeast = 0.177;
const decayByActivation = 0.217;
const threshold = -0.704;
const noise = 0.255;

/** Every encounter leaves a trace that fades by a power law, slower when practice is spaced. */
export const traceMemory: MakeFactMemory = ({ ease, quickness, forgetting }) => {
  const earlier = Math.exp(threshold + 0.8 * ease);
  let traces: readonly Trace[] = [];
  const remains = (now: number) =>
    traces.reduce((sum, { at, decay, weight }) => sum + weight * elapsed(at, now) ** -decay, 0);
  return {
    recall(now) {
      const active = Math.log(earlier + remains(now)) - threshold;
      return { probability: logistic(active / noise), ms: 350 + 900 * Math.exp(-0.5 * active) };
    },
    study(now, encounter) {
      const decay = forgetting * (decayLeast + decayByActivation * Math.min(2, remains(now)));
      traces = [...traces, { at: now, decay, weight: quickness * weightOf[encounter] }];
    },
  };
};
