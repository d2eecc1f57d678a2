import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { readSum } from '@/maths/sum/read-sum';
import { useLocale } from '../i18n/use-locale';
import { to } from '../routes';
import { Button } from '../ui/plain/button';
import { ButtonLink } from '../ui/plain/button-link';
import { WorkedSteps } from './picture/worked-steps';
import { SumLine } from './play/sum-line';
import styles from './strategy-page.module.css';

/** What a child writes (`7 x 8`, `7+_=12`) as the id of a sum. */
function idOf(written: string): string {
  const plain = written
    .replace(/\s/g, '')
    .replace(/[x×]/gi, '*')
    .replace(/[÷/]/g, ':')
    .replace(/−/g, '-')
    .replace(/[?▢]/g, '_');
  return plain.includes('=') ? plain : `${plain}=_`;
}

/** How any sum can be worked out, by the same code that helps in a game. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const locale = useLocale();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('som') ?? '7+8';
  const [written, setWritten] = useState(asked);
  const sum = readSum(idOf(asked));
  return (
    <main className={styles.page}>
      <h1>{t('strategy.title')}</h1>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setSearch({ som: written });
        }}
      >
        <label htmlFor={id}>{t('strategy.sum')}</label>
        <input id={id} value={written} maxLength={24} onChange={(event) => setWritten(event.target.value)} />
        <Button type="submit">{t('strategy.show')}</Button>
      </form>
      {sum === null ? (
        <p role="alert">{t('strategy.unreadable')}</p>
      ) : (
        <>
          <SumLine sum={sum} locale={locale} />
          <WorkedSteps key={sum.id} sum={sum} />
        </>
      )}
      <ButtonLink look="quiet" to={to('l-landkaart', { leerlingId })}>
        {t('round.toMap')}
      </ButtonLink>
    </main>
  );
}
