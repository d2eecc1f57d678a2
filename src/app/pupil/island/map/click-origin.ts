import type { MouseEvent } from 'react';

/** Position of a click on the page, px; the middle of the element when a key activated it. */
export function clickOrigin({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>) {
  if (detail > 0) return { x: clientX, y: clientY };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
