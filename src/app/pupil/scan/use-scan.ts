import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../session/session';
import { keepScan, onScanWish, type ScanWish, scanWish } from '../preferences';
import { startScan } from './start-scan';

/** How the signed-in child scans, and the way to change it; null for everyone else. */
export function useScanWish(): readonly [ScanWish, (wish: ScanWish) => void] | null {
  const user = useUser();
  const pupilId = user?.role === 'leerling' ? user.id : null;
  const read = useCallback(() => (pupilId === null ? null : scanWish(pupilId)), [pupilId]);
  const wish = useSyncExternalStore(onScanWish, read);
  return pupilId === null || wish === null ? null : [wish, (next) => keepScan(pupilId, next)];
}

/** Scans the page for the signed-in child, when it wants that. */
export function useScan(): void {
  const wish = useScanWish()?.[0];
  useEffect(
    () => (wish === undefined || wish.switches === 0 ? undefined : startScan(wish.switches, wish.pace)),
    [wish],
  );
}
