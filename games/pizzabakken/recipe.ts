import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Tweens } from 'phaser';
import type { Layout } from './layout';
import { game } from './pizza-paint';
import type { Step } from './steps';

const pitch = 78;
const height = 60;
const faint = 0.6;

/** The order as pictures under the card: cut, top, number, bake. The one that comes next stands out. */
export class Recipe {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  #box: GameObjects.Container | undefined;
  #pictures: { readonly step: Step; readonly picture: GameObjects.Container }[] = [];
  #pulse: Tweens.Tween | null = null;
  #next: Step | undefined;

  constructor(kit: SceneKit, layout: Layout) {
    this.#kit = kit;
    this.#layout = layout;
  }

  /** Shows the steps of an order, and the few words that it needs besides. */
  show(steps: readonly Step[], words: string): void {
    this.hide();
    const { scene } = this.#kit;
    const { x, y, size } = this.#layout.recipe;
    const said = this.#kit.words(0, 0, words, { fontSize: 27, color: '#6a2f4c', fontStyle: '700' });
    const wide = steps.length * pitch;
    const all = wide + (words === '' ? 0 : said.width + 18);
    said
      .setOrigin(0, 0.5)
      .setPosition(x - all / 2 + wide + 4, y)
      .setDepth(20);
    this.#pictures = steps.map((step, k) => ({
      step,
      picture: scene.add.container(-all / 2 + pitch * (k + 0.5), 0, this.#pictureOf(step)),
    }));
    const links = steps.slice(1).map((_, k) =>
      scene.add
        .image(-all / 2 + pitch * (k + 1), 0, KIT, 'paper' satisfies KitFrame)
        .setDisplaySize(12, 4)
        .setTint(0xd98a9c),
    );
    const plate = scene.add.nineslice(0, 0, KIT, 'key' satisfies KitFrame, all + 28, height, 24, 24, 24, 28);
    // The scene draws texts last: pictures of one texture share a draw call.
    const pictures = this.#pictures
      .toSorted((a, b) => Number(a.step === 'number') - Number(b.step === 'number'))
      .map(({ picture }) => picture);
    this.#box = scene.add.container(x, y, [plate, ...links, ...pictures]).setDepth(19);
    // With words there is no room for more.
    if (words === '') this.#box.setScale(size);
    this.#box.once('destroy', () => said.destroy());
  }

  /** Makes the next step stand out; those before it are done, those after it wait. */
  mark(next: Step): void {
    if (next === this.#next) return;
    this.#next = next;
    this.#pulse?.remove();
    this.#pulse = null;
    const at = this.#pictures.findIndex(({ step }) => step === next);
    this.#pictures.forEach(({ picture }, k) => {
      picture.setAlpha(k === at ? 1 : faint).setScale(k === at ? 1.12 : 0.86);
    });
    const picture = this.#pictures[at]?.picture;
    if (picture !== undefined)
      this.#pulse = this.#kit.motion.idle({ targets: picture, scale: 1.24, duration: 520 });
  }

  hide(): void {
    this.#pulse?.remove();
    this.#pulse = null;
    this.#next = undefined;
    this.#pictures = [];
    this.#box?.destroy();
    this.#box = undefined;
  }

  #pictureOf(step: Step): GameObjects.GameObject[] {
    const { add } = this.#kit.scene;
    switch (step) {
      case 'cut':
        return [add.image(2, -1, game, 'knife').setScale(0.46)];
      case 'top':
        return [
          add.image(-9, 2, game, 'top-tomato').setScale(0.56),
          add.image(9, -4, game, 'top-salami').setScale(0.5),
        ];
      case 'number':
        return [add.image(0, -1, game, 'dial').setScale(0.4), numberText(this.#kit.scene, 0, -1, '?', 32)];
      case 'bake':
        return [add.image(0, 18, game, 'flame').setScale(0.8)];
    }
  }
}
