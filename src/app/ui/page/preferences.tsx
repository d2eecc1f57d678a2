import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '@/maths/locale';
import { changeLocale } from '../../i18n/i18n';
import { currentLocale, isLocale } from '../../i18n/locale';
import { useLocale } from '../../i18n/use-locale';
import { setDark, useDark } from '../theme/theme-store';
import styles from './preferences.module.css';

/** Choice of language and theme, for pages without an account menu. */
export function Preferences() {
  const { t } = useTranslation();
  const dark = useDark();
  const locale = useLocale();
  const select = useRef<HTMLSelectElement>(null);
  // On a page that was rendered at build time, somebody may choose a language before React listens.
  useEffect(() => {
    const chosen = select.current?.value;
    if (isLocale(chosen) && chosen !== currentLocale()) void changeLocale(chosen);
  }, []);
  return (
    <div className={styles.preferences}>
      <select
        ref={select}
        aria-label={t('locale.choose')}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) void changeLocale(target.value);
        }}
      >
        {locales.map((choice) => (
          <option key={choice} value={choice}>
            {t(`locale.${choice}`)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={t(dark ? 'theme.toLight' : 'theme.toDark')}
        title={t(dark ? 'theme.toLight' : 'theme.toDark')}
        onClick={() => setDark(!dark)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          {dark ? (
            <path
              d="M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
            />
          ) : (
            <path
              d="M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
            />
          )}
        </svg>
      </button>
    </div>
  );
}
