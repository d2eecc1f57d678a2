import type { Motion } from '@games/kit/effects/motion';
import { numberPlate } from '@games/kit/feedback/number-plate';
import { withFace } from '@games/kit/layout/face';
import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Layout } from './layout';
import { loose, Pile } from './pile';

type Mood = 'open' | 'nap' | 'munch' | 'oh';

const headAt = { x: -4, y: 0 } as const;
const face = { x: -46, y: -40, width: 92, height: 92 };
const blinkEvery = 4300;
const blinkFor = 130;
const snoreEvery = 1700;
/** From the middle of the trough: the floor of the pile and the plate on the front; and the size of the pile. */
const pileAt = { y: 22, size: 1.24 } as const;
const plateAt = { y: 62, size: 0.8 } as const;

/** The goat behind its trough: it takes what does not come out even, and sleeps where nothing is left. */
export class Goat {
  /** What is pressed so that the next cards are for the goat. */
  readonly box: GameObjects.Container;
  readonly #motion: Motion;
  readonly #head: GameObjects.Image;
  readonly #trough: GameObjects.NineSlice;
  /** What lies in the trough where nothing will be left over. */
  readonly #hay: GameObjects.Image;
  readonly #snore: (x: number, y: number) => void;
  readonly #pile: Pile;
  #plate: GameObjects.Container | undefined;
  #mood: Mood = 'open';
  #clock = 0;

  constructor(scene: Scene, motion: Motion, { goat, trough }: Layout, snore: (x: number, y: number) => void) {
    this.#motion = motion;
    this.#snore = snore;
    const body = scene.add.image(0, 70, game, 'goat-body');
    this.#head = withFace(scene.add.image(headAt.x, headAt.y, game, 'goat-open'), face);
    this.box = scene.add.container(goat.x, goat.y, [body, this.#head]).setScale(goat.size).setDepth(14);
    this.#trough = scene.add
      .nineslice(trough.x, trough.y, game, 'trough', 186, 188, 30, 30, 30, 34)
      .setOrigin(0.5)
      .setDepth(16);
    this.#hay = scene.add.image(trough.x, trough.y + 16, game, 'hay').setDepth(16.1);
    this.#pile = new Pile(scene, motion);
    this.#pile.box
      .setPosition(trough.x, trough.y + pileAt.y)
      .setScale(pileAt.size)
      .setDepth(16.2);
    motion.idle({ targets: this.#head, y: headAt.y - 3, angle: 2, duration: 1900 });
  }

  /** Called every frame with its length in ms: it blinks, or snores. */
  update(delta: number): void {
    if (this.#motion.reduced) return;
    const before = this.#clock;
    this.#clock += delta;
    if (this.#mood === 'open')
      this.#head.setFrame(this.#clock % blinkEvery < blinkFor ? 'goat-nap' : 'goat-open');
    if (this.#mood === 'nap' && Math.floor(before / snoreEvery) < Math.floor(this.#clock / snoreEvery))
      this.#snore(this.box.x + 44, this.box.y - 60);
  }

  wear(mood: Mood): void {
    this.#mood = mood;
    this.#head.setFrame(`goat-${mood}`);
  }

  /** Shows in its trough what is too much and what is missing, and writes what lies there. */
  compare(amount: number, wanted: number, text: string): void {
    this.clear();
    this.#pile.show({ amount, wanted, largest: Math.max(amount, wanted), loose: loose.deal });
    const { scene, x, y } = this.#trough;
    this.#plate = numberPlate(scene, x, y + plateAt.y, text, amount === wanted ? 'right' : 'given')
      .setScale(plateAt.size)
      .setDepth(16.3);
  }

  /** Takes away what a miss left in its trough. */
  clear(): void {
    this.#pile.clear();
    this.#plate?.destroy();
    this.#plate = undefined;
  }

  /** Clears its trough for what is left over, or lets it sleep on its hay. */
  wait(on: boolean): void {
    this.clear();
    this.#hay.setVisible(!on);
    this.wear(on ? 'open' : 'nap');
  }

  /** Shows or hides all of it. */
  show(on: boolean): void {
    this.clear();
    if (!on) this.#hay.setVisible(false);
    this.box.setVisible(on);
    this.#trough.setVisible(on);
  }

  /** Eats with relish. */
  async munch(): Promise<void> {
    for (let bite = 0; bite < 3; bite++) {
      this.wear('munch');
      await this.#motion.wait(120);
      this.wear('open');
      await this.#motion.wait(110);
    }
  }
}
