import type { Region } from '@games/kit/api/manifest';

let region: Region | null = null;

/** Records the region of a game that the child leaves for the map. */
export function leaveRegion(left: Region): void {
  region = left;
}

/** Returns the region that the child just came from; null when this page began with the map. */
export const regionJustLeft = (): Region | null => region;
