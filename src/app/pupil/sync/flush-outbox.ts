/** Name of the outbox database on this device. */
const NAME = 'outbox';

/**
 * Sends the answers of other children stored on this device, on screens where nobody plays. Loads no code when there
 * are none.
 * @param onOverdue receives the number of answers that wait until their pupil signs in here
 * @returns a function that stops listening
 */
export function flushOutbox(onOverdue: (count: number) => void): () => void {
  let off = () => {};
  let live = true;
  const send = async () => {
    const kept = await indexedDB.databases();
    if (!kept.some(({ name }) => name === NAME)) return;
    const { pageOutbox } = await import('./page-outbox');
    const outbox = await pageOutbox();
    if (!live) return;
    onOverdue(outbox.status().overdue);
    off = outbox.onStatus(({ overdue }) => onOverdue(overdue));
  };
  // Failed answers stay on the device; the next round sends them.
  send().catch(() => undefined);
  return () => {
    live = false;
    off();
  };
}
