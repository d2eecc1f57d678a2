import { distractorsFor } from '../../error-type/distractors';
import { rational } from '../../number/rational';
import { randomFrom } from '../../random';
import { answerNotation, asAnswer } from '../../sum/answer';
import type { Sum } from '../../sum/sum';
import type { Option } from '../task';

const fewest = 2;
const most = 8;

const signs = [-1, 0, 1].map((sign) => rational(sign));

/**
 * The right answer among `count` options (2–8) in an order decided by the seed; an id belongs to its value. A
 * comparison always offers <, = and >, in that order.
 */
export function optionsFor(sum: Sum, count: number, seed: number): Option[] {
  const random = randomFrom(seed);
  const offered = () => {
    if (sum.answerSpec.form === 'relation') return signs;
    const wrong = distractorsFor(sum, Math.min(most, Math.max(fewest, count)) - 1, random);
    return random.shuffled([sum.answer, ...wrong]);
  };
  return offered().flatMap((value) => {
    const answer = asAnswer(sum, value);
    if (answer === null) return [];
    const text = answerNotation(answer);
    return [{ id: `v${text}`, value: text }];
  });
}
