import cloudsLarge from './clouds-large.webp?url';
import cloudsSmall from './clouds-small.webp?url';
import islandLarge from './island-large.webp?url';
import islandSmall from './island-small.webp?url';

/** Size of the map in its own units; anchors below are in these. */
export const mapSize = { width: 1600, height: 1000 } as const;

/** From back to front. `small` is 960 px wide, `large` 1920; the island fills the frame, clouds lie over it. */
export const mapLayers = [
  { id: 'island', small: islandSmall, large: islandLarge },
  { id: 'clouds', small: cloudsSmall, large: cloudsLarge },
] as const;

/** Where a task's flag stands in each region: the middle of its stone, map units. */
export const regionAnchors = {
  haven: { x: 352, y: 742 },
  dorp: { x: 560, y: 668 },
  kermis: { x: 716, y: 836 },
  stad: { x: 985, y: 586 },
  spoor: { x: 760, y: 606 },
  boerderij: { x: 372, y: 500 },
  bergen: { x: 640, y: 330 },
  savanne: { x: 1190, y: 800 },
  ruimtehaven: { x: 1272, y: 214 },
} as const;
