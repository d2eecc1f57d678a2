/** Radius of the bubble in the atlas; the scene scales it down to the number's size. */
export const bubbleRadius = 88;

/** The rail: two ten-frames side by side, each two rows of five sockets, design px. */
export const rail = { width: 452, height: 108, pitch: 37, frameGap: 26 } as const;
