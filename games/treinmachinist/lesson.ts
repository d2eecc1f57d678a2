import type { SceneKit } from '@games/kit/scene/scene-kit';
import { writeLikeAnswer } from '@games/kit/text/notation';
import { writeNumber } from '@/maths/number/write-number';
import type { Sum } from '@/maths/sum/sum';
import { type Way, wayOf } from './hops';
import type { Layout } from './layout';
import { type Dial, isReading, momentsIn, valueAt } from './rules';
import { texts } from './texts.gen';
import type { Track } from './track';
import { lessonView } from './track-views';

/** Time of one hop, and of all of them at most, ms. */
const hopTime = 200;
const allHops = 1000;

interface LessonSpec {
  readonly sum: Sum;
  readonly dial: Dial;
  /** Where the child stopped, on the dial. */
  readonly given: number;
}

const halfDay = 720;

/** The right place and the child's on one half of the day, where only the clock is read. */
function onOneTrack(
  { sum, dial, given }: LessonSpec,
  way: Way,
): { readonly way: Way; readonly given: number } {
  if (!isReading(sum)) return { way, given: given + way.zero };
  const right = way.right % halfDay;
  const by = right - way.right;
  const hops = way.hops.map((hop) => ({ ...hop, from: hop.from + by, to: hop.to + by }));
  const off = (((given - right) % halfDay) + halfDay) % halfDay;
  const near = off > halfDay / 2 ? off - halfDay : off;
  return { way: { ...way, hops, right }, given: right + near * (dial.turn > 0 ? 1 : -1) };
}

/** After a miss: the train stands where it was stopped, and the way to the right place is hopped along the sleepers. */
export async function teach(
  { motion, sounds, locale, say }: SceneKit,
  { track: ends }: Layout,
  track: Track,
  spec: LessonSpec,
): Promise<void> {
  const { sum, dial } = spec;
  const { way, given } = onOneTrack(spec, wayOf(sum, dial));
  const t = texts[locale];
  track.rise(ends.lesson);
  track.show(lessonView(sum, dial, way, given, locale), given);
  const write = (count: number) => writeLikeAnswer(valueAt(sum, dial, Math.max(0, count)), sum, locale);
  const [givenText, rightText] = [write(spec.given), write(way.right - way.zero)];
  const [own, goal] = track.plates(
    { count: given, text: givenText, kind: 'given' },
    { count: way.right, text: rightText, kind: 'right' },
  );
  const flag = track.flag(way.right, given).setAlpha(0);
  await motion.tween({ targets: own, alpha: 1, duration: 120 });
  const each = Math.min(hopTime, allHops / Math.max(1, way.hops.length));
  let free = Number.NEGATIVE_INFINITY;
  const hops = way.hops.toSorted((a, b) => a.from + a.to - b.from - b.to);
  const isBack = (way.hops[0]?.to ?? 0) < (way.hops[0]?.from ?? 0);
  const drawn = hops.map((hop) => {
    const made = track.hop(hop, writeNumber(hop.length, locale), free);
    free = made.free;
    for (const part of made.parts) part.setAlpha(0);
    return made.parts;
  });
  for (const parts of isBack ? drawn.toReversed() : drawn) {
    sounds.play('hop');
    await motion.tween({ targets: [...parts], alpha: 1, duration: each });
  }
  const marks = [flag, goal];
  await motion.tween({ targets: marks, alpha: 1, duration: 160 });
  const steps = way.hops.map(({ length }) => writeNumber(length, locale)).join(' + ');
  const [start] = momentsIn(sum);
  say(start === undefined ? t('hops', { steps, right: rightText }) : t('way', { steps, right: rightText }));
}
