import { textAroundHole } from '@games/kit/text/notation';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { optionsFor } from '@/maths/round/choice/options';
import { answerText, promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import { art } from './art.gen';
import manifest from './game';
import { frameOf, onBoard } from './glyphs';
import { boardsOf, legOf, onGate, turned } from './rules';

const shapes = manifest.takes.choose ?? [];
const taken = [...new Set(standardCollections.flatMap((collection) => sumsOf(collection)))]
  .map(parseSumOrThrow)
  .filter((sum) => hasShape(sum, shapes));

/** Returns what stands over the road, on the roof and on a gate while a sum is asked, as it is and turned round. */
function written(sum: (typeof taken)[number], locale: 'nl' | 'be' | 'en'): readonly string[] {
  const leg = legOf(sum);
  const { before, after } = textAroundHole(sum, locale);
  const options = optionsFor(sum, manifest.options ?? 3, 1).map(({ value }) => answerText(value, locale));
  return (leg === null ? [leg] : [leg, turned(leg)]).flatMap((each) => {
    const { roof, gantry, gate } = boardsOf(each, before, after, locale);
    return [roof, gantry, ...options.map((option) => onGate(gate(option)))];
  });
}

describe('the glyphs', () => {
  it.each(['nl', 'be', 'en'] as const)('have every sign that a taken sum shows (%s)', (locale) => {
    expect(taken.length).toBeGreaterThan(2000);
    const signs = new Set(taken.flatMap((sum) => written(sum, locale)).flatMap((text) => [...onBoard(text)]));
    const missing = [...signs].filter((sign) => !/\s/.test(sign) && !(frameOf(sign) in art.frames));
    expect(missing).toEqual([]);
  });

  it.each(['nl', 'be', 'en'] as const)('show the brackets and the sign of the card (%s)', (locale) => {
    for (const sum of taken) {
      const leg = legOf(sum);
      if (leg !== null && leg.hole === 'change') continue;
      const { before, after } = textAroundHole(sum, locale);
      const { roof, gantry } = boardsOf(leg, before, after, locale);
      const signsOf = (text: string) => text.replace(/[^()×:÷]/g, '');
      expect(signsOf(`${roof} ${gantry}`), sum.id).toBe(
        signsOf(promptText(sum, locale).replace(/\(\p{L}.*\)/u, '')),
      );
    }
  });
});
