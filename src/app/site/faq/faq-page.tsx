import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/contract/brand';
import { scrollToElement } from '../../ui/page/scroll';
import { TextField } from '../../ui/plain/text-field';
import { SanitisedHtml } from '../../ui/sanitised-html';
import { LinkButton } from '../ui/link-button';
import styles from '../ui/text-page.module.css';
import { useHydrated } from '../ui/use-hydrated';
import { isFound } from './is-found';
import { type Question, questions } from './questions';

function openQuestion(wanted: string): void {
  const element = document.getElementById(wanted);
  if (!(element instanceof HTMLDetailsElement)) return;
  element.open = true;
  element.querySelector('summary')?.focus({ preventScroll: true });
  scrollToElement(element);
}

/** Questions by subject, which a search filters; `faq#gegevens` opens that one and scrolls to it. */
export function Component() {
  const { t } = useTranslation(['pages', 'faq', 'site']);
  const ready = useHydrated();
  const [search, setSearch] = useState('');

  useEffect(() => {
    const open = () => openQuestion(location.hash.slice(1));
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

  const answerOf = (question: Question) =>
    t(`faq:questions.${question}.answer`, { about: `over${brand.slug}` });
  const found = questions.map(({ group, questions: all }) => ({
    group,
    questions: all.filter((question) =>
      isFound(search, t(`faq:questions.${question}.question`), answerOf(question)),
    ),
  }));
  const count = found.reduce((sum, { questions: those }) => sum + those.length, 0);
  return (
    <article className={styles.page}>
      <h1>{t('pages:faq.title')}</h1>
      <p className={styles.lead}>{t('pages:faq.one')}</p>
      <div data-no-print>
        <TextField
          label={t('faq:search')}
          type="search"
          disabled={!ready}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <output className={styles.found}>
        {count === 0 ? t('faq:none') : search.trim() === '' ? null : t('faq:found', { count })}
      </output>
      {found.map(({ group, questions: those }) =>
        those.length === 0 ? null : (
          <section key={group} aria-labelledby={`over-${group}`}>
            <h2 id={`over-${group}`}>{t(`faq:groups.${group}`)}</h2>
            {those.map((question) => (
              <details key={question} id={question} className={styles.question}>
                <summary>
                  <h3>{t(`faq:questions.${question}.question`)}</h3>
                </summary>
                <SanitisedHtml html={answerOf(question)} />
                <p>
                  <a href={`#${question}`}>{t('faq:link')}</a>
                </p>
              </details>
            ))}
          </section>
        ),
      )}
      <LinkButton href="/site/contact">{t('faq:ask')}</LinkButton>
    </article>
  );
}
