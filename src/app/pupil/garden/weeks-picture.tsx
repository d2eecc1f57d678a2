import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import styles from './garden-page.module.css';

type Week = CallReply<'readOwnWork'>['weeks'][number];

/** The sums right in each of the last weeks, as sunflowers that stand higher the more there were. */
export function WeeksPicture({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('pupil');
  const most = Math.max(20, ...weeks.map(({ right }) => right));
  const nameOf = (back: number) =>
    back === 0 ? t('work.thisWeek') : back === 1 ? t('work.agoOne') : t('work.ago', { count: back });
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ week, right }, place) => (
        <li key={week}>
          <span className="unseen">
            {`${nameOf(weeks.length - 1 - place)}: ${t('work.right', { count: right })}`}
          </span>
          <b aria-hidden="true">{right > 0 ? right : ''}</b>
          <span
            aria-hidden="true"
            className={styles.stem}
            data-now={place === weeks.length - 1}
            data-bare={right === 0}
            style={{ blockSize: `${Math.max(3, (right / most) * 100)}%` }}
          />
        </li>
      ))}
    </ol>
  );
}
