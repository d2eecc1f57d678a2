import type { GradedAnswer } from '@games/kit/feedback/graded-answer';
import { joinList, spokenNames, sumName } from '@games/kit/text/notation';
import { texts as kitTexts } from '@games/kit/text/texts.gen';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { rightOrder } from '@/maths/round/judging/right-order';
import { givenValue, missPicture } from '@/maths/strategy/miss/miss-picture';
import { answerText, promptWithAnswer } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { Button } from '../../../ui/plain/button';
import { MathsPicture } from '../../sum/picture/maths-picture';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import styles from './miss-card.module.css';

interface Props {
  readonly graded: Pick<GradedAnswer, 'task' | 'sum' | 'answered' | 'correct' | 'named'>;
  readonly locale: Locale;
  readonly onGoOn: () => void;
}

/** Compares the given answer with the right one after a miss, and shows the completed sum; of an order the right one. */
export function MissCard({ graded, locale, onGoOn }: Props) {
  const { task, sum, answered: given, correct, named } = graded;
  const { t } = useTranslation('pupil');
  const card = useRef<HTMLDivElement>(null);
  const { right, given: wrong } = missPicture(sum, givenValue(sum, given));
  const isOrder = task.direction !== undefined;
  const answer = isOrder
    ? joinList(
        rightOrder(task).map((id) => sumName(parseSumOrThrow(id), locale)),
        locale,
      )
    : promptWithAnswer(sum, correct, locale);
  const spoken = isOrder ? spokenNames(rightOrder(task).map(parseSumOrThrow), locale) : answer;
  const said = `${named ?? t('simple.look')} ${kitTexts[locale]('wrong', { sum: spoken })}`;
  useEffect(() => card.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.card} ref={card}>
      <h2>
        {t('simple.look')} <ReadAloudButton text={said} />
      </h2>
      {named !== null && <p className={styles.named}>{named}</p>}
      {!isOrder && (
        <div className={styles.pictures}>
          {wrong !== null && given !== null && (
            <figure>
              <figcaption className={styles.given}>
                {t('simple.given')} <b>{answerText(given, locale)}</b>
              </figcaption>
              <MathsPicture picture={wrong} locale={locale} />
            </figure>
          )}
          <figure>
            <figcaption className={styles.right}>
              {t('simple.correct')} <b>{answerText(correct, locale)}</b>
            </figcaption>
            <MathsPicture picture={right} locale={locale} />
          </figure>
        </div>
      )}
      <p className={styles.sum}>{answer}</p>
      <Button size="lg" onClick={onGoOn}>
        {t('simple.goOn')}
        <IconArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}
