import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import type { GameObjects } from 'phaser';
import type { Option } from '@/maths/round/task';
import { readAnswerNotation } from '@/maths/sum/answer';
import { answerText } from '@/maths/sum/prompt';
import { game } from './game-id';
import type { Layout } from './layout';
import type { Net } from './net';
import { NetHand } from './net-hand';
import { depths } from './scenery';

/** Size of a lily to press, and of its digits, design px. */
const size = { width: 160, height: 132 } as const;
const digits = 52;
const widest = 124;
const smallest = 44;
/** The net hangs this much above the middle of the lily it is held over. */
const above = 64;
const pale = 0.6;

interface Lily {
  readonly option: Option;
  readonly box: GameObjects.Container;
}

/** Writes what is chosen: 8, or 6 r 2. */
function written({ value }: Option, locale: SceneKit['locale']): string {
  const answer = readAnswerNotation(value);
  return answer?.kind === 'remainder' ? `${answer.quotient} r ${answer.rest}` : answerText(value, locale);
}

/** Choosing: lilies with the answers, over one of which the net is held. */
export class Lilies {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #net: Net;
  readonly #changed: () => void;
  #lilies: readonly Lily[] = [];
  #chosen: string | null = null;
  #rest = { x: 0, y: 0 };

  constructor(kit: SceneKit, layout: Layout, net: Net, changed: () => void) {
    this.#kit = kit;
    this.#layout = layout;
    this.#net = net;
    this.#changed = changed;
    new NetHand(kit, net, {
      spots: () =>
        this.#lilies.map(({ option, box }) => ({
          id: option.id,
          x: box.x,
          y: box.y - above / 2,
          width: layout.lilies.pitch,
          height: 190,
        })),
      dropped: (id) => (id === null ? this.#hang() : this.#choose(id)),
    });
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  /** The value of the lily that is chosen, in canonical notation. */
  get value(): string | null {
    return this.#lilies.find(({ option }) => option.id === this.#chosen)?.option.value ?? null;
  }

  get box(): GameObjects.Container | undefined {
    return this.#lilies.find(({ option }) => option.id === this.#chosen)?.box;
  }

  /** Offers options; the net waits at this place above the ditch. */
  offer(options: readonly Option[], rest: { readonly x: number; readonly y: number }): void {
    this.clear();
    this.#rest = rest;
    const { scene, targets, locale, motion } = this.#kit;
    const { x, y, pitch, size: scale } = this.#layout.lilies;
    const step = Math.min(pitch, (this.#kit.design.width - 12) / options.length);
    this.#lilies = options.map((option, nth) => {
      const number = numberText(scene, 0, 6, written(option, locale), digits);
      number.setFontSize(Math.max(smallest / scale, digits * Math.min(1, widest / number.width)));
      const box = scene.add
        .container(x + (nth - (options.length - 1) / 2) * step, y, [
          scene.add.image(0, 0, game, 'lily'),
          number,
        ])
        .setDepth(depths.leaf);
      targets.add({
        id: option.id,
        label: answerText(option.value, locale),
        object: box,
        size: { width: Math.min(size.width, step / scale - 14), height: size.height },
        digits: option.value,
        value: option.value,
        selected: () => this.#chosen === option.id,
        press: () => this.#choose(option.id),
      });
      box.setScale(scale * 0.6);
      void motion.tween({ targets: box, scale, duration: 160, ease: 'Back.Out' });
      return { option, box };
    });
    void this.#net.flyTo(rest.x, rest.y);
  }

  /** Chooses again what another scene received. */
  restore(id: string): void {
    this.#choose(id);
  }

  /** Shows which lily was right. */
  light(value: string): void {
    for (const { option, box } of this.#lilies) if (option.value === value) box.setAlpha(1);
  }

  clear(): void {
    this.#chosen = null;
    for (const { box } of this.#lilies) box.destroy();
    this.#lilies = [];
  }

  #hang(): void {
    const box = this.box;
    if (box === undefined) void this.#net.flyTo(this.#rest.x, this.#rest.y);
    else void this.#net.flyTo(box.x, box.y - above);
  }

  #choose(id: string): void {
    this.#chosen = id;
    this.#kit.sounds.play('net');
    for (const { option, box } of this.#lilies) box.setAlpha(option.id === id ? 1 : pale);
    this.#hang();
    this.#changed();
    this.#kit.targets.publish();
  }
}
