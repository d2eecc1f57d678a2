import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type CallInput, call } from '../../api/call';
import { keyOf } from '../../api/query';

type Noted = CallInput<'noteMessages'>['body'];

/** Says that messages were read or archived, and refreshes what shows them: the list and the number in the menu. */
export function useNote(): (noted: Noted) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (body) => {
      try {
        await call('noteMessages', { body });
      } finally {
        await Promise.all([
          client.invalidateQueries({ queryKey: keyOf('listMessages') }),
          client.invalidateQueries({ queryKey: keyOf('countUnread') }),
          // Of every message: whether it is in the archive.
          client.invalidateQueries({ queryKey: ['readMessage'] }),
        ]);
      }
    },
    [client],
  );
}
