import { mapLayers } from '@assets/map/map';
import { useTranslation } from 'react-i18next';
import { brand } from '@/contract/brand';
import { loginPath } from '../../shared/constants';
import { examplePrices } from '../prices/prices';
import { useMoney } from '../prices/use-money';
import { LinkButton } from '../ui/link-button';
import { Picture } from '../ui/picture';
import styles from './home-page.module.css';
import { Trial } from './trial';

const [island, clouds] = mapLayers;
const about = (page: string) => `/site/over${brand.slug}/${page}`;

const people = [
  { who: 'pupils', picture: 'game-treinwagon', page: 'beloningssysteem' },
  { who: 'teachers', picture: 'facts', page: 'voortgang' },
  { who: 'parents', picture: 'map', page: 'schoolrtthuis' },
] as const;
const facts = ['who', 'need', 'cost'] as const;
const features = [
  { name: 'adaptive', page: 'adaptief' },
  { name: 'mistakes', page: 'didactiek' },
  { name: 'progress', page: 'voortgang' },
  { name: 'calm', page: 'webbased' },
] as const;

/** Home page: what it is with a game to play, for whom, how it works, what it costs, and how to begin. */
export function Component() {
  const { t } = useTranslation(['site', 'common']);
  const money = useMoney();
  const amounts = { school: money(examplePrices.school), home: money(examplePrices.home) };
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.map} aria-hidden="true">
          {[island, clouds].map((layer) => (
            <img
              key={layer.small}
              src={layer.small}
              srcSet={`${layer.small} 960w, ${layer.large} 1920w`}
              sizes="(min-width: 960px) 72vw, 130vw"
              alt=""
              width={1600}
              height={1000}
              {...(layer === island && { fetchPriority: 'high' as const })}
            />
          ))}
        </div>
        <div className={styles.words}>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead', { brand: t('common:brand') })}</p>
          <LinkButton size="lg" href="/site/aanvraagformulier">
            {t('home.apply')}
          </LinkButton>
        </div>
        <div className={styles.sum}>
          <Trial />
        </div>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`home.facts.${fact}.title`)}</dt>
              <dd>
                {t(`home.facts.${fact}.text`, amounts)}
                {fact === 'cost' ? (
                  <>
                    {' '}
                    <a className={styles.link} href="/site/prijzen">
                      {t('home.calculate')}
                    </a>
                  </>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles.band}>
        <h2>{t('home.who')}</h2>
        <ul className={styles.people}>
          {people.map(({ who, picture, page }) => (
            <li key={who}>
              <h3>{t(`home.${who}.title`)}</h3>
              <p>{t(`home.${who}.text`)}</p>
              <Picture
                name={picture}
                alt={t(`home.${who}.picture`)}
                sizes="(min-width: 960px) 363px, 92vw"
                lazy
              />
              <a
                className={styles.link}
                href={about(page)}
                aria-label={`${t('home.more')}: ${t(`home.${who}.title`)}`}
              >
                {t('home.more')}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.further}>
          <LinkButton look="plain" href="/site/screenshots">
            {t('home.screens')}
          </LinkButton>
        </div>
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
                href={about(page)}
                aria-label={`${t('home.more')}: ${t(`home.${name}.title`)}`}
              >
                {t('home.more')}
              </LinkButton>
            </li>
          ))}
        </ul>
        <p className={styles.unknown}>{t('home.unknown')}</p>
      </section>

      <section className={styles.band}>
        <h2>{t('home.prices')}</h2>
        <ul className={styles.people}>
          {(['school', 'home'] as const).map((kind) => (
            <li key={kind}>
              <h3>{t(`home.price.${kind}.title`)}</h3>
              <p className={styles.price}>
                <strong>{money(examplePrices[kind])}</strong> {t(`home.price.${kind}.per`)}{' '}
                <span className={styles.example}>{t('home.example')}</span>
              </p>
              <p>{t(`home.price.${kind}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className={styles.further}>
          <LinkButton look="plain" href="/site/prijzen">
            {t('home.calculate')}
          </LinkButton>
        </div>
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
