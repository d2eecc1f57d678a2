import type { RoundSettings } from '@games/kit/bus';

const SOUND = 'sound';

/** What was kept on this device under a name; null where nothing is kept or may be. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice then holds for this page.
  }
}

/** Whether games make sound on this device; on until a child turns it off. */
export const soundWanted = (): boolean => read(SOUND) !== 'off';

export const keepSound = (on: boolean): void => keep(SOUND, on ? 'on' : 'off');

/**
 * Scanning for children who press with one switch or two. With one a frame goes from thing to thing by itself, `pace` ms
 * each; with two one switch moves the frame on and the other chooses.
 */
export interface ScanWish {
  readonly switches: 0 | 1 | 2;
  readonly pace: ScanPace;
}

export const scanPaces = [3500, 2200, 1300] as const;

export type ScanPace = (typeof scanPaces)[number];

const noScan: ScanWish = { switches: 0, pace: 2200 };
/** Of a child: on a shared device the next one does not want it. */
const scanName = (pupilId: string) => `scan/${pupilId}`;
const scanWishes = new Map<string, ScanWish>();
const scanListeners = new Set<() => void>();

/** The child's wish for scanning; the same object until it changes. */
export function scanWish(pupilId: string): ScanWish {
  const known = scanWishes.get(pupilId) ?? readScan(read(scanName(pupilId)));
  scanWishes.set(pupilId, known);
  return known;
}

export function keepScan(pupilId: string, wish: ScanWish): void {
  scanWishes.set(pupilId, wish);
  keep(scanName(pupilId), `${wish.switches} ${wish.pace}`);
  for (const listener of scanListeners) listener();
}

/** Tells when a wish for scanning changes; returns the function that stops listening. */
export function onScanWish(listener: () => void): () => void {
  scanListeners.add(listener);
  return () => void scanListeners.delete(listener);
}

function readScan(kept: string | null): ScanWish {
  const [switches, pace] = (kept ?? '').split(' ').map(Number);
  if (switches !== 1 && switches !== 2) return noScan;
  return { switches, pace: scanPaces.find((each) => each === pace) ?? noScan.pace };
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Less movement, when the device asks for it. */
export const motionWanted = (): RoundSettings['motion'] => (calm().matches ? 'reduced' : 'full');

/** Tells when the wish for less movement changes; returns the function that stops listening. */
export function onMotionWanted(listener: (motion: RoundSettings['motion']) => void): () => void {
  const query = calm();
  const tell = () => listener(motionWanted());
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
