import { mapLayers } from '@assets/map/map';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/contract/brand';
import { withTexts } from '../i18n/with-texts';
import { loginPath } from '../shared/constants';
import styles from './home-page.module.css';
import { LinkButton } from './link-button';
import { SumStart } from './sum-start';

const PlayableSum = lazy(withTexts('maths', () => import('./playable-sum')));
const [island, clouds] = mapLayers;

const features = [
  { name: 'adaptive', page: `over${brand.slug}/adaptief` },
  { name: 'mistakes', page: `over${brand.slug}/didactiek` },
  { name: 'progress', page: `over${brand.slug}/voortgang` },
  { name: 'calm', page: `over${brand.slug}/webbased` },
] as const;
const people = ['pupils', 'teachers', 'parents'] as const;

/** Home page: the product in one screen with a sum to play, then for whom it is, how it works, and how to begin. */
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
          <LinkButton size="lg" href="/site/aanvraagformulier">
            {t('home.apply')}
          </LinkButton>
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
          {features.map(({ name, page }) => (
            <li key={name} className={styles[name]}>
              <h3>{t(`home.${name}.title`)}</h3>
              <p>{t(`home.${name}.text`)}</p>
              <LinkButton
                look="plain"
                href={`/site/${page}`}
                aria-label={`${t('home.more')}: ${t(`home.${name}.title`)}`}
              >
                {t('home.more')}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.start}>
        <h2>{t('home.start')}</h2>
        <p>{t('home.startText', { brand: t('common:brand') })}</p>
        <div>
          <LinkButton size="lg" href="/site/aanvraagformulier">
            {t('nav.apply')}
          </LinkButton>
          <LinkButton size="lg" look="quiet" href={loginPath}>
            {t('common:action.signIn')}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
