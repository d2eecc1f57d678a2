import { readSum } from '@/maths/sum/read-sum';
import type { Sum } from '@/maths/sum/sum';

const signs: readonly (readonly [RegExp, string])[] = [
  [/[×x·]/gi, '*'],
  [/[−–]/g, '-'],
  [/[÷/]/g, ':'],
  [/\s|=.*$/g, ''],
];

/** Largest number of digits: the pictures show sums of primary schools. */
const plain = /^\d{1,3}[+*:-]\d{1,3}$/;

/** Reads a sum as people type it, such as `7 x 8` or `13 − 8 =`; null where it is none that pupils practise. */
export function readTypedSum(typed: string): Sum | null {
  const bare = signs.reduce((text, [sign, plainSign]) => text.replace(sign, plainSign), typed.trim());
  if (!plain.test(bare)) return null;
  const sum = readSum(`${bare}=_`);
  const { binaryFact } = sum ?? {};
  return sum && binaryFact && Number.isInteger(binaryFact.result) && binaryFact.result >= 0 ? sum : null;
}
