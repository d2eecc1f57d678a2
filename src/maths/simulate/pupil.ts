import { distractorsFor } from '../error-type/distractors';
import { notation } from '../number/rational';
import { type Random, randomFrom, seedOf } from '../random';
import type { Given, Task } from '../round/task';
import { sumOf } from '../sum/read-sum';
import type { Sum, SumId } from '../sum/sum';
import {
  activation,
  hardness,
  recallChanceAt,
  recallMs,
  recallThreshold,
  remains,
  slipRate,
  type Trace,
  traceWeight,
  withTrace,
  workingOutChance,
  workingOutMs,
} from './memory-model';

export interface PupilTraits {
  readonly seed: number;
  /** Departure from the class's middle in standard deviations, about −2 to 2. */
  readonly talent: number;
  /** School year 1–8 (NL numbering). */
  readonly year: number;
}

export interface PupilReply {
  readonly given: Given;
  /** From readable to committed, hand included. */
  readonly responseMs: number;
}

/**
 * A pupil that is not the learner model (`memory-model.ts`). What is not recalled is worked out, slowly and with
 * errors; hands and attention fail now and then.
 */
export interface LearningPupil {
  /** Answers a typed task of one sum and learns from it. `now` is epoch ms. */
  answer(task: Pick<Task, 'sumIds'>, now: number): PupilReply;
  /** Chance that the fact is recalled at once, without practising it: the truth a model is measured against. */
  recallChance(sumId: SumId, now: number): number;
  /** What asking a sum at these times would bring, on average: for a policy that sees through the pupil. */
  foresee(sumId: SumId, times: readonly number[], later: number): Foreseen;
}

export interface Foreseen {
  /** Chance of recall at the later time if it is asked at none of the times, the first, the first two, … */
  readonly recalled: readonly number[];
  /** Time each answer takes, and how likely it is right. */
  readonly answers: readonly { readonly ms: number; readonly right: number }[];
}

/** About normal, mean 0 and deviation 1. */
const normal = (random: Random): number => (random.next() + random.next() + random.next() - 1.5) * 2;

/** In the place of chance where an average is wanted. */
const middling: Random = { ...randomFrom(0), next: () => 0.5 };

const handMs = 1200;
const giveUpRate = 0.1;

function wrongAnswer(sum: Sum, random: Random): Given {
  const [wrong] = distractorsFor(sum, 3, random);
  return wrong ? { kind: 'value', raw: notation(wrong) } : { kind: 'unknown' };
}

/** Makes a pupil; the same traits give the same pupil, whoever asks it what. */
export function learningPupil({ seed, talent, year }: PupilTraits): LearningPupil {
  const random = randomFrom(seedOf(seed, 'learning pupil'));
  const traces = new Map<SumId, readonly Trace[]>();
  const wrongTraces = new Map<SumId, readonly Trace[]>();
  const ability = talent + (year - 4) * 0.7;
  const hand = 1 + 0.15 * normal(random);
  const quickness = Math.exp(0.25 * normal(random));
  const eases = new Map<SumId, number>();
  /** How well the pupil stood to this sum before the first day. */
  const easeOf = (sumId: SumId): number => {
    const known = eases.get(sumId);
    if (known !== undefined) return known;
    const taste = normal(randomFrom(seedOf(seed, sumId)));
    const ease = ability - hardness(sumOf(sumId)) - 1.5 + 0.5 * taste;
    eases.set(sumId, ease);
    return ease;
  };
  /** A sum with these traces: how active it is, how likely recalled, and how likely a wrong answer comes to mind instead. */
  const stateOf = (
    sumId: SumId,
    now: number,
    right: readonly Trace[] = traces.get(sumId) ?? [],
    wrong: readonly Trace[] = wrongTraces.get(sumId) ?? [],
  ) => {
    const active = activation(recallThreshold + 0.8 * easeOf(sumId), right, now);
    const wrongly = remains(wrong, now);
    return { active, knows: recallChanceAt(active), misled: wrongly / (wrongly + Math.exp(active)) };
  };

  return {
    foresee(sumId, times, later) {
      const ease = easeOf(sumId);
      let right = traces.get(sumId) ?? [];
      let wrong = wrongTraces.get(sumId) ?? [];
      const known = () => {
        const { knows, misled } = stateOf(sumId, later, right, wrong);
        return knows * (1 - misled);
      };
      const recalled = [known()];
      const answers: { ms: number; right: number }[] = [];
      for (const now of times) {
        const { active, knows, misled } = stateOf(sumId, now, right, wrong);
        const recalls = knows * (1 - slipRate) * (1 - misled);
        const worksOut = (1 - knows) * workingOutChance(ease);
        const misses = 1 - recalls - worksOut;
        const { recalled: whole, workedOut, shown, saidWrongly } = traceWeight;
        const thinkingMs = knows * recallMs(active) + (1 - knows) * workingOutMs(ease, middling);
        answers.push({ ms: handMs * hand + thinkingMs, right: recalls + worksOut });
        right = withTrace(right, now, (whole * recalls + workedOut * worksOut + shown * misses) * quickness);
        wrong = withTrace(wrong, now, saidWrongly * misses);
        recalled.push(known());
      }
      return { recalled, answers };
    },
    recallChance(sumId, now) {
      const { knows, misled } = stateOf(sumId, now);
      return knows * (1 - misled);
    },
    answer({ sumIds: [sumId] }, now) {
      if (sumId === undefined) return { given: { kind: 'unknown' }, responseMs: handMs };
      const sum = sumOf(sumId);
      const { active, knows, misled } = stateOf(sumId, now);
      const ease = easeOf(sumId);
      const recalls = random.next() < knows;
      const slips = slipRate + (1 - slipRate) * misled;
      const right = random.next() < (recalls ? 1 - slips : workingOutChance(ease));
      const thinkingMs = recalls ? recallMs(active) : workingOutMs(ease, random);
      const left = right ? (recalls ? traceWeight.recalled : traceWeight.workedOut) : traceWeight.shown;
      traces.set(sumId, withTrace(traces.get(sumId) ?? [], now, left * quickness));
      if (!right) {
        wrongTraces.set(sumId, withTrace(wrongTraces.get(sumId) ?? [], now, traceWeight.saidWrongly));
      }
      const gaveUp = !recalls && !right && random.next() < giveUpRate;
      const given: Given = gaveUp
        ? { kind: 'unknown' }
        : right
          ? { kind: 'value', raw: notation(sum.answer) }
          : wrongAnswer(sum, random);
      return { given, responseMs: Math.round(handMs * hand * (0.85 + 0.3 * random.next()) + thinkingMs) };
    },
  };
}
