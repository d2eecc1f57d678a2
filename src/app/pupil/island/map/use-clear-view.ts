import { type RefObject, useLayoutEffect } from 'react';
import { liftOfIsland } from './lift-of-island';
import { regionJustLeft } from './region-just-left';

/** Top and bottom of elements together, in coordinates of the island without its lift. */
function extentOf(elements: readonly Element[], lift: number) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)) + lift,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + lift,
  };
}

/** Moves the island up where the cards of the page would cover Sam, a flag, or what grew where the child just played. */
function clear(island: HTMLElement, page: HTMLElement): void {
  const header = page.querySelector(':scope > header')?.getBoundingClientRect();
  const cards = page.querySelector(':scope > nav ul')?.getBoundingClientRect();
  const first = [...island.querySelectorAll('[data-first]')];
  if (!header || !cards || cards.height === 0 || first.length === 0) return;
  const before = Number(island.style.getPropertyValue('--lift').replace('px', ''));
  const grown = `[data-region="${regionJustLeft()}"]:is([data-kind=thing], [data-kind=tree])`;
  const others = [...island.querySelectorAll(`[data-flag], ${grown}`)].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return right > cards.left && left < cards.right;
  });
  const lift = liftOfIsland({
    first: extentOf(first, before),
    others: others.map((each) => extentOf([each], before)),
    header: header.bottom,
    cards: cards.top,
  });
  if (Math.abs(lift - before) < 1) return;
  island.style.setProperty('--lift', `${Math.round(lift)}px`);
  island.toggleAttribute('data-lifted', lift > 0);
}

/**
 * Keeps Sam, the flags of today and what just grew above the cards, also when these change or the screen is rotated.
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
    // What grew is painted after the map.
    const painted = new MutationObserver(look);
    painted.observe(place, { childList: true });
    return () => {
      watch.disconnect();
      painted.disconnect();
    };
  }, [island, shown]);
}
