import { mapLayers } from '@assets/map/map';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand';
import { loginPath } from '../constants';
import { ButtonLink } from '../ui/plain/button';
import styles from './home-page.module.css';
import { SumStart } from './sum-start';

const PlayableSum = lazy(() => import('./playable-sum'));
const [island, clouds] = mapLayers;

const features = [
  { name: 'adaptive', page: `over${brand.slug}/adaptief`, tint: '#3fb7cd' },
  { name: 'mistakes', page: `over${brand.slug}/didactiek`, tint: '#ff7a59' },
  { name: 'progress', page: `over${brand.slug}/voortgang`, tint: '#57a866' },
  { name: 'calm', page: `over${brand.slug}/webbased`, tint: '#8fa3e8' },
] as const;
const people = ['pupils', 'teachers', 'parents'] as const;

/** What it is, in one screen, with a sum to play; then for whom, how it works, and how to begin. */
export function Component() {
  const { t } = useTranslation(['site', 'common']);
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.map} aria-hidden="true">
          <img
            src={island.small}
            srcSet={`${island.small} 960w, ${island.large} 1920w`}
            sizes="(min-width: 960px) 72vw, 130vw"
            alt=""
            width={1600}
            height={1000}
            fetchPriority="high"
          />
          <img
            src={clouds.small}
            srcSet={`${clouds.small} 960w, ${clouds.large} 1920w`}
            sizes="(min-width: 960px) 72vw, 130vw"
            alt=""
            width={1600}
            height={1000}
          />
        </div>
        <div className={styles.words}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
          <ButtonLink size="lg" to="/site/aanvraagformulier">
            {t('home.apply')}
          </ButtonLink>
        </div>
        <div className={styles.sum} id="som">
          {playing ? (
            <Suspense fallback={<SumStart busy />}>
              <PlayableSum />
            </Suspense>
          ) : (
            <SumStart onStart={() => setPlaying(true)} />
          )}
        </div>
      </section>

      <section className={styles.band}>
        <h2>{t('home.who')}</h2>
        <ul className={styles.people}>
          {people.map((who) => (
            <li key={who}>
              <h3>{t(`home.${who}.title`)}</h3>
              <p>{t(`home.${who}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.band}>
        <h2>{t('home.what')}</h2>
        <ul className={styles.features}>
          {features.map(({ name, page, tint }) => (
            <li key={name} style={{ '--tint': tint } as React.CSSProperties}>
              <h3>{t(`home.${name}.title`)}</h3>
              <p>{t(`home.${name}.text`)}</p>
              <ButtonLink
                look="plain"
                to={`/site/${page}`}
                aria-label={`${t('home.more')}: ${t(`home.${name}.title`)}`}
              >
                {t('home.more')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.start}>
        <h2>{t('home.start')}</h2>
        <p>{t('home.startText', { brand: t('common:brand') })}</p>
        <div>
          <ButtonLink size="lg" to="/site/aanvraagformulier">
            {t('nav.apply')}
          </ButtonLink>
          <ButtonLink size="lg" look="quiet" to={loginPath}>
            {t('common:action.signIn')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
