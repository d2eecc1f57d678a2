import { motorSamplesAsked, motorTime } from '@/maths/learn/grading/motor-time';

type Hand = 'pointer' | 'touch' | 'keyboard' | 'switch';

/** Motor time of answers in one game on this device, by kind of input. */
export interface MotorTimes {
  of(input: Hand): number;
  /** Learns from a sum known by heart: nearly all of its response time is motor time. */
  learn(input: Hand, responseMs: number): void;
}

const KEPT = motorSamplesAsked * 3;

const read = (key: string): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((value) => typeof value === 'number') : [];
  } catch {
    return [];
  }
};

/** Stores motor times on the device by pupil and game. Without storage the start values of the game apply. */
export function motorTimesOf(
  pupilId: string,
  game: string,
  start: { readonly pointer: number; readonly touch: number; readonly keyboard: number },
): MotorTimes {
  const key = (input: Hand) => `motor-time.${pupilId}.${game}.${input}`;
  const startOf = (input: Hand) => (input === 'switch' ? start.keyboard * 2 : start[input]);
  return {
    of: (input) => Math.min(10_000, motorTime(read(key(input)), startOf(input))),
    learn(input, responseMs) {
      try {
        localStorage.setItem(key(input), JSON.stringify([...read(key(input)), responseMs].slice(-KEPT)));
      } catch {
        // Storage is full or forbidden: the start values apply.
      }
    },
  };
}
