import { images } from '@assets/stamps/images.gen';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import styles from './savings-card.module.css';

export type SavingsCardState = CallReply<'readMap'>['savingsCard'];

interface Props {
  readonly card: SavingsCardState;
  /** Animates the last stamp, which was just earned. */
  readonly fresh?: boolean;
  /** Descriptions of the stamps; a stamp with one can be pressed. */
  readonly told?: readonly string[];
  /** Position of the stamp pressed last. */
  readonly chosen?: number | null;
  readonly onChoose?: (place: number) => void;
}

/** Shows the savings card: a stamp for each finished round, and a cup at the last position. */
export function SavingsCard({
  card: { stamps, size },
  fresh = false,
  told = [],
  chosen = null,
  onChoose,
}: Props) {
  const { t } = useTranslation('pupil');
  const places = Array.from({ length: size }, (_, place) => place);
  return (
    <div className={styles.card} data-scan-row="card">
      <span className="unseen">{t('savings.stamps', { stamps, size })}</span>
      {places.map((place) => {
        const earned = place < stamps;
        const { 96: small, 192: large } = images[!earned ? 'empty' : place === size - 1 ? 'full' : 'star'];
        const picture = <img src={small} srcSet={`${small} 96w, ${large} 192w`} sizes="64px" alt="" />;
        const what = earned ? told[place] : undefined;
        if (what !== undefined && onChoose !== undefined) {
          return (
            <button
              key={place}
              type="button"
              className={styles.place}
              aria-label={`${t('savings.stamp', { place: place + 1 })}: ${what}`}
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
            >
              {picture}
            </button>
          );
        }
        return (
          <span
            key={place}
            className={styles.place}
            data-earned={earned}
            data-fresh={fresh && place === stamps - 1}
          >
            {picture}
          </span>
        );
      })}
    </div>
  );
}
