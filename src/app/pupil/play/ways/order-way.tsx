import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promptSpeech } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { Button } from '../../../ui/plain/button';
import { SumLine } from '../sum-line';
import { useInput } from './use-input';
import type { WayProps } from './way';
import styles from './ways.module.css';

/** The row with one sum moved a place on or back. */
function moved(row: readonly SumId[], from: number, to: number): SumId[] {
  const next = [...row];
  const [sumId] = next.splice(from, 1);
  if (sumId !== undefined) next.splice(to, 0, sumId);
  return next;
}

/** The arrow keys as the row lies: under each other, or beside each other on a low screen. */
const stepOf: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * A row of sums, put in order by pressing them one after another, or moved up and down by their buttons and with the
 * arrow keys.
 */
export function OrderWay({ task, locale, onAnswer }: WayProps) {
  const { t } = useTranslation('pupil');
  const [row, setRow] = useState<readonly SumId[]>(task.sumIds);
  /** Those that were pressed, in that order: they stand at the top. */
  const [pressed, setPressed] = useState<readonly SumId[]>([]);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { input, watch } = useInput();
  const tell = (sumId: SumId, place: number) =>
    setSaid(t('simple.inPlace', { sum: promptSpeech(sumOf(sumId), locale), place: place + 1 }));
  // The keyboard goes along with the sum that moves.
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
          const sum = sumOf(sumId);
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
