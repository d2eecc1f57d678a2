import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notation, type Rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { Button } from '../../../../ui/plain/button';
import styles from './modes.module.css';
import { piecesFor } from './pieces';
import type { AnswerModeProps } from './types';
import { useInputDevice } from './use-input-device';

const MOST_PIECES = 24;

/** Lets the child compose a number from pieces. Shows the pieces, and their total only after the answer. */
export function ComposeMode({ task, locale, onAnswer }: AnswerModeProps) {
  const { t } = useTranslation('pupil');
  const [laid, setLaid] = useState<readonly { readonly key: number; readonly piece: Rational }[]>([]);
  const { input, watch } = useInputDevice();
  const sum = parseSumOrThrow(task.sumIds[0] ?? '');
  const written = (piece: Rational) =>
    writeNumber(piece, locale, sum.kind === 'fraction' ? 'fraction' : 'decimal');
  const add = (piece: Rational) =>
    setLaid((before) =>
      before.length < MOST_PIECES ? [...before, { key: (before.at(-1)?.key ?? 0) + 1, piece }] : before,
    );
  return (
    <div className={styles.way} {...watch}>
      <ul className={styles.laid} aria-label={t('simple.laid')}>
        {laid.map(({ key, piece }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('simple.putBack', { piece: written(piece) })}
              onClick={() => setLaid((before) => before.filter((each) => each.key !== key))}
            >
              {written(piece)}
              <IconX aria-hidden="true" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.pieces}>
        {piecesFor(sum).map((piece) => (
          <button
            key={notation(piece)}
            type="button"
            data-piece={notation(piece)}
            aria-label={t('simple.lay', { piece: written(piece) })}
            onClick={() => add(piece)}
          >
            {written(piece)}
          </button>
        ))}
      </div>
      <Button
        size="lg"
        disabled={laid.length === 0}
        onClick={() =>
          onAnswer({ kind: 'pieces', values: laid.map(({ piece }) => notation(piece)) }, input())
        }
      >
        <IconCheck aria-hidden="true" />
        {t('simple.ready')}
      </Button>
    </div>
  );
}
