import { useEffect, useState } from 'react';
import type { OutboxStatus } from './outbox/outbox';
import { pageOutbox } from './page-outbox';

/** Returns the status of this page's outbox; null until it is open. */
export function useOutboxStatus(): OutboxStatus | null {
  const [status, setStatus] = useState<OutboxStatus | null>(null);
  useEffect(() => {
    let off = () => {};
    let live = true;
    void pageOutbox().then((outbox) => {
      if (!live) return;
      setStatus(outbox.status());
      off = outbox.onStatus(setStatus);
    });
    return () => {
      live = false;
      off();
    };
  }, []);
  return status;
}
