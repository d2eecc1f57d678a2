import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import type { Locale } from '@/maths/locale';
import { readAnswerNotation } from '@/maths/sum/answer';
import { answerText } from '@/maths/sum/prompt';
import { besideEachOther, type Leg, onGate, tryOut, tryOutMean, tryOutRest, type Way } from './rules';
import { texts } from './texts.gen';

type Answer = Pick<GradedAnswer, 'sum' | 'answered' | 'correct'>;

/** Says of a division with remainder that it lands elsewhere, or that what is left over holds one more. */
const restText = (locale: Locale, { landed, goal, found, sought, step, rest }: Way): string =>
  landed === goal
    ? texts[locale]('back.fits', { rest, step })
    : texts[locale]('back.start', { found, sought });

/** Describes in a sentence what trying out an answer showed. */
function backText(locale: Locale, { hole, sign }: Leg, way: Way): string {
  const t = texts[locale];
  const { from, found, sought, hops } = way;
  const step = Math.abs(way.step);
  if (way.landed < 0) return t('back.past', { from, step });
  // For hops back to zero the number of hops matters, for others their end.
  if (way.goal !== 0 || way.step >= 0 || (sign !== '×' && sign !== ':'))
    return t(hole === 'start' ? 'back.start' : 'back.even', { found, sought });
  if (hole === 'start') return t('back.shared', { from, step, hops, sought });
  return way.rest === 0
    ? t('back.hops', { from, step, hops, sought })
    : t('back.rest', { from, step, sought });
}

/** Says in at most eight words where an answer leads; null where the number of hops matters. */
export function homeText(locale: Locale, leg: Leg | null, way: Way): string | null {
  const { landed, goal, found, sought, counts, rest, step } = way;
  const t = texts[locale];
  if (leg === null && landed === goal) return rest >= step ? t('back.fits', { rest, step }) : null;
  if (landed < 0 && leg !== null) return t('back.past', { from: way.from, step: Math.abs(step) });
  if (counts || landed === goal || found === sought) return null;
  return t(leg === null || leg.hole === 'start' ? 'home.there' : 'home.back', { found, sought });
}

/** Tries out the child's answer and the right one; null when one of them cannot be drawn. */
export function triedOut(
  leg: Leg | null,
  { sum, answered, correct }: Answer,
): { readonly own: Way; readonly right: Way } | null {
  const drive = (answer: string) => {
    if (leg === null) return tryOutRest(sum, answer) ?? tryOutMean(sum, answer);
    return /^\d+$/.test(answer) ? tryOut(leg, Number(answer)) : null;
  };
  const [own, right] = [drive(answered ?? ''), drive(correct)];
  return own === null || right === null ? null : { own, right };
}

/** Puts both answers on one street where no way back leads from them; null for what is no number. */
export function besideOf(
  { answered, correct }: Answer,
  locale: Locale,
): { readonly own: Way; readonly right: Way } | null {
  const [own, right] = [answered ?? '', correct].map((answer) => {
    const read = readAnswerNotation(answer);
    return read?.kind === 'number' ? read.value.num / read.value.den : null;
  });
  if (own === null || own === undefined || right === null || right === undefined) return null;
  return besideEachOther(own, right, [
    onGate(answerText(answered ?? '', locale)),
    onGate(answerText(correct, locale)),
  ]);
}

/**
 * Returns the sentence on the ribbon after a miss: it sends the child back only where a way back is driven. `beside` is
 * the hint for an error that the way does not show, `named` the one for any error.
 */
export function missText(
  locale: Locale,
  leg: Leg | null,
  answer: Answer,
  { named, beside }: { readonly named: string | null; readonly beside: string | null },
): string | null {
  const tried = triedOut(leg, answer);
  if (tried === null) return besideOf(answer, locale) === null ? named : (beside ?? texts[locale]('aside'));
  return beside ?? homeText(locale, leg, tried.own) ?? texts[locale]('miss');
}

/** Says what trying out an answer showed. */
export const sentenceOf = (locale: Locale, leg: Leg | null, own: Way): string =>
  leg === null ? restText(locale, own) : backText(locale, leg, own);

/**
 * Says what the way back shows where the ribbon only sends the child there; null where the ribbon names the error or
 * where the way leads, so that only one sentence is told of a miss.
 */
export const besideRibbon = (
  locale: Locale,
  leg: Leg | null,
  own: Way,
  beside: string | null,
): string | null =>
  beside === null && homeText(locale, leg, own) === null ? sentenceOf(locale, leg, own) : null;
