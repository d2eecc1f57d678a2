import type { Judged } from '@games/kit/judged';
import { shown, withAnswer } from '@games/kit/notation';
import { kitTexts } from '@games/kit/texts';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { givenWorth, missPicture } from '@/maths/strategy/miss-picture';
import { Button } from '../../ui/plain/button';
import { MathsPicture } from '../picture/maths-picture';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './miss-card.module.css';

interface Props {
  readonly judged: Pick<Judged, 'sum' | 'answered' | 'correct' | 'named'>;
  readonly locale: Locale;
  readonly onGoOn: () => void;
}

/** After a miss: what was said beside what is right, and the sum as it should be. */
export function MissCard({ judged, locale, onGoOn }: Props) {
  const { sum, answered: given, correct, named } = judged;
  const { t } = useTranslation('pupil');
  const card = useRef<HTMLDivElement>(null);
  const { right, given: wrong } = missPicture(sum, givenWorth(sum, given));
  const answer = withAnswer(sum, correct, locale);
  const said = `${named ?? t('simple.look')} ${kitTexts[locale].wrong(answer)}`;
  useEffect(() => card.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.card} ref={card}>
      <h2>
        {t('simple.look')} <ReadAloudButton text={said} />
      </h2>
      {named !== null && <p className={styles.named}>{named}</p>}
      <div className={styles.pictures}>
        {wrong !== null && given !== null && (
          <figure>
            <figcaption className={styles.given}>
              {t('simple.given')} <b>{shown(given, locale)}</b>
            </figcaption>
            <MathsPicture picture={wrong} locale={locale} />
          </figure>
        )}
        <figure>
          <figcaption className={styles.right}>
            {t('simple.correct')} <b>{shown(correct, locale)}</b>
          </figcaption>
          <MathsPicture picture={right} locale={locale} />
        </figure>
      </div>
      <p className={styles.sum}>{answer}</p>
      <Button size="lg" onClick={onGoOn}>
        {t('simple.goOn')}
        <IconArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}
