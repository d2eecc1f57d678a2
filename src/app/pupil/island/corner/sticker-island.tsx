import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button';
import { CornerGround, cornerSize } from './corner-ground';
import { firstSpot, placed, type Spot, spotAfter } from './placed-stickers';
import styles from './sticker-island.module.css';
import { StickerPicture, stickerKinds, stickerName } from './stickers';
import { useStickers } from './use-stickers';

interface StickerIslandProps {
  readonly pupilId: string;
  /** Number of stickers earned: one for each full card. */
  readonly earned: number;
  /** Staff see the stickers and cannot move them. */
  readonly looking: boolean;
}

/**
 * Shows the child's own islet. For each full card the child chooses a sticker; it is moved by dragging or with the arrow
 * keys.
 */
export function StickerIsland({ pupilId, earned, looking }: StickerIslandProps) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const { stickers, setStickers, keep } = useStickers(pupilId, earned);
  const island = useRef<HTMLDivElement>(null);
  if (stickers === null) return <div className={styles.island} />;

  const move = (sticker: number, spot: Spot) => {
    const what = stickers[sticker]?.what;
    return what === undefined ? stickers : placed(stickers, sticker, { ...spot, what });
  };
  const settle = (now: typeof stickers) => {
    setStickers(now);
    keep(now);
  };
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot | null => {
    const box = island.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : null;
  };
  const drag = (sticker: number, event: PointerEvent<HTMLButtonElement>) => {
    const spot = spotOf(event);
    if (spot !== null && event.currentTarget.hasPointerCapture(event.pointerId))
      setStickers(move(sticker, spot));
  };
  const byKey = (sticker: number, event: KeyboardEvent) => {
    const spot = spotAfter(event.key, stickers[sticker] ?? firstSpot(sticker));
    if (spot === null) return;
    event.preventDefault();
    settle(move(sticker, spot));
  };
  const all = Array.from({ length: earned }, (_, sticker) => sticker);
  const waiting = all.filter((sticker) => stickers[sticker] === undefined);
  const [next] = waiting;
  const rest = t(earned === 0 ? 'stickers.none' : 'stickers.move');
  const how = waiting.length > 0 ? t('stickers.choose', { count: waiting.length }) : rest;
  return (
    <section className={styles.own} aria-label={t('stickers.title')}>
      <h2>{t('stickers.title')}</h2>
      <div className={styles.island} ref={island}>
        <svg
          className={styles.ground}
          viewBox={`0 0 ${cornerSize.width} ${cornerSize.height}`}
          aria-hidden="true"
        >
          <CornerGround />
        </svg>
        {all.map((sticker) => {
          const lying = stickers[sticker];
          if (lying === undefined) return null;
          return (
            <button
              key={sticker}
              type="button"
              className={styles.sticker}
              style={{
                left: `${lying.x * 100}%`,
                top: `${lying.y * 100}%`,
                zIndex: Math.round(lying.y * 100),
              }}
              disabled={looking}
              aria-label={stickerName(lying.what, locale)}
              aria-describedby="sticker-how"
              onKeyDown={(event) => byKey(sticker, event)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(sticker, event)}
              onPointerUp={() => keep(stickers)}
            >
              <StickerPicture id={lying.what} />
            </button>
          );
        })}
      </div>
      <p id="sticker-how" className={styles.how}>
        {how} <ReadAloudButton text={how} />
      </p>
      {next !== undefined && !looking && (
        <ul className={styles.tray}>
          {stickerKinds.map(({ id }) => (
            <li key={id}>
              <button
                type="button"
                disabled={looking}
                aria-label={stickerName(id, locale)}
                onClick={() => settle(placed(stickers, next, { ...firstSpot(next), what: id }))}
              >
                <StickerPicture id={id} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
