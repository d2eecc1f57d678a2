/**
 * Locks a round for this tab; resolves to null when another tab has it. The returned function unlocks it, and so does
 * closing the tab. Without the Locks API it always succeeds: the server accepts one answer per position anyway.
 */
export function lockWindow(windowId: string): Promise<(() => void) | null> {
  if (navigator.locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((taken, failed) => {
    navigator.locks
      .request(`round.${windowId}`, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          taken(null);
          return undefined;
        }
        return new Promise<void>((free) => taken(() => free()));
      })
      .catch(failed);
  });
}
