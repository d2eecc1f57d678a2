import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import styles from './progress.module.css';
import { type ProgressShown, sumText } from './progress-parts';

const reasons = ['practising', 'new', 'review', 'probe'] as const;

/** The sums the window would choose now, by the reason they are in it. */
export function NextSums({ next }: { readonly next: ProgressShown['next'] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  return (
    <div className={styles.nextSums}>
      {reasons.map((reason) => {
        const sums = next.filter((sum) => sum.reason === reason);
        if (sums.length === 0) return null;
        return (
          <div key={reason}>
            <Text fw={600}>{t(`progress.reason.${reason}`)}</Text>
            <ul className={styles.sums}>
              {sums.map(({ sumId, expected }) => (
                <li key={sumId}>
                  <b>{sumText(sumId, locale)}</b> <span>{formatPercent(expected)}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
