import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import styles from './savings-card.module.css';

export type SavingsCardState = CallReply<'readMap'>['savingsCard'];

interface Props {
  readonly card: SavingsCardState;
  /** The last stamp has just been given: it lands. */
  readonly fresh?: boolean;
}

/** The card a stamp goes on for each round that was finished. */
export function SavingsCard({ card: { stamps, size }, fresh = false }: Props) {
  const { t } = useTranslation('pupil');
  const places = Array.from({ length: size }, (_, place) => place);
  return (
    <div className={styles.card}>
      <span className="unseen">{t('savings.stamps', { stamps, size })}</span>
      {places.map((place) => (
        <span
          key={place}
          className={styles.place}
          data-stamped={place < stamps}
          data-fresh={fresh && place === stamps - 1}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1.8l3.1 6.5 7.1 1-5.2 4.9 1.3 7.1L12 17.9l-6.3 3.400L7 14.200 1.800 9.300l7.100-1z" />
          </svg>
        </span>
      ))}
    </div>
  );
}
