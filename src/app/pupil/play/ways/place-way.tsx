import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dividedBy,
  minus,
  notation,
  plus,
  rational,
  readNotation,
  times,
  zero,
} from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { sumOf } from '@/maths/sum/read-sum';
import { Button } from '../../../ui/plain/button';
import { useInput } from './use-input';
import type { WayProps } from './way';
import styles from './ways.module.css';

/** At most so many marks are drawn on an exact line. */
const MOST_MARKS = 21;

/** A slider over the line of the task; what it stands on is shown, unless it is to be found by feel. */
export function PlaceWay({ task, locale, onAnswer }: WayProps) {
  const { t } = useTranslation('pupil');
  const id = useId();
  const { input, watch } = useInput();
  const line = task.line ?? { from: '0', to: '10', step: '1', estimate: false };
  const [from, to, step] = [line.from, line.to, line.step].map((text) => readNotation(text) ?? zero) as [
    typeof zero,
    typeof zero,
    typeof zero,
  ];
  const parts = dividedBy(minus(to, from), step);
  const count = Math.round(parts.num / parts.den);
  const [place, setPlace] = useState(Math.floor(count / 2));
  const value = plus(from, times(step, rational(place)));
  const isFraction = sumOf(task.sumIds[0] ?? '').kind === 'fraction';
  const written = (at: typeof zero) => writeNumber(at, locale, isFraction ? 'fraction' : 'decimal');
  return (
    <div className={styles.way} {...watch}>
      <div className={styles.line}>
        <label className="unseen" htmlFor={id}>
          {t('simple.place', { from: written(from), to: written(to) })}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={count}
          step={1}
          value={place}
          aria-valuetext={
            line.estimate ? t('simple.along', { percent: Math.round((100 * place) / count) }) : written(value)
          }
          {...(!line.estimate && count < MOST_MARKS && { list: `${id}m` })}
          onChange={({ target }) => setPlace(Number(target.value))}
        />
        {!line.estimate && count < MOST_MARKS && (
          <datalist id={`${id}m`}>
            {Array.from({ length: count + 1 }, (_, mark) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
              <option key={mark} value={mark} aria-label={written(plus(from, times(step, rational(mark))))} />
            ))}
          </datalist>
        )}
        <span className={styles.ends} aria-hidden="true">
          <b>{written(from)}</b>
          <b>{written(to)}</b>
        </span>
      </div>
      {!line.estimate && (
        <output className={styles.standing} htmlFor={id}>
          {written(value)}
        </output>
      )}
      <Button size="lg" onClick={() => onAnswer({ kind: 'place', value: notation(value) }, input())}>
        {t('simple.ready')}
      </Button>
    </div>
  );
}
