import { motorSamplesAsked, motorTime } from '@/maths/learn/motor-time';

type Hand = 'pointer' | 'touch' | 'keyboard' | 'switch';

/** What the hand alone takes in one game on this device, per kind of input. */
export interface MotorTimes {
  of(input: Hand): number;
  /** A sum known by heart was answered: its time is nearly all hand. */
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

/** Kept on the device by pupil and game; where nothing can be kept the game's start values stay. */
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
        // Full or forbidden: the start value is good enough.
      }
    },
  };
}
