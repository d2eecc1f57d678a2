import { logistic } from './fact-memory';

/** How well a child carries out one procedure. */
export interface ProcedureMemory {
  /** Logits above the child's start. */
  gain(now: number): number;
  study(now: number, isRight: boolean, probability: number): void;
}

const dayMs = 86_400_000;

/** The power law of practice: each answer brings less than the one before (Newell & Rosenbloom 1981). */
export function practiceMemory(quickness: number): ProcedureMemory {
  let answers = 0;
  return {
    gain: () => 0.8 * quickness * Math.log(1 + answers / 4),
    study: (_, isRight) => {
      answers += isRight ? 1 : 0.7;
    },
  };
}

/** Exponential: most is learned where it is neither sure nor hopeless, and half of it is lost in a month. */
export function fadingMemory(quickness: number): ProcedureMemory {
  let level = 0;
  let last: number | null = null;
  const at = (now: number) => (last === null ? 0 : level * 2 ** (-(now - last) / dayMs / 30));
  return {
    gain: at,
    study(now, _, probability) {
      level = at(now) + 0.45 * quickness * (0.25 + 3 * probability * (1 - probability)) * 0.4;
      last = now;
    },
  };
}

/** All or nothing: an answer may be the one where it is understood (Corbett & Anderson 1995, P(T) = .12). */
export function insightMemory(quickness: number, draw: () => number): ProcedureMemory {
  let isLearned = false;
  return {
    gain: () => (isLearned ? 3 : 0),
    study(_, isRight, probability) {
      const insight = 0.12 * quickness * (isRight ? 1 : 0.7) * (0.4 + logistic(4 * (probability - 0.3)));
      if (draw() < insight) isLearned = true;
    },
  };
}
