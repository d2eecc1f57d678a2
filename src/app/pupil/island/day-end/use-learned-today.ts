import { useEffect, useState } from 'react';
import { type CallReply, call } from '../../../api/call';

export type LearnedToday = CallReply<'readLearnedToday'>;

/** Loads what the child learned today; null until it is there, and without a network. */
export function useLearnedToday(pupilId: string): LearnedToday | null {
  const [learned, setLearned] = useState<LearnedToday | null>(null);
  useEffect(() => {
    let live = true;
    call('readLearnedToday', { params: { pupilId } }).then(
      (reply) => live && setLearned(reply),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [pupilId]);
  return learned;
}
