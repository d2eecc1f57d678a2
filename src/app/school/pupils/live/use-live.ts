import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CallReply, call } from '../../../api/call';
import { keyOf, pollEvery, queryClient } from '../../../api/query';
import { followLive } from './live-feed';

export type PupilLive = CallReply<'readLive'>['pupils'][number];

/** Poll intervals, ms: with a stream only to notice who stopped, without one for everything. */
const lookEvery = { connected: 30_000, alone: 10_000 };

/** Returns who of the group is practising now, updated while it is shown. */
export function useLive(groupId: string) {
  const [connected, setConnected] = useState(false);
  const input = { params: { groupId } };
  useEffect(
    () =>
      followLive({
        connected: setConnected,
        news: (of) => {
          if (of !== null && of !== groupId) return;
          void queryClient.invalidateQueries({ queryKey: keyOf('readLive', { params: { groupId } }) });
        },
      }),
    [groupId],
  );
  const { data, error } = useQuery({
    queryKey: keyOf('readLive', input),
    queryFn: () => call('readLive', input),
    refetchInterval: pollEvery(connected ? lookEvery.connected : lookEvery.alone),
    staleTime: 0,
  });
  return { live: data, error, connected };
}
