import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/plain/button';
import { useHydrated } from '../ui/use-hydrated';
import styles from './about.module.css';

/** Frame of what a page lets one try: its code is loaded when it is asked for, and its room is there from the start. */
export function TryIt({
  title,
  text,
  start,
  without,
  controls,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Text of the button that starts it. */
  readonly start: string;
  /** Shown in its place where scripts do not run. */
  readonly without?: string;
  /** Fields that stay above it. */
  readonly controls?: ReactNode;
  /** The lazy part. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('site');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.trial} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      {controls ? (
        <fieldset className={styles.choices} disabled={!ready}>
          {controls}
        </fieldset>
      ) : null}
      <div className={styles.stage} data-open={open || undefined}>
        {open ? (
          <Suspense fallback={<p>{t('try.loading')}</p>}>{children}</Suspense>
        ) : (
          <Button size="lg" disabled={!ready} onClick={() => setOpen(true)}>
            {start}
          </Button>
        )}
      </div>
      <noscript>
        <p>{without ?? t('try.noScript')}</p>
      </noscript>
    </section>
  );
}
