import { distractorsFor } from '../error-type/distractors';
import { notation } from '../number/rational';
import { randomFrom } from '../random';
import type { Sum } from '../sum/sum';
import type { Option } from './task';

const fewest = 2;
const most = 8;

/** The right answer among `count` options (2–8) in an order decided by the seed; an id belongs to its value. */
export function optionsFor(sum: Sum, count: number, seed: number): Option[] {
  const random = randomFrom(seed);
  const wrong = distractorsFor(sum, Math.min(most, Math.max(fewest, count)) - 1, random);
  return random.shuffled([sum.answer, ...wrong]).map((value) => {
    const text = notation(value);
    return { id: `v${text}`, value: text };
  });
}
