import { type RefObject, useLayoutEffect } from 'react';
import { liftOfIsland } from './lift-of-island';

/** Top and bottom of elements together, in coordinates of the island without its lift. */
function extentOf(elements: readonly Element[], lift: number) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)) + lift,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + lift,
  };
}

/** Moves the island up where the cards of the page would cover Sam or a flag. */
function clear(island: HTMLElement, page: HTMLElement): void {
  const header = page.querySelector(':scope > header')?.getBoundingClientRect();
  const cards = page.querySelector(':scope > nav ul')?.getBoundingClientRect();
  const first = [...island.querySelectorAll('[data-first]')];
  if (!header || !cards || cards.height === 0 || first.length === 0) return;
  const before = Number(island.style.getPropertyValue('--lift').replace('px', ''));
  const flags = [...island.querySelectorAll('[data-flag]')].filter((flag) => {
    const { left, right } = flag.getBoundingClientRect();
    return right > cards.left && left < cards.right;
  });
  const lift = liftOfIsland({
    first: extentOf(first, before),
    flags: flags.map((flag) => extentOf([flag], before)),
    header: header.bottom,
    cards: cards.top,
  });
  if (Math.abs(lift - before) < 1) return;
  island.style.setProperty('--lift', `${Math.round(lift)}px`);
  island.toggleAttribute('data-lifted', lift > 0);
}

/**
 * Keeps Sam and the flags of today above the cards, also when these change or the screen is rotated.
 * @param shown changes with the flags that are shown
 */
export function useClearView(island: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other flags are measured again
  useLayoutEffect(() => {
    const place = island.current;
    const page = place?.closest('main');
    if (!place || !page) return undefined;
    const cards = page.querySelector(':scope > nav');
    const look = () => clear(place, page);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(place);
    if (cards) watch.observe(cards);
    return () => watch.disconnect();
  }, [island, shown]);
}
