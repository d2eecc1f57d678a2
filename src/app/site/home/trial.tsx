import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/with-texts';
import { Button } from '../../ui/plain/button';
import { pictureSources } from '../ui/pictures';
import { useHydrated } from '../ui/use-hydrated';
import styles from './trial.module.css';
import { trials } from './trials';

const TrialRound = lazy(withTexts('pupil', () => import('./trial-round')));

/** A real game to play at once. The game is loaded when it is asked for; until then its picture stands there. */
export function Trial() {
  const { t } = useTranslation('site');
  const ready = useHydrated();
  const [year, setYear] = useState<number>(trials[1].year);
  const [playing, setPlaying] = useState(false);
  return (
    <section className={styles.trial} id="som" aria-label={t('trial.label')}>
      <div className={styles.stage} data-playing={playing || undefined}>
        {playing ? (
          <Suspense fallback={<p className={styles.loading}>{t('trial.loading')}</p>}>
            <TrialRound year={year} onClose={() => setPlaying(false)} />
          </Suspense>
        ) : (
          <>
            <img
              {...pictureSources('game-bellenprikken')}
              sizes="(min-width: 1101px) 596px, 92vw"
              alt=""
              width={640}
              height={360}
            />
            <Button size="lg" disabled={!ready} onClick={() => setPlaying(true)}>
              {t('trial.start')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.years} role="radiogroup" aria-label={t('trial.years')}>
        <p aria-hidden="true">{t('trial.years')}</p>
        {trials.map((trial) => (
          <label key={trial.year}>
            <input
              type="radio"
              name="year"
              checked={trial.year === year}
              disabled={!ready}
              onChange={() => setYear(trial.year)}
            />
            <span>{t(`trial.year.${trial.year}`)}</span>
          </label>
        ))}
      </div>
      <noscript>
        <p className={styles.loading}>{t('trial.noScript')}</p>
      </noscript>
    </section>
  );
}
