/** Width of a painted layer, the widest view and its drift, and its left edge, design px. */
export const wide = 1704;
export const left = -212;

/** A coach, from the rail up: how high its body hangs, and the part of its drawing that is not stretched. */
export const car = {
  frame: { width: 96, height: 118 },
  foot: 20,
  corner: { side: 24, top: 26, bottom: 26 },
} as const;

/**
 * A coach too narrow for that drawing, white, so that the scene paints it; the part that is not stretched, and its height:
 * the least of it, and how much a px of width adds.
 */
export const slat = { width: 48, corner: 7, top: 24, bottom: 22, low: 48, rise: 1.4 } as const;

/** Coaches by colour: rods of 1 to 10 each have their own, and what already stands there is slate. */
export const paints = {
  cream: '#f2dfbb',
  red: '#e0493f',
  green: '#9ccb6a',
  plum: '#a36aa6',
  yellow: '#f3c456',
  pine: '#4f9a72',
  night: '#6a5a92',
  brown: '#b0704e',
  blue: '#5b93c8',
  orange: '#f08f4c',
  slate: '#8f92b0',
} as const;
