import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../i18n/format';
import type { User } from '../session/session';
import { stopLookingIn } from '../session/stop-looking-in';
import styles from './looking-in.module.css';

interface LookingInProps {
  readonly name: string;
  readonly lookingIn: NonNullable<User['lookingIn']>;
}

/** Longest wait a timer of the browser takes, ms. */
const maxTimer = 2 ** 31 - 1;

/** Bar on every screen while somebody of the office looks in as a user of a school. It stops by itself at the end. */
export function LookingIn({ name, lookingIn: { account, until } }: LookingInProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const stop = useCallback(() => {
    setFailed(false);
    stopLookingIn().catch(() => setFailed(true));
  }, []);
  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(stop, Math.min(Math.max(left, 0), maxTimer));
    return () => clearTimeout(timer);
  }, [until, stop]);
  return (
    <section className={styles.bar} aria-label={t('lookingIn.label')} data-looking-in>
      <span>{t('lookingIn.text', { name, account, moment: formatMoment(until) })}</span>
      <button type="button" className={styles.stop} onClick={stop}>
        {t('lookingIn.stop')}
      </button>
      {failed ? <span role="alert">{t('error.unknown')}</span> : null}
    </section>
  );
}
