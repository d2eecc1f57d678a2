import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { formatDay, formatPercent } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { SumLine } from '../../pupil/sum/sum-line';
import { Button } from '../../ui/plain/button';
import {
  answerExample,
  answersOf,
  beginExample,
  daysLater,
  type ExampleChild,
  lanes,
  replies,
  type SumShown,
  sumsShown,
} from './example-child';
import styles from './window-board.module.css';

const daysOfWeek = 5;

/** The window of a made-up child, which the visitor answers for: the sums move as they do in the product. */
export default function WindowBoard() {
  const { t } = useTranslation('adaptive');
  const [child, setChild] = useState(beginExample);
  const locale = useLocale();
  const sums = sumsShown(child);
  const day = formatDay(child.day, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div className={styles.board}>
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <section key={lane} className={styles.lane} data-lane={lane} aria-label={t(`lanes.${lane}.title`)}>
            <h3>{t(`lanes.${lane}.title`)}</h3>
            <p>{t(`lanes.${lane}.text`)}</p>
            <ul>
              {sums
                .filter((sum) => sum.lane === lane)
                .map((sum) => (
                  <SumChip key={sum.sumId} sum={sum} child={child} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.side}>
        <AskedSum child={child} onAnswer={setChild} />
        <output className={styles.why}>
          <Why child={child} nameOf={(sumId) => shortText(sumId, locale)} day={day} />
        </output>
      </div>
      <div className={styles.days}>
        <b>{day}</b>
        <Button look="quiet" onClick={() => setChild(daysLater(child, 1))}>
          {t('nextDay')}
        </Button>
        <Button look="quiet" onClick={() => setChild(daysLater(child, daysOfWeek))}>
          {t('nextWeek')}
        </Button>
        <Button look="plain" onClick={() => setChild(beginExample())}>
          {t('restart')}
        </Button>
      </div>
    </div>
  );
}

type Place = Parameters<typeof promptText>[1];

const shortText = (sumId: SumId, locale: Place): string =>
  promptText(parseSumOrThrow(sumId), locale).replace(/\s*=\s*▢$/u, '');

function SumChip({
  sum: { sumId, probability },
  child,
}: {
  readonly sum: SumShown;
  readonly child: ExampleChild;
}) {
  const { t } = useTranslation('adaptive');
  const locale = useLocale();
  const isAsked = child.round.task?.sumIds[0] === sumId;
  const hasMoved = child.move?.sumId === sumId && child.move.from !== child.move.to;
  const chance = formatPercent(probability);
  return (
    <li className={styles.chip} data-asked={isAsked || undefined} data-moved={hasMoved || undefined}>
      <b>{shortText(sumId, locale)}</b>
      <span aria-hidden="true">{chance}</span>
      <span className="unseen">{t('chanceOf', { chance })}</span>
      <meter aria-hidden="true" min={0} max={1} value={probability} />
    </li>
  );
}

function AskedSum({
  child,
  onAnswer,
}: {
  readonly child: ExampleChild;
  readonly onAnswer: (child: ExampleChild) => void;
}) {
  const { t } = useTranslation('adaptive');
  const locale = useLocale();
  const [sumId] = child.round.task?.sumIds ?? [];
  if (!sumId || !child.round.task) return null;
  const { raw, wrong } = answersOf(sumId);
  return (
    <div className={styles.asked}>
      <p>{t('asked')}</p>
      <SumLine sum={parseSumOrThrow(sumId)} locale={locale} />
      <p className={styles.purpose}>{t(`purpose.${child.round.task.purpose}`)}</p>
      {replies.map((reply) => (
        <Button
          key={reply}
          look={reply === 'quick' ? 'primary' : 'quiet'}
          onClick={() => onAnswer(answerExample(child, reply))}
        >
          {t(`reply.${reply}`, { right: raw, wrong })}
        </Button>
      ))}
    </div>
  );
}

function Why({
  child: { move },
  nameOf,
  day,
}: {
  readonly child: ExampleChild;
  readonly nameOf: (sumId: SumId) => string;
  readonly day: string;
}) {
  const { t } = useTranslation('adaptive');
  if (!move) return <p>{t('begin', { day })}</p>;
  const { effect, sumId, fluentDays } = move;
  return (
    <>
      <b>
        {t(move.from === move.to ? 'stays' : 'moves', {
          sum: nameOf(sumId),
          lane: t(`lanes.${move.to}.title`),
        })}
      </b>
      <p>{t(`effect.${effect}`, { count: fluentDays })}</p>
    </>
  );
}
