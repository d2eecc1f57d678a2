import { askAloud } from '@games/kit/text/ask-aloud';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useChildPreference } from '../../ui/child-preference';
import { canReadAloud, onVoices, readAloud, stopReading } from '../../ui/read-aloud/speech';
import type { RoundSession } from '../session/types';
import { useSession } from '../session/use-session';

/**
 * Reads the task aloud: by itself for children who learn to read, unless sound is off, or as the child chose, and when the returned function is
 * called. Reading ends when the child answers. Undefined while there is nothing to read, or no voice.
 */
export function useReadTask(session: RoundSession): (() => void) | undefined {
  const { flow, settings, readsItself, isTest, state } = useSession(session);
  const { locale, sound } = settings;
  const canRead = useSyncExternalStore(onVoices, () => canReadAloud(locale)) && !isTest;
  const task = flow.phase === 'open' ? flow.task : null;

  const read = useCallback(() => {
    if (task === null) return;
    session.bus.emit('app:speech', { speaking: true });
    readAloud(askAloud(task, locale), locale, {
      ended: () => session.bus.emit('app:speech', { speaking: false }),
    });
  }, [session, task, locale]);

  const isOpen = task !== null && state === 'playing';
  const [{ reading }] = useChildPreference();
  const wantsReading = reading === 'auto' ? readsItself && sound : reading === 'on';
  const byItself = canRead && wantsReading && isOpen;
  // A pause, help or the answer itself ends the reading.
  useEffect(() => {
    if (byItself) read();
  }, [byItself, read]);
  useEffect(() => (isOpen ? stopReading : undefined), [isOpen]);

  return canRead && isOpen ? read : undefined;
}
