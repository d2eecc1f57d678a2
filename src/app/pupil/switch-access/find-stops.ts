import { type Scannable, type Stop, scanOrder } from '@games/kit/input/scan-order';

export interface Found {
  readonly stops: readonly Stop[];
  readonly elements: ReadonlyMap<string, HTMLElement>;
}

const pressable = 'button, a[href], input[type="radio"], input[type="checkbox"]';
const ids = new WeakMap<HTMLElement, string>();
let count = 0;

/** Stable name of an element; a recreated twin of the same target has the same name. */
function idOf(element: HTMLElement): string {
  const { target } = element.dataset;
  if (target !== undefined) return `target-${target}`;
  const id = ids.get(element) ?? `element-${++count}`;
  ids.set(element, id);
  return id;
}

const isSeen = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 &&
  element.tabIndex >= 0 &&
  element.closest('[aria-hidden="true"], [inert]') === null;

/** The root of scanning: the open dialog, or else the page. */
export const scanRoot = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;

/** Finds what a switch can press, in scanning order. */
export function findStops(root: HTMLElement): Found {
  const elements = new Map<string, HTMLElement>();
  const scannables = [...root.querySelectorAll<HTMLElement>(pressable)]
    .filter(isSeen)
    .map((element): Scannable => {
      const id = idOf(element);
      elements.set(id, element);
      const row = element.closest<HTMLElement>('[data-scan-row]')?.dataset.scanRow;
      return {
        id,
        ...(row !== undefined && { row }),
        last: element.closest('[data-scan-last]') !== null,
        closed: element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *'),
        slides: element.getAttribute('role') === 'slider',
        walks: element.dataset.scanWalks !== undefined,
      };
    });
  return { stops: scanOrder(scannables), elements };
}
