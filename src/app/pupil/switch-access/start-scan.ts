import { kept, marked, moveOn, type ScanStep, scanStart, take } from '@games/kit/input/scan';
import { pressBySwitch } from '@games/kit/input/switch-press';
import { type Found, findStops, scanRoot } from './find-stops';
import { createScanFrame } from './scan-frame';

/** Interval between two checks of the page, ms: elements move, appear and disappear. */
const LOOK = 150;

/** The time by which the frame moves. */
export interface ScanClock {
  /** ms since any moment. */
  now(): number;
  /** Runs something every so many ms; returns what ends it. */
  every(ms: number, run: () => void): () => void;
}

export interface Scanner {
  /** Ids of the elements that the frame marks now; of a target of a game `target-` and its own id. */
  marked(): readonly string[];
  stop(): void;
}

const clockOfPage: ScanClock = {
  now: () => performance.now(),
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/**
 * Scans the page: a frame marks what a switch would press. With one switch it moves every `pace` ms, and space or
 * Enter presses; with two, space moves it and Enter presses.
 */
export function startScan(switches: 1 | 2, pace: number, clock = clockOfPage): Scanner {
  const frame = createScanFrame();
  let found: Found = { stops: [], elements: new Map() };
  let scan = scanStart;
  let shown = '';
  let since = clock.now();

  const mark = (root: HTMLElement) => {
    const ids = marked(found.stops, scan);
    const elements = ids.flatMap((id) => found.elements.get(id) ?? []);
    frame.surround(root, elements);
    const key = ids.join();
    if (key === shown) return;
    shown = key;
    since = clock.now();
    const [only, ...others] = elements;
    if (only !== undefined && others.length === 0) only.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const look = () => {
    const root = scanRoot();
    const now = findStops(root);
    scan = kept(found.stops, scan, now.stops);
    found = now;
    mark(root);
  };
  /** Performs a step; false when its keys had no effect. */
  const perform = ({ scan: next, act }: ScanStep): boolean => {
    scan = next;
    const element = act && found.elements.get(act.id);
    if (act === undefined || element === undefined) return true;
    if (act.kind === 'press') {
      pressBySwitch(element);
      return true;
    }
    const before = element.textContent;
    element.focus();
    for (const key of act.keys) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return element.textContent !== before;
  };
  const advance = () => {
    since = clock.now();
    if (!perform(moveOn(found.stops, scan))) perform(moveOn(found.stops, scan, true));
    look();
  };
  const choose = () => {
    since = clock.now();
    perform(take(found.stops, scan));
    look();
  };

  const isSwitch = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    (key === ' ' || key === 'Enter') && !ctrlKey && !metaKey && !altKey;
  const keydown = (event: KeyboardEvent) => {
    if (!isSwitch(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    // What the child saw in the frame may have gone: then the frame only moves, and nothing else is pressed for it.
    const seen = shown;
    look();
    if (shown !== seen) return;
    if (switches === 2 && event.key === ' ') advance();
    else choose();
  };
  /** The space bar presses a button on release. */
  const keyup = (event: KeyboardEvent) => {
    if (isSwitch(event)) event.preventDefault();
  };
  document.addEventListener('keydown', keydown, { capture: true });
  document.addEventListener('keyup', keyup, { capture: true });
  const end = clock.every(LOOK, () => {
    if (document.hidden) return;
    if (switches === 1 && shown !== '' && clock.now() - since >= pace) advance();
    else look();
  });
  look();

  return {
    marked: () => marked(found.stops, scan),
    stop() {
      end();
      document.removeEventListener('keydown', keydown, { capture: true });
      document.removeEventListener('keyup', keyup, { capture: true });
      frame.remove();
    },
  };
}
