/** Width of a painted layer, the widest view and its drift, and its left edge, design px. */
export const wide = 1704;
export const left = -212;

/** A coach, from the rail up: how high its body hangs, and the part of its drawing that is not stretched. */
export const car = {
  frame: { width: 96, height: 118 },
  foot: 20,
  corner: { side: 24, top: 26, bottom: 26 },
} as const;
