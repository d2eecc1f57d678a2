import { useEffect, useState } from 'react';
import { stickerIsland } from '@/contract/game-ids';
import { loadKeepsake, saveKeepsake } from '../../round/start/keepsakes';
import { type Placed, readPlaced } from './placed-stickers';

/** Loads the stickers that lie in the child's corner; null until they are there. */
export function useStickers(pupilId: string, earned: number) {
  const [stickers, setStickers] = useState<Placed | null>(earned === 0 ? {} : null);
  useEffect(() => {
    if (earned === 0) return undefined;
    let live = true;
    void loadKeepsake(pupilId, stickerIsland).then((kept) => live && setStickers(readPlaced(kept, earned)));
    return () => {
      live = false;
    };
  }, [pupilId, earned]);
  const keep = (now: Placed) => void saveKeepsake(pupilId, stickerIsland, now);
  return { stickers, setStickers, keep };
}
