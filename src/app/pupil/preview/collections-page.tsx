import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectionDomains, type SumCollection } from '@/maths/collections/sum-collection';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../i18n/use-locale';
import { ButtonLink } from '../../ui/plain/button-link';
import { Loading } from '../../ui/plain/loading';
import styles from './collections-page.module.css';
import { collections } from './local-round';

/** Lazy, because only an opened collection needs the steps, pictures and wrong answers of all domains. */
const CollectionSamples = lazy(async () => ({
  default: (await import('./collection-samples')).CollectionSamples,
}));

const years = [3, 4, 5, 6, 7, 8];

const matches = ({ key, title }: SumCollection, text: string): boolean =>
  [key, ...Object.values(title)].some((each) => each?.toLowerCase().includes(text.trim().toLowerCase()));

/** Lists every collection with sample sums, for authors of games and sums. */
export function CollectionsPage() {
  const { t } = useTranslation(['pupil', 'common']);
  const id = useId();
  const [year, setYear] = useState(0);
  const [text, setText] = useState('');
  const shown = collections.filter(
    (collection) => (year === 0 || collection.years.includes(year)) && matches(collection, text),
  );
  return (
    <main className={styles.page}>
      <ButtonLink look="quiet" to=".">
        {t('test.back')}
      </ButtonLink>
      <h1>{t('test.allCollections')}</h1>
      <p>{t('test.listIntro')}</p>
      <div className={styles.filters}>
        <label htmlFor={`${id}y`}>{t('test.year')}</label>
        <select id={`${id}y`} value={year} onChange={(event) => setYear(Number(event.target.value))}>
          <option value={0}>{t('test.anyYear')}</option>
          {years.map((each) => (
            <option key={each} value={each}>
              {each} / L{each - 2}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}t`}>{t('test.search')}</label>
        <input id={`${id}t`} type="search" value={text} onChange={(event) => setText(event.target.value)} />
        <output>{t('test.found', { count: shown.length })}</output>
      </div>
      {collectionDomains.map((domain) => {
        const here = shown.filter((collection) => collection.domain === domain);
        return here.length === 0 ? null : (
          <section key={domain} aria-labelledby={`${id}${domain}`}>
            <h2 id={`${id}${domain}`}>{t(`common:domain.${domain}`)}</h2>
            {here.map((collection) => (
              <OneCollection key={collection.key} collection={collection} />
            ))}
          </section>
        );
      })}
    </main>
  );
}

/** Generates the sums when the collection is opened. */
function OneCollection({ collection }: { readonly collection: SumCollection }) {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { key, version, years: meant } = collection;
  const name = titleIn(collection, locale);
  return (
    <details className={styles.collection} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{name}</b>{' '}
        <span className={styles.quiet}>
          {key}@{version} · {meant.join(', ')}
        </span>
      </summary>
      {open && (
        <Suspense fallback={<Loading />}>
          <CollectionSamples collection={collection} />
        </Suspense>
      )}
    </details>
  );
}
