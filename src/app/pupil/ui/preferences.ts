import type { RoundSettings } from '@games/kit/api/bus';

const SOUND = 'sound';

/** Reads a preference from this device; null when there is none or storage is blocked. */
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
    // The choice then holds for this page only.
  }
}

/** Returns whether games make sound on this device: as was chosen on it, else as the school wants it. */
export const isSoundOn = (bySchool = true): boolean => {
  const chosen = read(SOUND);
  return chosen === null ? bySchool : chosen === 'on';
};

export const saveSound = (on: boolean): void => keep(SOUND, on ? 'on' : 'off');

/**
 * Preference for switch scanning. With one switch the frame moves by itself every `pace` ms; with two, one moves the
 * frame and the other presses.
 */
export interface ScanPreference {
  readonly switches: 0 | 1 | 2;
  readonly pace: ScanPace;
}

export const scanPaces = [3500, 2200, 1300] as const;

export type ScanPace = (typeof scanPaces)[number];

const noScan: ScanPreference = { switches: 0, pace: 2200 };
/** Stored by pupil, because children share devices. */
const scanName = (pupilId: string) => `scan/${pupilId}`;
const scanPreferences = new Map<string, ScanPreference>();
const scanListeners = new Set<() => void>();

/** Returns the scan preference of a child; the same object until it changes. */
export function scanPreference(pupilId: string): ScanPreference {
  const known = scanPreferences.get(pupilId) ?? readScan(read(scanName(pupilId)));
  scanPreferences.set(pupilId, known);
  return known;
}

export function saveScanPreference(pupilId: string, preference: ScanPreference): void {
  scanPreferences.set(pupilId, preference);
  keep(scanName(pupilId), `${preference.switches} ${preference.pace}`);
  for (const listener of scanListeners) listener();
}

/** Calls the listener when a scan preference changes. Returns the function that stops listening. */
export function onScanPreference(listener: () => void): () => void {
  scanListeners.add(listener);
  return () => void scanListeners.delete(listener);
}

function readScan(kept: string | null): ScanPreference {
  const [switches, pace] = (kept ?? '').split(' ').map(Number);
  if (switches !== 1 && switches !== 2) return noScan;
  return { switches, pace: scanPaces.find((each) => each === pace) ?? noScan.pace };
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Returns reduced motion when the device asks for it. */
export const preferredMotion = (): RoundSettings['motion'] => (calm().matches ? 'reduced' : 'full');

/** Calls the listener when the motion preference changes. Returns the function that stops listening. */
export function onMotionPreference(listener: (motion: RoundSettings['motion']) => void): () => void {
  const query = calm();
  const tell = () => listener(preferredMotion());
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
