import sam from '@assets/site/sam-cheer-small.webp?url';
import { useTranslation } from 'react-i18next';
import styles from './login-page.module.css';

/** Picture that opens the sign-in of children, for those who cannot read the form. */
export function ChildButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <button type="button" className={styles.child} onClick={onClick}>
      <img src={sam} alt="" width={250} height={260} />
      <span>
        {t('child.start')}
        <small>{t('child.startText')}</small>
      </span>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path
          d="M9 5l7 7l-7 7"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
