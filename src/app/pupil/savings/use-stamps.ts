import { useEffect, useState } from 'react';
import { type CallReply, call } from '../../api/call';

export type Stamp = CallReply<'readStamps'>['stamps'][number];

/** What the stamps of a card were for; none while that is not known, as without a network: the card itself still shows. */
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
