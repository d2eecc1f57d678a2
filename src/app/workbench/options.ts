import type { AnswerMode } from '@/maths/answer-mode';
import type { Locale } from '@/maths/locale';

/** Game and appearance in the workbench; stored in the address, so that a link reproduces them. */
export interface WorkbenchOptions {
  readonly game: string;
  readonly collection: string;
  readonly seed: number;
  /** Sums in the round. */
  readonly sums: number;
  /** Answer mode, where the game has several. */
  readonly mode: AnswerMode | '';
  readonly locale: Locale;
  readonly motion: 'full' | 'reduced';
  readonly theme: 'light' | 'dark';
  /** Device px per CSS px; 0 uses that of the display. */
  readonly density: number;
  /** Width × height of the stage, CSS px; empty fills the window. */
  readonly size: string;
  readonly sound: 'on' | 'off';
  /** Shows the stage alone. */
  readonly bare: boolean;
}

const usual: WorkbenchOptions = {
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

/** Reads options from an address; missing or unknown values get their defaults. */
export function readOptions(search: string): WorkbenchOptions {
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

/** Writes options into an address, without the defaults. */
export function writeOptions(options: WorkbenchOptions): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(options)) {
    if (value !== usual[name as keyof WorkbenchOptions]) asked.set(name, value === true ? '' : String(value));
  }
  return `?${asked.toString()}`;
}
