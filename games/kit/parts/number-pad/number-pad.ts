import type { GameObjects } from 'phaser';
import type { InputMethod } from '../../input/targets';
import type { SceneKit } from '../../scene/scene-kit';
import { texts as kitTexts } from '../../text/texts.gen';
import { dip, type Face, keyPlate, pale } from '../key-face';
import { type PadKey, type PadLayout, padKeys } from './pad-keys';
import { isComplete, type Typable, typed } from './typing';

export interface PadSpec extends Typable {
  /** Middle of the pad, design px. */
  readonly x: number;
  readonly y: number;
  readonly layout: PadLayout;
  /** Size of a key, design px; 92 × 88 by default. */
  readonly key?: { readonly width: number; readonly height: number };
  /** Called after each key; by default the sum card shows the typed value. */
  readonly changed?: (value: string) => void;
  /** Called with the typed value when it is committed; a pad without it has no key that commits, its place stays free. */
  readonly ready?: (raw: string, input: InputMethod) => void;
}

const usualKey = { width: 92, height: 88 } as const;
/** Air between two keys: a thumb hits one. */
const gap = 12;

/**
 * Large keys to type a number. A keyboard's digits, comma, bar, r, colon, Backspace and Enter do the same; a switch scans the
 * pad by row. Create it once, in `build`; committing clears it.
 */
export class NumberPad {
  readonly box: GameObjects.Container;
  readonly #kit: SceneKit;
  readonly #spec: PadSpec;
  readonly #ids: string[] = [];
  readonly #offKey: () => void;
  #ready: GameObjects.Container | undefined;
  #value = '';

  constructor(kit: SceneKit, spec: PadSpec) {
    this.#kit = kit;
    this.#spec = spec;
    const { width, height } = spec.key ?? usualKey;
    const keys = padKeys(spec.layout, spec, kit.locale === 'en' ? '.' : ',');
    const columns = Math.max(...keys.map(({ column, wide }) => column + wide));
    const rows = Math.max(...keys.map(({ row }) => row)) + 1;
    this.box = kit.scene.add.container(spec.x, spec.y).setDepth(700);
    for (const key of keys) {
      if (key.key === 'Enter' && spec.ready === undefined) continue;
      const plate = keyPlate(
        kit,
        {
          x: (key.column + key.wide / 2 - columns / 2) * width,
          y: (key.row + 0.5 - rows / 2) * height,
          width: key.wide * width - gap,
          height: height - gap,
        },
        faceOf(key),
        key.key === 'Enter',
      );
      this.box.add(plate);
      this.#add(key, plate);
    }
    this.#offKey = kit.targets.onKey((key) => this.#key(key));
    this.box.once('destroy', () => this.#offKey());
    this.#show();
  }

  /** The typed value that is not committed yet. */
  get value(): string {
    return this.#value;
  }

  clear(): void {
    this.#set('');
  }

  /** Goes on typing at this value. */
  put(value: string): void {
    this.#value = value;
    this.#show();
  }

  /** Removes the pad and its twins. */
  destroy(): void {
    for (const id of this.#ids) this.#kit.targets.remove(id);
    this.box.destroy();
  }

  #add({ key, row }: PadKey, plate: GameObjects.Container): void {
    const id = key === 'Enter' ? 'ready' : `pad-${key}`;
    this.#ids.push(id);
    if (key === 'Enter') this.#ready = plate;
    this.#kit.targets.add({
      id,
      label: this.#labelOf(key),
      object: plate,
      control: true,
      row: `pad-${row}`,
      ...(key === 'Enter' && { enabled: () => isComplete(this.#value) }),
      ...(key === 'Backspace' && { enabled: () => this.#value !== '', repeats: true }),
      press: (input) => {
        dip(this.#kit, plate);
        if (key === 'Enter') this.#commit(input);
        else this.#set(typed(this.#value, key, this.#spec));
      },
    });
  }

  #key(key: string): boolean {
    if (key === 'Enter') {
      if (this.#spec.ready === undefined || !isComplete(this.#value)) return false;
      this.#commit('keyboard');
      return true;
    }
    const next = typed(this.#value, key === '.' || key === ',' ? this.#sign : key, this.#spec);
    if (next === this.#value) return false;
    this.#set(next);
    // Enter then commits, also when a digit had the focus.
    if (this.#kit.targets.hasFocus) this.#kit.targets.focus('ready');
    return true;
  }

  #commit(input: InputMethod): void {
    const raw = this.#value;
    // The sum card shows the value until the verdict.
    this.#value = '';
    this.#show();
    this.#spec.ready?.(raw, input);
  }

  #set(value: string): void {
    this.#value = value;
    if (this.#spec.changed === undefined) this.#kit.card.type(value);
    else this.#spec.changed(value);
    this.#show();
  }

  #show(): void {
    if (this.#ready !== undefined) pale(this.#ready, !isComplete(this.#value));
    this.#kit.targets.publish();
  }

  get #sign(): ',' | '.' | ':' {
    if (this.#spec.colon === true) return ':';
    return this.#kit.locale === 'en' ? '.' : ',';
  }

  #labelOf(key: string): string {
    const t = kitTexts[this.#kit.locale];
    const named: Readonly<Record<string, string>> = {
      Backspace: t('erase'),
      Enter: t('ready'),
      ',': t('decimalSign'),
      '.': t('decimalSign'),
      '/': t('fractionBar'),
      '-': t('minus'),
      r: t('remainder'),
      ':': t('colon'),
    };
    return named[key] ?? key;
  }
}

function faceOf({ key }: PadKey): Face {
  if (key === 'Enter') return { icon: 'check' };
  return key === 'Backspace' ? { icon: 'erase' } : { text: key === '-' ? '−' : key };
}
