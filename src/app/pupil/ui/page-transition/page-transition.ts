import { images } from '@assets/regions/images.gen';
import type { Region } from '@games/kit/api/manifest';
import { preferredMotion } from '../preferences';
import '../region-colours.css';
import styles from './page-transition.module.css';

/** Duration of closing and of opening the circle, ms. */
const TIME = 320;
/** Longest cover of a new page that has not called `endPageTransition`; it then shows its own loading state, ms. */
const PATIENCE = 2500;
/** Longest cover of the old page on a slow network, ms. */
const LONGEST = 20_000;
/** Interval between two checks for the new page, ms. */
const LOOK = 250;

interface Point {
  readonly x: number;
  readonly y: number;
}

let navigating = false;

/** Records whether the router is navigating. */
export function setNavigating(now: boolean): void {
  navigating = now;
}

let covering: { readonly element: HTMLElement; readonly closed: Promise<unknown> } | null = null;

const circle = (radius: string, { x, y }: Point) => `circle(${radius} at ${x}px ${y}px)`;

/**
 * Covers the page with a circle in the colours and with the landmark of a region, between the map and a game.
 * `endPageTransition` opens it again. While the next page loads, the cover blocks presses on the old one. Does
 * nothing with reduced motion.
 */
export function startPageTransition(region: Region, from?: Point): void {
  if (preferredMotion() === 'reduced') return;
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
    if (!navigating || waited >= LONGEST) return endPageTransition();
    element.dataset.waits = '';
    setTimeout(look, LOOK, waited + LOOK);
  };
  setTimeout(look, PATIENCE, PATIENCE);
}

/** Opens the page again if it is covered. */
export function endPageTransition(): void {
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
