import { describe, expect, it } from 'vitest';
import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { locales } from '../../locale';
import { equals } from '../../number/rational';
import { promptSpeech } from '../prompt';
import { parseSumOrThrow, readSum } from '../read-sum';
import type { Sum } from '../sum';
import { readSpoken } from './read-spoken.test-support';

/** Plain numbers and ratios have a test of their own; lines and clock faces are said in their own ways. */
const isRead = ({ id, kind }: Sum): boolean =>
  /[a-z%/?~]/.test(id) &&
  !/\(-?\d+(?:\.\.|~)|face|words|\dh\d\d|clock/.test(id) &&
  !(kind === 'percent' && /:.*=.*:/.test(id));

describe('a sum with fractions, units and forms, read back from what is said', () => {
  const sums = [...new Set(standardCollections.flatMap(sumsOf))].map(parseSumOrThrow).filter(isRead);

  it.each(locales)('is the sum that is shown (%s)', (locale) => {
    const isHeard = (sum: Sum) => {
      const found = readSum(readSpoken(promptSpeech(sum, locale), locale));
      return (
        found !== null && equals(found.answer, sum.answer) && found.answerSpec.unit === sum.answerSpec.unit
      );
    };
    const other = sums.filter((sum) => !isHeard(sum));
    expect(
      other
        .slice(0, 12)
        .map((sum) => [sum.id, promptSpeech(sum, locale), readSpoken(promptSpeech(sum, locale), locale)]),
    ).toEqual([]);
    expect(sums.length).toBeGreaterThan(4_000);
  });
});
