import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CallInput, call } from '../../api/call';
import { keyOf } from '../../api/query';

type Noted = CallInput<'noteMessages'>['body'];

/** Returns a function that marks messages as read or archived, and refreshes the list and the badge in the menu. */
export function useMarkMessages(): (noted: Noted) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (body) => {
      try {
        await call('noteMessages', { body });
      } finally {
        await Promise.all([
          client.invalidateQueries({ queryKey: keyOf('listMessages') }),
          client.invalidateQueries({ queryKey: keyOf('countUnread') }),
          // A message shows whether it is archived.
          client.invalidateQueries({ queryKey: ['readMessage'] }),
        ]);
      }
    },
    [client],
  );
}
