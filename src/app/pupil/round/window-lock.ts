/**
 * Takes a round for this tab; null when another tab has it. The returned function gives it free again; closing
 * the tab does so too. Browsers without locks get it always: the server keeps one answer per place anyway.
 */
export function takeWindow(windowId: string): Promise<(() => void) | null> {
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
