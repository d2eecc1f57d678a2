import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { brand } from '../brand';
import type { Texts } from '../i18n/texts';
import { ButtonLink } from '../ui/plain/button';
import { SanitisedHtml } from '../ui/sanitised-html';
import { scrollToElement } from '../ui/scroll';
import styles from './text-page.module.css';

type Question = keyof Texts['pages']['faq']['questions'];
const questions = ['duur', 'internet', 'klas', 'inloggen', 'gegevens'] as const satisfies readonly Question[];

function openQuestion(wanted: string): void {
  const element = document.getElementById(wanted);
  if (!(element instanceof HTMLDetailsElement)) return;
  element.open = true;
  element.querySelector('summary')?.focus({ preventScroll: true });
  scrollToElement(element);
}

/** Questions that open to their answers; `faq#gegevens` opens that one and goes to it. */
export function Component() {
  const { t } = useTranslation(['pages', 'site']);
  const { hash, key } = useLocation();

  // Also when the same question is asked for again: each time is a navigation with a key of its own.
  useEffect(() => {
    if (key) openQuestion(hash.slice(1));
  }, [hash, key]);

  return (
    <article className={styles.page}>
      <h1>{t('pages:faq.title')}</h1>
      <p className={styles.lead}>{t('pages:faq.one')}</p>
      {questions.map((question) => (
        <details key={question} id={question} className={styles.question}>
          <summary>
            <h2>{t(`pages:faq.questions.${question}.question`)}</h2>
          </summary>
          <SanitisedHtml html={t(`pages:faq.questions.${question}.answer`, { about: `over${brand.slug}` })} />
        </details>
      ))}
      <ButtonLink to="/site/aanvraagformulier">{t('site:nav.apply')}</ButtonLink>
    </article>
  );
}
