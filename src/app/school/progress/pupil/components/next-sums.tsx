import { Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDay, formatDaysAgo, formatPercent } from '../../../../i18n/format';
import { useLocale } from '../../../../i18n/use-locale';
import { type ProgressShown, sumText } from '../../shared/types';
import styles from './next-sums.module.css';

type NextSum = ProgressShown['next'][number];

const reasons = ['practising', 'new', 'review', 'probe'] as const;

/** Returns a sentence with the reason why this sum comes now. */
function why(t: TFunction<'school'>, sum: NextSum): string {
  const { reason, byKind, phase, answers: count, lastAnswered, due } = sum;
  const expected = formatPercent(sum.expected);
  if (byKind) {
    const kind = { practising: 'kindNow', review: 'kindBefore', new: 'kindNext', probe: 'kindNow' } as const;
    return t(`report.why.${kind[reason]}`, { expected });
  }
  if (reason === 'probe') return t('report.why.probe', { expected });
  if (reason === 'new' || lastAnswered === null) return t('report.why.new');
  const day = formatDaysAgo(lastAnswered);
  if (reason === 'practising') {
    return phase === 'nearly'
      ? t('report.why.nearly', { count, day })
      : t('report.why.practising', { count, day, expected });
  }
  const isDue = due !== null && Date.parse(due) <= Date.now();
  return isDue
    ? t('report.why.review', { day: formatDay(due, { day: 'numeric', month: 'long' }) })
    : t('report.why.early');
}

/** Shows the sums that a window would contain now, by reason, each with an explanation. */
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
            <ul className={styles.whys}>
              {sums.map((sum) => (
                <li key={sum.sumId}>
                  <b>{sumText(sum.sumId, locale)}</b>
                  <span>{why(t, sum)}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
