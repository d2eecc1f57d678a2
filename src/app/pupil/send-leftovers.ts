/** The name under which answers are kept on this device. */
const NAME = 'outbox';

/**
 * Sends what another child left on this device, when there is anything: on screens where nobody plays. Loads nothing
 * where nothing was ever kept.
 */
export async function sendLeftovers(): Promise<void> {
  try {
    const kept = await indexedDB.databases();
    if (!kept.some(({ name }) => name === NAME)) return;
    const { pageOutbox } = await import('./page-outbox');
    await pageOutbox();
  } catch {
    // It stays on the device; the next round sends it.
  }
}
