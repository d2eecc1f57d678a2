import { useTranslation } from 'react-i18next';
import { scrollToElement } from './scroll';
import styles from './skip-link.module.css';

/** First focusable element of a page: skips brand and menu to the element with the id `content`. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does go to a place on this page; the press only makes it glide.
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        const content = document.getElementById('content');
        if (!content) return;
        event.preventDefault();
        content.focus({ preventScroll: true });
        scrollToElement(content);
      }}
    >
      {t('action.skipToContent')}
    </a>
  );
}
