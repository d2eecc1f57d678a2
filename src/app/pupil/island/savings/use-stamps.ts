import { useEffect, useState } from 'react';
import { type CallReply, call } from '../../../api/call';

type Told = CallReply<'readStamps'>;
export type Stamp = Told['stamps'][number];

interface ReadCard {
  /** How the card looks and what its stamps were earned for; null while that is unknown. */
  readonly told: Told | null;
  /** It cannot be known now, for instance without network. */
  readonly failed: boolean;
}

/** Loads a card of a pupil. */
export function useStamps(pupilId: string, card: number, stamps: number): ReadCard {
  const [known, setKnown] = useState<{ readonly card: number; readonly told: Told | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one stamp more is one story more
  useEffect(() => {
    let live = true;
    call('readStamps', { params: { pupilId }, query: { card } }).then(
      (told) => live && setKnown({ card: told.card, told }),
      () => live && setKnown({ card, told: null }),
    );
    return () => {
      live = false;
    };
  }, [pupilId, card, stamps]);
  const read = known?.card === card ? known : null;
  return { told: read?.told ?? null, failed: read !== null && read.told === null };
}
