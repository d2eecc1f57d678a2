import { images } from '@assets/regions/images.gen';
import type { Region } from '@games/kit/manifest';
import { motionWanted } from '../preferences';
import '../region-colours.css';
import styles from './wipe.module.css';

/** How long the circle takes to close and to open, ms. */
const TIME = 320;
/** Not longer than this once the new page is there: then that says that it loads, ms. */
const PATIENCE = 2500;
/** On a slow network the old page stays covered so long at most until the new one is there, ms. */
const LONGEST = 20_000;
/** How often it is looked whether the new page is there, ms. */
const LOOK = 250;

interface Point {
  readonly x: number;
  readonly y: number;
}

let travelling = false;

/** The router is on its way to another page, or has come there. */
export function travel(now: boolean): void {
  travelling = now;
}

let covering: { readonly element: HTMLElement; readonly closed: Promise<unknown> } | null = null;

const circle = (radius: string, { x, y }: Point) => `circle(${radius} at ${x}px ${y}px)`;

/**
 * Covers the page with a circle in the colours of a region, with its landmark: the way from the map into a game and
 * back. It holds up nothing; `endWipe` opens it again. While the page there is still on its way, the old one stays covered
 * and takes no press. Nothing with less motion.
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
  const look = (waited: number) => {
    if (covering !== own) return;
    if (!travelling || waited >= LONGEST) return endWipe();
    element.dataset.waits = '';
    setTimeout(look, LOOK, waited + LOOK);
  };
  setTimeout(look, PATIENCE, PATIENCE);
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
