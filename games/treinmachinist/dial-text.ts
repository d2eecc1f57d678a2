import type { Locale } from '@/maths/locale';
import { rational, times } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { DialText } from './dial-view';
import { type Dial, gaugeSweep } from './rules';

/** Returns what is written around a dial: the hours, the parts of a whole, or the numbers of a gauge. */
export function dialText({ kind, max, step }: Dial, locale: Locale): DialText {
  if (kind === 'board') return { marks: [], ticks: [] };
  if (kind === 'gauge') {
    const at = (part: number) => (part - 0.5) * gaugeSweep;
    const isLong = max * (step.num / step.den) > 1000;
    const marks = (isLong ? [0, 0.5, 1] : [0, 0.2, 0.4, 0.6, 0.8, 1]).map((part) => ({
      share: at(part),
      text: writeNumber(times(step, rational(Math.round(part * max * 10), 10)), locale),
    }));
    const ticks = Array.from({ length: 51 }, (_, place) => ({ share: at(place / 50), big: place % 5 === 0 }));
    return { marks, ticks };
  }
  if (kind === 'part') {
    const ticks = Array.from({ length: max }, (_, place) => ({
      share: place / max,
      big: max <= 12 || place % 5 === 0,
    }));
    return { marks: [{ share: 0, text: `${max}` }], ticks };
  }
  const ticks = Array.from({ length: 60 }, (_, minute) => ({ share: minute / 60, big: minute % 5 === 0 }));
  const marks = Array.from({ length: 12 }, (_, hour) => ({ share: hour / 12, text: `${hour || 12}` }));
  return { marks, ticks };
}
