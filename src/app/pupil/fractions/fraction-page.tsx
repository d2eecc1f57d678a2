import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { type NumberProblem, readNumber } from '@/maths/number/read-number';
import { speakNumber } from '@/maths/number/speak-number';
import { fractionView } from '@/maths/strategy/fraction-view';
import { labelText } from '@/maths/strategy/label-text';
import { useLocale } from '../../i18n/use-locale';
import { to } from '../../routes';
import { ButtonLink } from '../../ui/plain/button-link';
import { MathsPicture } from '../picture/maths-picture';
import { ReadAloudButton } from '../read-aloud-button';
import styles from './fraction-page.module.css';

/** One number in every shape: what is typed is drawn as a bar, as pizzas and on a line, and written in other ways. */
export function Component() {
  const { t } = useTranslation('pupil');
  const { leerlingId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const typed = search.get('getal') ?? '3/4';
  const reading = readNumber(typed);
  return (
    <main className={styles.page}>
      <h1>{t('fractions.title')}</h1>
      <div className={styles.form}>
        <label htmlFor={id}>{t('fractions.type')}</label>
        <input
          id={id}
          value={typed}
          maxLength={16}
          autoComplete="off"
          spellCheck="false"
          aria-describedby={`${id}-said`}
          aria-invalid={!reading.ok && reading.problem !== 'empty'}
          onChange={(event) => setSearch({ getal: event.target.value }, { replace: true })}
        />
        <p className={styles.hint}>{t('fractions.hint')}</p>
      </div>
      <div id={`${id}-said`} aria-live="polite" className={styles.said}>
        {!reading.ok && <Problem problem={reading.problem} />}
      </div>
      {reading.ok && <Shapes reading={reading} />}
      <ButtonLink look="quiet" to={to('l-landkaart', { leerlingId })}>
        {t('round.toMap')}
      </ButtonLink>
    </main>
  );
}

function Problem({ problem }: { readonly problem: NumberProblem }) {
  const { t } = useTranslation('pupil');
  return (
    <p className={problem === 'empty' ? styles.quiet : styles.problem}>{t(`fractions.problem.${problem}`)}</p>
  );
}

type Reading = Extract<ReturnType<typeof readNumber>, { ok: true }>;

function Shapes({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const view = fractionView(reading);
  const spoken = speakNumber(reading.value, locale, reading.written ?? 'fraction');
  return (
    <>
      <ul className={styles.forms}>
        {view.forms.map(({ kind, text, isRounded }) => (
          <li key={kind}>
            <span>{t(`fractions.form.${kind}`)}</span>
            <b>
              {isRounded ? '≈ ' : ''}
              {labelText(text, locale)}
            </b>
          </li>
        ))}
      </ul>
      {!reading.simplified && view.simplest !== null && (
        <p className={styles.simpler}>
          {t('fractions.simpler', { shorter: labelText(view.simplest, locale) })}
        </p>
      )}
      <p className={styles.spoken}>
        {spoken} <ReadAloudButton text={spoken} />
      </p>
      <div className={styles.pictures}>
        {view.pictures.map(({ kind, picture }) => (
          <figure key={kind} data-kind={kind}>
            <figcaption>{t(`fractions.picture.${kind}`)}</figcaption>
            <MathsPicture
              picture={picture}
              locale={locale}
              {...(kind === 'line' && { width: 640, height: 120 })}
            />
          </figure>
        ))}
      </div>
      {view.pictures.length === 0 && <p className={styles.quiet}>{t('fractions.tooLarge')}</p>}
      {view.equal.length > 0 && (
        <section className={styles.equal}>
          <h2>{t('fractions.equal')}</h2>
          <ul>
            {view.equal.map((text) => (
              <li key={text}>{labelText(text, locale)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
