import type { BrowserContext } from '@playwright/test';

/**
 * Simulates a device that saves data: its map does not load the engine and the next game in idle time, which costs more
 * than the map itself. For tests that are about something else; must be called before a page is opened.
 */
export async function savesData(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
