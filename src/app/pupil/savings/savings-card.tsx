import { images } from '@assets/stamps/images.gen';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import styles from './savings-card.module.css';

export type SavingsCardState = CallReply<'readMap'>['savingsCard'];

interface Props {
  readonly card: SavingsCardState;
  /** The last stamp has just been given: it lands. */
  readonly fresh?: boolean;
}

/** The card a stamp goes on for each round that was finished; the last place is for the cup of a full card. */
export function SavingsCard({ card: { stamps, size }, fresh = false }: Props) {
  const { t } = useTranslation('pupil');
  const places = Array.from({ length: size }, (_, place) => place);
  return (
    <div className={styles.card}>
      <span className="unseen">{t('savings.stamps', { stamps, size })}</span>
      {places.map((place) => {
        const { 96: small, 192: large } =
          images[place >= stamps ? 'empty' : place === size - 1 ? 'full' : 'star'];
        return (
          <span
            key={place}
            className={styles.place}
            data-earned={place < stamps}
            data-fresh={fresh && place === stamps - 1}
          >
            <img src={small} srcSet={`${small} 96w, ${large} 192w`} sizes="64px" alt="" />
          </span>
        );
      })}
    </div>
  );
}
