import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/contract/brand';
import type { Texts } from '../i18n/texts';
import { scrollToElement } from '../ui/page/scroll';
import { SanitisedHtml } from '../ui/sanitised-html';
import { LinkButton } from './link-button';
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

/** Questions that expand to their answers; `faq#gegevens` opens that one and scrolls to it. */
export function Component() {
  const { t } = useTranslation(['pages', 'site']);

  useEffect(() => {
    const open = () => openQuestion(location.hash.slice(1));
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);

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
      <LinkButton href="/site/aanvraagformulier">{t('site:nav.apply')}</LinkButton>
    </article>
  );
}
