import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage } from '../../i18n/locale';
import { useLocale } from '../../i18n/use-locale';
import styles from './browser-check.module.css';
import { abilities, canPractise, checkBrowser, type Findings, ofThisBrowser } from './check-browser';

/** Looks at the visitor's browser, on the device itself, and says in plain words what will work. */
export default function BrowserCheck() {
  const { t } = useTranslation('browser');
  const language = documentLanguage[useLocale()];
  const [findings, setFindings] = useState<Findings | null>(null);
  useEffect(() => {
    let isThere = true;
    void checkBrowser(ofThisBrowser(), language).then((found) => {
      if (isThere) setFindings(found);
    });
    return () => {
      isThere = false;
    };
  }, [language]);
  return (
    <div aria-live="polite" aria-busy={findings === null}>
      {findings === null ? <p>{t('looking')}</p> : <Result findings={findings} />}
    </div>
  );
}

function Result({ findings }: { readonly findings: Findings }) {
  const { t } = useTranslation('browser');
  return (
    <>
      <p className={styles.verdict} data-good={canPractise(findings) || undefined}>
        {t(canPractise(findings) ? 'good' : 'bad')}
      </p>
      <ul className={styles.list}>
        {abilities.map((ability) => (
          <li key={ability} data-good={findings[ability] || undefined}>
            <i aria-hidden="true">{findings[ability] ? '✓' : '!'}</i>
            <div>
              <b>{t(`ability.${ability}.name`)}</b>
              <p>{t(`ability.${ability}.${findings[ability] ? 'there' : 'lacking'}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
