/** Size of the map in its own units; anchors are in these. */
export const mapSize = { width: 1600, height: 1000 } as const;

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
