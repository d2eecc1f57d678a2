import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundSession } from '../round/round-session';
import styles from './round-time.module.css';

/** How often the time is looked at, ms: it shows whole seconds. */
const LOOK = 500;

/** Minutes and seconds, `2:05`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time in this round, counting up in a calm corner: it can be read, it asks for nothing, nobody is told of it. */
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
