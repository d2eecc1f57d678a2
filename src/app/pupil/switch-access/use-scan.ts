import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session';
import { onScanPreference, type ScanPreference, saveScanPreference, scanPreference } from '../ui/preferences';
import { startScan } from './start-scan';

/** Returns the scan preference of the signed-in child and its setter; null for everyone else. */
export function useScanPreference(): readonly [ScanPreference, (preference: ScanPreference) => void] | null {
  const user = useUser();
  const pupilId = user?.role === 'leerling' ? user.id : null;
  const read = useCallback(() => (pupilId === null ? null : scanPreference(pupilId)), [pupilId]);
  const preference = useSyncExternalStore(onScanPreference, read);
  return pupilId === null || preference === null
    ? null
    : [preference, (next) => saveScanPreference(pupilId, next)];
}

/** Scans the page when the signed-in child has chosen that. */
export function useScan(): void {
  const preference = useScanPreference()?.[0];
  useEffect(
    () =>
      preference === undefined || preference.switches === 0
        ? undefined
        : startScan(preference.switches, preference.pace).stop,
    [preference],
  );
}
