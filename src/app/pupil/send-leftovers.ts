/** The name under which answers are kept on this device. */
const NAME = 'outbox';

/**
 * Sends what another child left on this device, when there is anything: on screens where nobody plays. Loads nothing
 * where nothing was ever kept.
 * @param onOverdue hears how many answers wait until the child who gave them signs in here
 * @returns a function that ends the listening
 */
export function sendLeftovers(onOverdue: (count: number) => void): () => void {
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
  // What fails stays on the device; the next round sends it.
  send().catch(() => undefined);
  return () => {
    live = false;
    off();
  };
}
