import type { Design } from '@games/kit/layout/design';

export const plate = { width: 190, height: 150 } as const;
const gap = 30;

/** Returns the middles of `count` plates, design px: in one row when there is room, else in two. */
export function plateSpots(count: number, { width, height }: Design): readonly { x: number; y: number }[] {
  const across = Math.min(count, Math.floor(width / (plate.width + gap)));
  const rows = Math.ceil(count / across);
  // Upright they stay below the picture of a miss.
  const down = height > width ? 0.8 : 0.6;
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    return {
      x: width / 2 + ((place % across) - (inRow - 1) / 2) * (plate.width + gap),
      y: height * down + (row - (rows - 1) / 2) * (plate.height + gap),
    };
  });
}
