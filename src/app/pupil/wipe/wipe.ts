import { images } from '@assets/regions/images.gen';
import type { Region } from '@games/kit/manifest';
import { motionWanted } from '../preferences';
import '../region-colours.css';
import styles from './wipe.module.css';

/** How long the circle takes to close and to open, ms. */
const TIME = 320;
/** Never longer than this before the page: what comes then is a page that says that it loads, ms. */
const PATIENCE = 2500;

interface Point {
  readonly x: number;
  readonly y: number;
}

let covering: { readonly element: HTMLElement; readonly closed: Promise<unknown> } | null = null;

const circle = (radius: string, { x, y }: Point) => `circle(${radius} at ${x}px ${y}px)`;

/**
 * Covers the page with a circle in the colours of a region, with its landmark: the way from the map into a game and
 * back. It takes no press and holds up nothing; `endWipe` opens it again. Nothing with less motion.
 */
export function startWipe(region: Region, from?: Point): void {
  if (motionWanted() === 'reduced') return;
  covering?.element.remove();
  const element = document.createElement('div');
  element.className = styles.wipe ?? '';
  element.dataset.region = region;
  element.setAttribute('aria-hidden', 'true');
  const landmark = document.createElement('img');
  landmark.src = images[region][192];
  landmark.alt = '';
  element.append(landmark);
  document.body.append(element);
  const at = from ?? { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  const { finished } = element.animate(
    { clipPath: [circle('0', at), circle('150vmax', at)] },
    { duration: TIME, easing: 'ease-in', fill: 'forwards' },
  );
  const own = { element, closed: finished.catch(() => undefined) };
  covering = own;
  setTimeout(() => {
    if (covering === own) endWipe();
  }, PATIENCE);
}

/** Opens the page again, when it was covered. */
export function endWipe(): void {
  const wipe = covering;
  if (wipe === null) return;
  covering = null;
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  void wipe.closed
    .then(
      () =>
        wipe.element.animate(
          { clipPath: [circle('150vmax', middle), circle('0', middle)] },
          { duration: TIME, easing: 'ease-out', fill: 'forwards' },
        ).finished,
    )
    .catch(() => undefined)
    .then(() => wipe.element.remove());
}
