import { useEffect, useState } from 'react';
import { type CallReply, call } from '../../../api/call';

export type Stamp = CallReply<'readStamps'>['stamps'][number];

/** Loads what the stamps of a card were earned for; empty while that is unknown, for instance offline. */
export function useStamps(pupilId: string, card: number, stamps: number): readonly Stamp[] {
  const [known, setKnown] = useState<CallReply<'readStamps'> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one stamp more is one story more
  useEffect(() => {
    let live = true;
    call('readStamps', { params: { pupilId }, query: { card } }).then(
      (reply) => live && setKnown(reply),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [pupilId, card, stamps]);
  return known?.card === card ? known.stamps : [];
}
