import { useState } from 'react';

interface Sending {
  /** Somebody tried to send it: from then on what is missing is said. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** What went wrong the last time; null when nothing did. */
  readonly failure: unknown;
  /** Does the work when the form is complete. What was typed stays when it fails. */
  send(complete: boolean, work: () => Promise<unknown>): Promise<void>;
  /** Says that something went wrong before anything was sent. */
  fail(failure: unknown): void;
}

/** What a form goes through from the first try until it is sent. */
export function useSending(): Sending {
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, fail] = useState<unknown>(null);
  const send = async (complete: boolean, work: () => Promise<unknown>) => {
    setTried(true);
    if (!complete) return;
    setBusy(true);
    fail(null);
    try {
      await work();
      setTried(false);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { tried, busy, failure, send, fail };
}
