import { texts as kitTexts } from '@games/kit/text/texts.gen';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { answerNotation, answerOf, assess } from '@/maths/sum/answer';
import { promptWithAnswer } from '@/maths/sum/prompt';
import { readAnswer } from '@/maths/sum/read-answer';
import type { Sum, SumId } from '@/maths/sum/sum';
import styles from './my-turn.module.css';
import { NumberPad } from './number-pad';
import { WorkedSteps } from './picture/worked-steps';
import { SumLine } from './sum-line';
import { extraKeys } from './typed-answer';
import { useTypedDigits } from './use-typed-digits';

interface Props {
  readonly sum: Sum;
  readonly locale: Locale;
  readonly knows?: (sumId: SumId) => boolean;
  /** The round has negative answers; without a round the sum decides. */
  readonly belowZero?: boolean;
}

function isRight(sum: Sum, value: string): boolean {
  const reading = readAnswer(sum, value);
  const assessment = reading.ok ? assess(sum, reading.answer) : 'wrong';
  return assessment === 'right' || assessment === 'not-simplified';
}

/** Offers a similar sum to try right after an explanation. Nothing is stored. */
export function MyTurn({ sum, locale, knows, belowZero = sum.answer.num < 0 }: Props) {
  const { t } = useTranslation('pupil');
  const place = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  const [given, setGiven] = useState<string | null>(null);
  const ready = () => {
    if (value !== '' && given === null) setGiven(value);
  };
  const extras = extraKeys(sum, locale, belowZero);
  useTypedDigits(given === null, value, setValue, ready, extras);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // The button was at the end of the sheet; the sum is at its beginning.
    place.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);

  const right = given !== null && isRight(sum, given);
  const answer = answerNotation(answerOf(sum));
  const written = promptWithAnswer(sum, answer, locale);
  const said = kitTexts[locale](right ? 'right' : 'wrong', { sum: written });
  return (
    <div className={styles.turn} ref={place} tabIndex={-1}>
      <p className="unseen" aria-live="polite">
        {given === null ? '' : said}
      </p>
      <SumLine
        sum={sum}
        locale={locale}
        inHole={given === null ? value : answer}
        state={given === null ? 'open' : 'right'}
        aloud={given === null}
      />
      {given === null && <NumberPad value={value} extras={extras} onChange={setValue} onReady={ready} />}
      {right && (
        <p className={styles.right} aria-hidden="true">
          {t('simple.right')}
        </p>
      )}
      {given !== null && !right && <WorkedSteps sum={sum} {...(knows && { knows })} />}
    </div>
  );
}
