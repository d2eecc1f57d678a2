import { waitForContinue } from '@games/kit/feedback/continue-button';
import { WordPlate } from '@games/kit/feedback/word-plate';
import type { LineEnds } from '@games/kit/layout/line-scale';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Locale } from '@/maths/locale';
import { equals, rational } from '@/maths/number/rational';
import type { Layout } from './layout';
import { type Mark, sideOf } from './rules';
import { texts } from './texts.gen';

/**
 * Returns the sentence about what was missed, from the nearest mark, and what is said beside it; after it where the
 * child hung it, `given`, where that can be written. A plate cannot stack a
 * fraction: on a line from 0 to 1 the mark has a name there, on another one half of the line is no half, and the number
 * itself is written.
 */
export function sentencesOf(
  near: Mark & { readonly text: string },
  { share, text, ends }: { readonly share: number; readonly text: string; readonly ends: LineEnds },
  given: string | null,
  locale: Locale,
): { readonly told: string; readonly spoken: string } {
  const t = texts[locale];
  const side = sideOf(share, near);
  const name = near.rank === 'half' ? 'half' : near.share < 0.5 ? 'quarter' : 'threeQuarters';
  const own = t(`own.${side}`, { right: text, value: near.text });
  const isStacked = [text, near.text].some((written) => written.includes('/'));
  const placed = given === null || given === text ? '' : ` ${t('given', { value: given })}`;
  const sentence =
    isStacked && isUnit(ends)
      ? t(`beside.${side}`, { mark: t(`beside.${name}`) })
      : side === 'at'
        ? t('near', { value: text })
        : own;
  return { told: `${sentence}${placed}`, spoken: `${t(name)} ${own}${placed}` };
}

const isUnit = ({ min, max }: LineEnds): boolean => min.num === 0 && equals(max, rational(1));

/** Says one sentence on a plate on the grass, its numbers aloud beside it, and waits until the child goes on. */
export async function tellMiss(
  kit: SceneKit,
  { words, go }: Layout,
  told: string,
  spoken: string,
): Promise<void> {
  const plate = new WordPlate(kit, words, 'wrong');
  await plate.say(told);
  kit.say(spoken);
  await waitForContinue(kit, go);
  plate.destroy();
}
