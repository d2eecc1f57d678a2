import type { Locale } from '@/maths/locale';
import { type Rational, rational, times } from '@/maths/number/rational';
import type { Unit } from '@/maths/number/unit';
import type { Sum } from '@/maths/sum/sum';
import { unitSymbol } from '@/maths/sum/wording/prompt-words';
import { asSaid, type LineEnds } from '../layout/line-scale';
import { estimateText, writeLikeAnswer } from './notation';

/** Returns the unit in which a sum is put on a line: that of its answer, or of the number that has to be placed. */
function unitOnLine({ answerSpec, left }: Sum): Unit | null {
  if (answerSpec.unit !== null) return answerSpec.unit;
  return answerSpec.line !== null && left.kind === 'number' ? (left.unit ?? null) : null;
}

const hundred = rational(100);

/** Writes a number of a sum's line with its unit: `0,6`, `€ 5`, `35 cm`, `100 %`. */
export function lineText(value: Rational, sum: Sum, locale: Locale): string {
  if (sum.answerSpec.form === 'moment') return writeLikeAnswer(value, sum, locale);
  const unit = unitOnLine(sum);
  // A percentage that is put on a line from 0 to 1 has the value of its share.
  const isShare = unit === '%' && sum.answerSpec.unit === null;
  const number = writeLikeAnswer(isShare ? times(value, hundred) : value, sum, locale);
  if (unit === null || unit === 'clock' || unit === 'face' || unit === 'words') return number;
  const symbol = unit === 'eur' ? '€' : unitSymbol(unit, locale, value);
  if (unit === 'eur') return `${symbol} ${number}`;
  return `${number} ${symbol}`;
}

/** Writes an estimate on a sum's line as people would say it; null where a fraction is asked. */
export function estimateOnLine(value: Rational, ends: LineEnds, sum: Sum, locale: Locale): string | null {
  if (estimateText(value, ends, sum, locale) === null) return null;
  return lineText(asSaid(ends, value), sum, locale);
}
