import { IconEar } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import styles from '../round-button.module.css';
import { canReadAloud, onVoices, readAloud } from './speech';

/** Reads a text aloud for children who cannot read yet; absent where the device has no voice for the language. */
export function ReadAloudButton({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const can = useSyncExternalStore(onVoices, () => canReadAloud(locale));
  if (!can) return null;
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={t('action.readAloud')}
      onClick={() => readAloud(text, locale)}
    >
      <IconEar aria-hidden="true" />
    </button>
  );
}
