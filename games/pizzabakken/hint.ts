import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Locale } from '@/maths/locale';
import type { Sum } from '@/maths/sum/sum';
import type { Layout } from './layout';
import type { Order } from './order';
import { texts } from './texts.gen';

/** The few words below the card that say what this order asks of the hand. */
export class Hint {
  readonly #plate: GameObjects.NineSlice;
  readonly #words: GameObjects.Text;

  constructor({ scene, words }: SceneKit, { hint: { x, y } }: Layout) {
    this.#plate = scene.add
      .nineslice(x, y, KIT, 'tray' satisfies KitFrame, 100, 46, 16, 16, 16, 16)
      .setAlpha(0.9)
      .setDepth(19);
    this.#words = words(x, y, '', { fontSize: 27, color: '#6a2f4c', fontStyle: '700' }).setDepth(20);
  }

  /** Writes it; an empty text hides it. */
  say(text: string): void {
    this.#words.setText(text);
    this.#plate.setVisible(text !== '').setSize(this.#words.width + 44, 46);
  }
}

/** Returns what an order asks to do. */
export function hintFor({ answerSpec }: Sum, { form }: Order, locale: Locale): string {
  const t = texts[locale];
  if (answerSpec.simplest) return t('simplest');
  return form === 'pieces' ? t('laid') : t(form);
}

/** Returns what a screen reader says of the pizza as it comes; empty where it is bare and whole. */
export function startOf({ form, cuts, laid }: Order, cut: number, locale: Locale): string {
  const t = texts[locale];
  if (form === 'knife') return t('startKnife', { laid: laid ?? 0 });
  if (cuts.length === 1 || cut > 1)
    return t('startPieces', { cut: cuts.length === 1 ? (cuts[0] ?? 1) : cut });
  return '';
}
