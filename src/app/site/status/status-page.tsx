import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import styles from '../ui/text-page.module.css';
import { useHydrated } from '../ui/use-hydrated';
import { readStatus, type Status } from './read-status';
import shown from './status.module.css';

const parts = ['server', 'database', 'storage'] as const;

interface Seen {
  readonly status: Status;
  readonly at: Date;
}

/** Asks the server how it is, and says it in plain words. */
export function Component() {
  const { t, i18n } = useTranslation('legal');
  const ready = useHydrated();
  const [seen, setSeen] = useState<Seen | null>(null);
  const look = useCallback(() => readStatus().then((status) => setSeen({ status, at: new Date() })), []);
  useEffect(() => void look(), [look]);
  const stateOf = (good: boolean | null) => (good === null ? 'unknown' : good ? 'good' : 'bad');
  return (
    <article className={styles.page}>
      <h1>{t('status.title')}</h1>
      <p className={styles.lead}>{t('status.lead')}</p>
      <div aria-live="polite" className={shown.state}>
        {seen === null ? (
          <p>{ready ? t('status.looking') : null}</p>
        ) : (
          <>
            <ul>
              {parts.map((part) => {
                const state = stateOf(seen.status[part]);
                return (
                  <li key={part} data-state={state}>
                    <b>{t(`status.${part}.name`)}</b>{' '}
                    {state === 'unknown' ? t('status.unknown') : t(`status.${part}.${state}`)}
                  </li>
                );
              })}
            </ul>
            <p>{t('status.at', { time: seen.at.toLocaleTimeString(i18n.language) })}</p>
          </>
        )}
      </div>
      <noscript>
        <p>
          {t('status.noScript')} <a href="/readyz">/readyz</a>
        </p>
      </noscript>
      <p>
        <Button look="quiet" disabled={!ready} onClick={() => void look()}>
          {t('status.check')}
        </Button>
      </p>
      <p>{t('status.kept')}</p>
      <p>{t('status.past')}</p>
    </article>
  );
}
