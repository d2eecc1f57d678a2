import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundSession } from '../session/types';
import styles from './round-time.module.css';

/** Interval between two updates, ms; the display shows whole seconds. */
const LOOK = 500;

/** Formats minutes and seconds, `2:05`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows the elapsed time of the round, without animation and without any consequence. */
export function RoundTime({ session }: { readonly session: RoundSession }) {
  const { t } = useTranslation('pupil');
  const [text, setText] = useState(() => clockText(session.time()));
  useEffect(() => {
    const timer = setInterval(() => setText(clockText(session.time())), LOOK);
    return () => clearInterval(timer);
  }, [session]);
  return (
    <span className={styles.time} role="timer" aria-live="off" aria-label={t('round.time')}>
      {text}
    </span>
  );
}
