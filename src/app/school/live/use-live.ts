import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CallReply, call } from '../../api/call';
import { keyOf, queryClient } from '../../api/query';
import { followLive } from './live-feed';

export type PupilLive = CallReply<'readLive'>['pupils'][number];

/** ms between two looks: beside a stream only to see who stopped, without one to see anything at all. */
const lookEvery = { connected: 30_000, alone: 10_000 };

/** Who of the group is practising now, kept up to date as long as it is on the screen. */
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
    refetchInterval: connected ? lookEvery.connected : lookEvery.alone,
    staleTime: 0,
  });
  return { live: data, error, connected };
}
