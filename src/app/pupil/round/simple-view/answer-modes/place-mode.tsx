import { writeLikeAnswer } from '@games/kit/text/notation';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  readNotation,
  times,
  zero,
} from '@/maths/number/rational';
import { readNumber } from '@/maths/number/read-number';
import { placeNotation } from '@/maths/round/judging/place-line';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { Button } from '../../../../ui/plain/button';
import ways from './modes.module.css';
import styles from './place-mode.module.css';
import type { AnswerModeProps } from './types';
import { useInputDevice } from './use-input-device';

/** Most tick marks of an exact line. */
const MOST_MARKS = 21;

/** Longest number that can be computed exactly; lines in school use shorter ones. */
const longestTyped = 12;

/** Converts a typed number to steps from the start of the line; null when it is not on the line. */
function placeOf(text: string, from: Rational, step: Rational, count: number): number | null {
  const reading = readNumber(text);
  if (!reading.ok || text.length > longestTyped) return null;
  const steps = dividedBy(minus(reading.value, from), step);
  return isWhole(steps) && steps.num >= 0 && steps.num <= count ? steps.num : null;
}

/** Slider on the line of the task. Its value is shown and can be typed, unless the task is to estimate. */
export function PlaceMode({ task, locale, onAnswer }: AnswerModeProps) {
  const { t } = useTranslation('pupil');
  const id = useId();
  const { input, watch } = useInputDevice();
  const line = task.line ?? { from: '0', to: '10', step: '1', estimate: false };
  const [from, to, step] = [line.from, line.to, line.step].map((text) => readNotation(text) ?? zero) as [
    Rational,
    Rational,
    Rational,
  ];
  const parts = dividedBy(minus(to, from), step);
  const count = Math.round(parts.num / parts.den);
  const [place, setPlace] = useState(Math.floor(count / 2));
  const [typed, setTyped] = useState('');
  const typedPlace = placeOf(typed, from, step, count);
  const value = plus(from, times(step, rational(place)));
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const written = (at: Rational) => writeLikeAnswer(at, sum, locale);
  const ready = () => onAnswer({ kind: 'place', value: placeNotation(sum, value) }, input());
  const type = (text: string) => {
    setTyped(text);
    const at = placeOf(text, from, step, count);
    if (at !== null) setPlace(at);
  };
  const submitTyped = (event: FormEvent) => {
    event.preventDefault();
    if (typedPlace !== null) ready();
  };
  return (
    <div className={ways.way} {...watch}>
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
          onChange={({ target }) => {
            setPlace(Number(target.value));
            setTyped('');
          }}
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
      {!line.estimate && (
        <form className={styles.typed} onSubmit={submitTyped}>
          <label htmlFor={`${id}t`}>{t('simple.typePlace')}</label>
          <input
            id={`${id}t`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            aria-invalid={typed !== '' && typedPlace === null}
            aria-describedby={`${id}o`}
            onChange={({ target }) => type(target.value)}
          />
          <p className={styles.off} id={`${id}o`} aria-live="polite">
            {typed !== '' && typedPlace === null
              ? t('simple.offLine', { from: written(from), to: written(to), step: written(step) })
              : ''}
          </p>
        </form>
      )}
      <Button size="lg" disabled={typed !== '' && typedPlace === null} onClick={ready}>
        <IconCheck aria-hidden="true" />
        {t('simple.ready')}
      </Button>
    </div>
  );
}
