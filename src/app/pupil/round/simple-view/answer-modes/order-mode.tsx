import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptSpeech } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { Button } from '../../../../ui/plain/button';
import { SumLine } from '../../../sum/sum-line';
import styles from './modes.module.css';
import type { AnswerModeProps } from './types';
import { useInputDevice } from './use-input-device';

/** Returns the row with one sum moved by one position. */
function moved(row: readonly SumId[], from: number, to: number): SumId[] {
  const next = [...row];
  const [sumId] = next.splice(from, 1);
  if (sumId !== undefined) next.splice(to, 0, sumId);
  return next;
}

/** Arrow keys by the layout of the row: vertical, or horizontal on a low screen. */
const stepOf: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Lets the child order sums by pressing them one after another, with their buttons or with the arrow keys. */
export function OrderMode({ task, locale, onAnswer }: AnswerModeProps) {
  const { t } = useTranslation('pupil');
  const [row, setRow] = useState<readonly SumId[]>(task.sumIds);
  /** Sums pressed so far, in that order; they come first. */
  const [pressed, setPressed] = useState<readonly SumId[]>([]);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { input, watch } = useInputDevice();
  const tell = (sumId: SumId, place: number) =>
    setSaid(t('simple.inPlace', { sum: promptSpeech(parseSumOrThrow(sumId), locale), place: place + 1 }));
  // The focus follows the moved sum.
  const focusOn = (buttons: string, place: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLButtonElement>(buttons)[place]?.focus());
  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    const sumId = row[from];
    if (sumId === undefined || to < 0 || to >= row.length) return;
    setRow(moved(row, from, to));
    setPressed([]);
    tell(sumId, to);
    focusOn(`[data-move="${by < 0 ? 'up' : 'down'}"]`, to);
  };
  const press = (sumId: SumId) => {
    const next = pressed.includes(sumId) ? pressed.filter((each) => each !== sumId) : [...pressed, sumId];
    const after = [...next, ...row.filter((each) => !next.includes(each))];
    setPressed(next);
    setRow(after);
    tell(sumId, after.indexOf(sumId));
    focusOn('[data-next]', after.indexOf(sumId));
  };
  const onKey = (place: number) => (event: KeyboardEvent) => {
    const by = stepOf[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(place, by);
  };
  return (
    <div className={styles.way} {...watch}>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
      <ol className={styles.row} ref={list}>
        {row.map((sumId, place) => {
          const sum = parseSumOrThrow(sumId);
          const name = promptSpeech(sum, locale);
          return (
            <li
              key={sumId}
              className={`${styles.item} ${styles.ordered}`}
              data-chosen={pressed.includes(sumId)}
            >
              <button
                type="button"
                data-next
                className={styles.next}
                aria-pressed={pressed.includes(sumId)}
                aria-label={t('simple.next', { sum: name })}
                onClick={() => press(sumId)}
              >
                {pressed.includes(sumId) ? place + 1 : ''}
              </button>
              <SumLine sum={sum} locale={locale} />
              <span className={styles.moves}>
                <button
                  type="button"
                  data-move="up"
                  aria-disabled={place === 0}
                  aria-label={t('simple.up', { sum: name })}
                  onKeyDown={onKey(place)}
                  onClick={() => move(place, -1)}
                >
                  <IconArrowUp aria-hidden="true" />
                </button>
                <button
                  type="button"
                  data-move="down"
                  aria-disabled={place === row.length - 1}
                  aria-label={t('simple.down', { sum: name })}
                  onKeyDown={onKey(place)}
                  onClick={() => move(place, 1)}
                >
                  <IconArrowDown aria-hidden="true" />
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <Button size="lg" onClick={() => onAnswer({ kind: 'order', sumIds: row }, input())}>
        <IconCheck aria-hidden="true" />
        {t('simple.ready')}
      </Button>
    </div>
  );
}
