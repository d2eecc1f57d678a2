import { spokenNames } from '@games/kit/text/notation';
import type { Locale } from '@/maths/locale';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Segment } from './matter';
import { texts } from './texts.gen';

/** Returns what a screen reader is told when a task begins: what lies on the rug, and in a round without numbers what the bag holds. */
export function startText(task: Task, fluffIn: readonly Segment[] | null, locale: Locale): string {
  const t = texts[locale];
  const { sumIds } = task;
  const about = { count: sumIds.length, items: spokenNames(sumIds.map(parseSumOrThrow), locale) };
  const [first, second] = (fluffIn ?? []).map(({ length }) => length);
  return first === undefined || second === undefined
    ? t('start', about)
    : t('startFluff', { first, second, ...about });
}
