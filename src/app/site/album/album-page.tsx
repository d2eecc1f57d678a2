import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { LinkButton } from '../ui/link-button';
import { pictureSources } from '../ui/pictures';
import styles from './album.module.css';
import { shotOf, thumbOf } from './pictures';
import { chapters, plainVariant, type Shot, shots, sizeOf } from './shots';

const LightBox = lazy(() => import('./light-box').then(({ LightBox }) => ({ default: LightBox })));

/** Games of which a picture is shown. */
const games = [
  'autorace',
  'bellenprikken',
  'botenkoers',
  'dinograven',
  'ninja',
  'pizzabakken',
  'stofzuigen',
  'treinwagon',
  'waslijn',
] as const;

const thumbSizes = '(min-width: 1080px) 340px, (min-width: 700px) 46vw, 94vw';

/** Shows the screens of the product; a picture opens large. Without scripts its link opens it alone. */
export function Component() {
  const { t } = useTranslation(['album', 'site']);
  const locale = useLocale();
  const [shot, setShot] = useState<Shot | null>(null);
  const [variant, setVariant] = useState(plainVariant);
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {chapters.map((chapter) => (
        <section key={chapter} aria-labelledby={`album-${chapter}`}>
          <h2 id={`album-${chapter}`}>{t(`chapters.${chapter}.title`)}</h2>
          <p>{t(`chapters.${chapter}.text`)}</p>
          <ul className={chapter === 'paper' ? `${styles.shots} ${styles.paper}` : styles.shots}>
            {shots[chapter].map((each) => (
              <li key={each}>
                <a
                  href={shotOf(locale, each, plainVariant)}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setShot(each);
                  }}
                >
                  <img
                    {...thumbOf(locale, each)}
                    {...sizeOf(chapter, 'desk')}
                    sizes={thumbSizes}
                    alt={t(`shots.${each}.alt`)}
                    loading="lazy"
                  />
                  <strong>{t(`shots.${each}.title`)}</strong>
                </a>
                <span>{t(`shots.${each}.text`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="album-games">
        <h2 id="album-games">{t('chapters.games.title')}</h2>
        <p>{t('chapters.games.text')}</p>
        <ul className={styles.games}>
          {games.map((game) => (
            <li key={game}>
              <img
                {...pictureSources(`game-${game}`)}
                sizes={thumbSizes}
                width={640}
                height={360}
                alt={t(`games.${game}`)}
                loading="lazy"
              />
            </li>
          ))}
        </ul>
      </section>
      <LinkButton href="/site/aanvraagformulier">{t('site:nav.apply')}</LinkButton>
      {shot === null ? null : (
        <Suspense>
          <LightBox
            shot={shot}
            variant={variant}
            onShow={setShot}
            onVary={setVariant}
            onClose={() => setShot(null)}
          />
        </Suspense>
      )}
    </article>
  );
}
