import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a row sideways until its current element is in sight; the page itself does not move. */
export function useInSight<Row extends HTMLElement>(
  current: string,
  selector: string,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current element is scrolled to again
  useLayoutEffect(() => {
    const row = ref.current;
    const shown = row?.querySelector(selector);
    if (!row || !shown) return;
    const [outer, inner] = [row.getBoundingClientRect(), shown.getBoundingClientRect()];
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, [current, selector]);
  return ref;
}
