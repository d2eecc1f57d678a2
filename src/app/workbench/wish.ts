import type { AnswerMode } from '@/maths/round/task';
import type { Locale } from '../constants';

/** What the workbench plays and how it looks; it stands in the address, so that a link shows the same thing again. */
export interface Wish {
  readonly game: string;
  readonly collection: string;
  readonly seed: number;
  /** Sums in the round. */
  readonly sums: number;
  /** A way of answering, where the game has several. */
  readonly mode: AnswerMode | '';
  readonly locale: Locale;
  readonly motion: 'full' | 'reduced';
  readonly theme: 'light' | 'dark';
  /** Device px per CSS px; 0 is that of the display. */
  readonly density: number;
  /** Width × height of the stage, CSS px; empty fills the window. */
  readonly size: string;
  readonly sound: 'on' | 'off';
  /** The stage alone, without the workbench around it. */
  readonly bare: boolean;
}

const usual: Wish = {
  game: 'bellenprikken',
  collection: '',
  seed: 1,
  sums: 12,
  mode: '',
  locale: 'nl',
  motion: 'full',
  theme: 'light',
  density: 0,
  size: '',
  sound: 'off',
  bare: false,
};

const oneOf = <Value extends string>(value: string | null, values: readonly Value[], other: Value): Value =>
  values.find((each) => each === value) ?? other;

const amount = (value: string | null, other: number): number =>
  value === null || !Number.isFinite(Number(value)) ? other : Number(value);

/** Reads a wish from an address; what is missing or unknown is as usual. */
export function readWish(search: string): Wish {
  const asked = new URLSearchParams(search);
  return {
    game: asked.get('game') ?? usual.game,
    collection: asked.get('collection') ?? usual.collection,
    seed: amount(asked.get('seed'), usual.seed),
    sums: amount(asked.get('sums'), usual.sums),
    mode: oneOf(asked.get('mode'), ['choose', 'type', 'collect', 'compose', 'place', 'order', ''], ''),
    locale: oneOf(asked.get('locale'), ['nl', 'be', 'en'], usual.locale),
    motion: oneOf(asked.get('motion'), ['full', 'reduced'], usual.motion),
    theme: oneOf(asked.get('theme'), ['light', 'dark'], usual.theme),
    density: amount(asked.get('density'), usual.density),
    size: /^\d+x\d+$/.test(asked.get('size') ?? '') ? (asked.get('size') ?? '') : '',
    sound: oneOf(asked.get('sound'), ['on', 'off'], usual.sound),
    bare: asked.has('bare'),
  };
}

/** The address of a wish: only what differs from the usual is in it. */
export function writeWish(wish: Wish): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) {
    if (value !== usual[name as keyof Wish]) asked.set(name, value === true ? '' : String(value));
  }
  return `?${asked.toString()}`;
}
