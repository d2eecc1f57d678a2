import { mapLayers } from '@assets/map/map';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stickerIsland } from '@/contract/game-ids';
import { loadKeepsake, saveKeepsake } from '../../round/start/keepsakes';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { Sticker } from '../../ui/savings/sticker';
import { type Placed, placed, readPlaced, type Spot, spotAfter } from './placed-stickers';
import styles from './sticker-island.module.css';

/** Position of the first sticker; the next ones start beside it. */
const firstSpot = (sticker: number): Spot => ({
  x: 0.3 + ((sticker * 0.17) % 0.5),
  y: 0.35 + ((sticker * 0.23) % 0.35),
});

interface StickerIslandProps {
  readonly pupilId: string;
  /** Number of stickers earned: one for each full card. */
  readonly stickers: number;
  /** Staff see the stickers and cannot move them. */
  readonly looking: boolean;
}

/**
 * Shows the child's own island. A sticker from the tray is placed by tapping and moved by dragging or with the arrow
 * keys.
 */
export function StickerIsland({ pupilId, stickers, looking }: StickerIslandProps) {
  const { t } = useTranslation('pupil');
  const [spots, setSpots] = useState<Placed | null>(null);
  const island = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let live = true;
    void loadKeepsake(pupilId, stickerIsland).then((kept) => live && setSpots(readPlaced(kept, stickers)));
    return () => {
      live = false;
    };
  }, [pupilId, stickers]);
  if (spots === null) return <div className={styles.island} />;

  const put = (sticker: number, spot: Spot) => setSpots(placed(spots, sticker, spot));
  const keep = (now: Placed) => void saveKeepsake(pupilId, stickerIsland, now);
  const settle = (sticker: number, spot: Spot) => {
    const now = placed(spots, sticker, spot);
    setSpots(now);
    keep(now);
  };
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot | null => {
    const box = island.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : null;
  };
  const drag = (sticker: number, event: PointerEvent<HTMLButtonElement>) => {
    const spot = spotOf(event);
    if (spot !== null && event.currentTarget.hasPointerCapture(event.pointerId)) put(sticker, spot);
  };
  const byKey = (sticker: number, event: KeyboardEvent) => {
    const spot = spotAfter(event.key, spots[sticker] ?? firstSpot(sticker));
    if (spot === null) return;
    event.preventDefault();
    settle(sticker, spot);
  };
  const all = Array.from({ length: stickers }, (_, sticker) => sticker);
  const waiting = all.filter((sticker) => spots[sticker] === undefined);
  const how = t(waiting.length > 0 ? 'stickers.tap' : 'stickers.move');
  const background = mapLayers[0];
  return (
    <section className={styles.own} aria-label={t('stickers.title')}>
      <h2>{t('stickers.title')}</h2>
      <div className={styles.island} ref={island}>
        <img className={styles.ground} src={background.small} alt="" />
        {all.map((sticker) => {
          const spot = spots[sticker];
          if (spot === undefined) return null;
          return (
            <button
              key={sticker}
              type="button"
              className={styles.sticker}
              style={{ left: `${spot.x * 100}%`, top: `${spot.y * 100}%` }}
              disabled={looking}
              aria-describedby="sticker-how"
              onKeyDown={(event) => byKey(sticker, event)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(sticker, event)}
              onPointerUp={() => keep(spots)}
            >
              <Sticker number={sticker} />
            </button>
          );
        })}
      </div>
      <p id="sticker-how" className={styles.how}>
        {how} <ReadAloudButton text={how} />
      </p>
      {waiting.length > 0 && (
        <ul className={styles.tray}>
          {waiting.map((sticker) => (
            <li key={sticker}>
              <button type="button" disabled={looking} onClick={() => settle(sticker, firstSpot(sticker))}>
                <Sticker number={sticker} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
