import { Link } from 'react-router';
import { Avatar } from '../../../ui/plain/avatar';
import { Light } from '../growth/vinyl';
import { CornerGround, cornerSize } from './corner-ground';
import { CornerHome } from './corner-home';
import styles from './corner-on-map.module.css';
import { StickerParts } from './stickers';
import { useStickers } from './use-stickers';

interface CornerOnMapProps {
  readonly pupilId: string;
  readonly avatar: string;
  /** Stands on the sign. */
  readonly name: string;
  /** Stickers earned: one for each full card. */
  readonly earned: number;
  /** Stamps of all cards together: each is a flower by the hut. */
  readonly stamps: number;
}

/** Size of a sticker beside the ground, on the map. */
const scale = 0.95;

/**
 * The child's own islet in the sea of the map, with what it chose for it. The card of stamps in the header is the same link
 * for screen readers and keyboards.
 */
export function CornerOnMap({ pupilId, avatar, name, earned, stamps }: CornerOnMapProps) {
  const { stickers } = useStickers(pupilId, earned);
  const { width, height } = cornerSize;
  const lying = Object.entries(stickers ?? {}).toSorted(([, a], [, b]) => a.y - b.y);
  return (
    <Link className={styles.corner} to={`/leerling/${pupilId}/spaarkaarten`} tabIndex={-1}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <Light />
        </defs>
        <CornerGround />
        <CornerHome stamps={stamps} />
        {lying.map(([key, { x, y, what }]) => (
          <g
            key={key}
            data-sticker={what}
            transform={`translate(${x * width} ${y * height + 26}) scale(${scale})`}
          >
            <StickerParts id={what} />
          </g>
        ))}
      </svg>
      <span className={styles.sign}>
        <Avatar id={avatar} size={52} />
        <b>{name}</b>
      </span>
    </Link>
  );
}
