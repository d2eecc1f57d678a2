import type { MouseEvent } from 'react';

/** Where a link was pressed, px of the page; by a key in its middle. */
export function pressedAt({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
