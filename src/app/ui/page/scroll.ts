import { scrollMs } from '../../shared/constants';

const easeInOut = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** Scrolls to an element in 300 ms, or at once with reduced motion. */
export function scrollToElement(element: Element): void {
  const from = window.scrollY;
  const to = from + element.getBoundingClientRect().top - 80;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: to });
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, (now - start) / scrollMs);
    window.scrollTo({ top: from + (to - from) * easeInOut(part) });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
