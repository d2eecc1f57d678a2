import type { Bus, Target, ValueRange } from '../api/bus';
import type { Box } from '../layout/design';
import { inputOfClick } from './switch-press';

export interface A11yLayer {
  /** Place it over the drawing, at the same size; it never receives a pointer. */
  readonly element: HTMLElement;
  /** Sets the name of the group of answers: the sum as a screen reader says it. */
  label(text: string): void;
  close(): void;
}

const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepping = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End)$/;
/** Stepping keys that have nothing to repeat. */
const ends = /^(Home|End)$/;
/** Keys sent to the scene as they are: digits, decimal sign, fraction bar, erase, ready. */
const plain = /^([-0-9,./]|Backspace|[rR])$/;

/**
 * Creates the twin of a scene in the DOM: a button for each target, in one group named by the sum, and a polite
 * live region. Keyboards, switches and screen readers use it; touches pass through to the drawing.
 */
export function createA11yLayer(bus: Bus): A11yLayer {
  const own = bus.scope();
  const element = document.createElement('div');
  element.style.cssText = 'position:absolute;pointer-events:none';
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  const live = document.createElement('p');
  live.setAttribute('aria-live', 'polite');
  live.style.cssText = HIDDEN;
  element.append(group, live);
  const twins = new Map<string, { readonly button: HTMLButtonElement; target: Target }>();

  const add = (target: Target) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.target = target.id;
    button.style.cssText = 'position:absolute;opacity:0;pointer-events:none;border:0;padding:0';
    button.addEventListener('click', () =>
      own.emit('target:press', { id: target.id, input: inputOfClick() }),
    );
    button.addEventListener('focus', () => own.emit('target:focus', { id: target.id }));
    button.addEventListener('blur', () => own.emit('target:focus', { id: null }));
    group.append(button);
    const twin = { button, target };
    twins.set(target.id, twin);
    return twin;
  };

  own.on('targets', ({ targets, view }) => {
    const ids = new Set(targets.map(({ id }) => id));
    let lost = false;
    for (const [id, { button }] of twins) {
      if (ids.has(id)) continue;
      lost ||= button === document.activeElement;
      button.remove();
      twins.delete(id);
    }
    for (const target of targets) {
      const twin = twins.get(target.id) ?? add(target);
      twin.target = target;
      dress(twin.button, target, view);
    }
    // Keeps the focus in the game when the focused button is removed.
    if (lost) twins.values().next().value?.button.focus();
  });
  own.on('target:focus', ({ id }) => {
    const button = id === null ? undefined : twins.get(id)?.button;
    if (button !== undefined && button !== document.activeElement) button.focus();
  });
  // A second text of the same moment would replace the first before a screen reader takes it.
  let said: string[] = [];
  own.on('say', ({ text }) => {
    if (said.length === 0) {
      globalThis.setTimeout(() => {
        said = [];
      });
    }
    said.push(text);
    live.textContent = said.join(' ');
  });

  const keydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const hold = (id: string | null) => own.emit('key:hold', { id, key: event.key });
    const way = arrows[event.key];
    const inGroup = event.target instanceof HTMLElement && group.contains(event.target);
    const from = [...twins.values()].find(({ button }) => button === document.activeElement)?.target;
    const taker = stepping.test(event.key) ? takerOf(from, twins) : undefined;
    if (taker !== undefined) {
      event.preventDefault();
      if (event.repeat) return;
      if (from === undefined) twins.get(taker.id)?.button.focus();
      own.emit('target:key', { id: taker.id, key: event.key });
      if (!ends.test(event.key)) hold(taker.id);
    } else if (way !== undefined && twins.size > 0) {
      const next = from === undefined ? firstOpen(twins) : nearest(from, way, twins);
      if (next !== undefined) twins.get(next.id)?.button.focus();
      event.preventDefault();
    } else if (plain.test(event.key)) {
      if (event.repeat) return;
      own.emit('key', { key: event.key === 'R' ? 'r' : event.key });
      if (event.key === 'Backspace') hold(null);
    } else if (event.key === 'Enter' && inGroup && from !== undefined) {
      // The browser presses the twin once more for each repeat; the scene repeats by itself what may be repeated.
      if (event.repeat) event.preventDefault();
      else hold(from.id);
    } else if (event.key === 'Enter' && !inGroup && event.target === document.body)
      own.emit('key', { key: 'Enter' });
  };
  const release = () => own.emit('key:release', {});
  document.addEventListener('keydown', keydown);
  document.addEventListener('keyup', release);
  window.addEventListener('blur', release);

  return {
    element,
    label: (text) => group.setAttribute('aria-label', text),
    close() {
      document.removeEventListener('keydown', keydown);
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', release);
      own.close();
      element.remove();
    },
  };
}

