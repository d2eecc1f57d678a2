import { images } from '@assets/stamps/images.gen';
import { useTranslation } from 'react-i18next';
import { titleIn } from '@/maths/title-in';
import type { CallReply } from '../../../api/call';
import { useLocale } from '../../../i18n/use-locale';
import { cardPictures } from './card-pictures';
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

/** Shows the savings card in its own art: a stamp for each finished round, and a cup at the last position. */
export function SavingsCard({
  card: { stamps, size, art },
  fresh = false,
  told = [],
  chosen = null,
  onChoose,
}: Props) {
  const { t } = useTranslation('pupil');
  const pictures = cardPictures(art);
  const places = Array.from({ length: size }, (_, place) => place);
  return (
    <div className={styles.card} data-scan-row="card">
      <span className="unseen">{t('savings.stamps', { stamps, size })}</span>
      {places.map((place) => {
        const earned = place < stamps;
        const earnedPicture = place === size - 1 ? images.full : pictures.stamp;
        const { 96: small, 192: large } = earned ? earnedPicture : pictures.empty;
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

/** Shows the name of a card and the picture at its head; nothing of a map that was stored before cards had them. */
export function CardHead({
  card: { art, title },
}: {
  readonly card: Pick<SavingsCardState, 'art' | 'title'>;
}) {
  const locale = useLocale();
  if (title === undefined) return null;
  const { 400: small, 800: large } = cardPictures(art).strip;
  return (
    <figure className={styles.head}>
      <img src={small} srcSet={`${small} 400w, ${large} 800w`} sizes="360px" alt="" />
      <figcaption>{titleIn({ title }, locale)}</figcaption>
    </figure>
  );
}
