import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/with-texts';
import { Button } from '../../ui/plain/button';
import { useHydrated } from '../ui/use-hydrated';
import styles from './about.module.css';

const SumSteps = lazy(withTexts(['pupil', 'maths'], () => import('./sum-steps')));

/** Plays the explanation of a sum as a child gets it. The steps are loaded when they are asked for. */
export function StepsTrial({
  title,
  text,
  typed,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** The sum as people type it, such as 7 × 8. */
  readonly typed: string;
  /** Controls that choose the sum. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('about');
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.trial} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <fieldset className={styles.choices} disabled={!ready}>
        {children}
      </fieldset>
      <div className={styles.stage}>
        {open ? (
          <Suspense fallback={<p>{t('try.loading')}</p>}>
            <SumSteps typed={typed} />
          </Suspense>
        ) : (
          <Button size="lg" disabled={!ready} onClick={() => setOpen(true)}>
            {t('try.start')}
          </Button>
        )}
      </div>
      <noscript>
        <p>{t('try.noScript')}</p>
      </noscript>
    </section>
  );
}