function dress(button: HTMLButtonElement, { label, box, state, range, ...target }: Target, view: Box): void {
  if (button.textContent !== label) button.textContent = label;
  if (range !== undefined) asSlider(button, label, range);
  else if (button.hasAttribute('role')) asButton(button);
  // `disabled` would move the focus out of the game between two sums.
  button.setAttribute('aria-disabled', String(state === 'disabled'));
  if (state === 'selected') button.setAttribute('aria-pressed', 'true');
  else button.removeAttribute('aria-pressed');
  // Read by the switch scanner.
  setData(button, 'scanRow', target.row);
  setData(button, 'scanLast', target.last === true ? '' : undefined);
  setData(button, 'scanWalks', target.keys !== undefined && range === undefined ? '' : undefined);
  const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(2)}%`;
  button.style.left = percent(box.x - view.x, view.width);
  button.style.top = percent(box.y - view.y, view.height);
  button.style.width = percent(box.width, view.width);
  button.style.height = percent(box.height, view.height);
}

function setData(button: HTMLButtonElement, name: string, value: string | undefined): void {
  if (value === undefined) delete button.dataset[name];
  else button.dataset[name] = value;
}

const ofSlider = ['role', 'aria-label', 'aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext'];

/** Turns a slider back into a button, whose name is its content. */
function asButton(button: HTMLButtonElement): void {
  for (const name of ofSlider) button.removeAttribute(name);
}

/** Turns a button into a slider. A slider takes no name from its content, so it gets a label. */
function asSlider(button: HTMLButtonElement, label: string, { min, max, now, text }: ValueRange): void {
  button.setAttribute('role', 'slider');
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-valuemin', `${min}`);
  button.setAttribute('aria-valuemax', `${max}`);
  button.setAttribute('aria-valuenow', `${now}`);
  button.setAttribute('aria-valuetext', text);
}

type Twins = ReadonlyMap<string, { readonly target: Target }>;

const isOpen = ({ state }: Target): boolean => state !== 'disabled';

const firstOpen = (twins: Twins): Target | undefined =>
  [...twins.values()].find(({ target }) => isOpen(target))?.target ?? twins.values().next().value?.target;

/** Returns the target of a stepping key: the focused one, else one that takes keys always, else the first when nothing has the focus. */
function takerOf(from: Target | undefined, twins: Twins): Target | undefined {
  if (from?.keys !== undefined) return from;
  const takers = [...twins.values()].map(({ target }) => target).filter(({ keys }) => keys !== undefined);
  return takers.find(({ keys }) => keys === 'all') ?? (from === undefined ? takers[0] : undefined);
}

/** Returns the nearest target in a direction; sideways distance counts twice. */
function nearest(from: Target, [dx, dy]: readonly [number, number], twins: Twins): Target | undefined {
  const middle = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const here = middle(from);
  let best: { readonly target: Target; readonly far: number } | undefined;
  for (const { target } of twins.values()) {
    const there = middle(target);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = ahead + aside * 2;
    if (target !== from && ahead > 1 && (best === undefined || far < best.far)) best = { target, far };
  }
  return best?.target;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
