import { useState } from 'react';

interface Sending {
  /** True after the first attempt to send; from then on missing input is marked. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** The last error; null when there was none. */
  readonly failure: unknown;
  /** Runs the work when the form is complete. Keeps the input when it fails. */
  send(complete: boolean, work: () => Promise<unknown>): Promise<void>;
  /** Shows an error from before anything was sent. */
  fail(failure: unknown): void;
}

/** State of a form from the first attempt until it is sent. */
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
