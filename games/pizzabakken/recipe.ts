import type { SceneKit } from '@games/kit/scene/scene-kit';
import { numberText } from '@games/kit/text/number-text';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects, Tweens } from 'phaser';
import type { Layout } from './layout';
import type { Order } from './order';
import { paper } from './painted';
import { game } from './pizza-paint';
import { type Step, stepsOf, type Tool, toolFor } from './steps';
import { texts } from './texts.gen';

const pitch = 78;
const height = 60;
const faint = 0.6;

/** What a screen reader says of folded tools. */
const takes = { knives: 'knives', bowl: 'topping', pad: 'pad' } as const;
/** Height of the area of a picture that can be pressed, and the air between two, design px. */
const touch = { height: 66, air: 12 } as const;

/** Frames of the picture of each step, where each is and its size. */
const drawn = {
  cut: [['knife', 2, -1, 0.46]],
  top: [
    ['top-tomato', -9, 2, 0.56],
    ['top-salami', 9, -4, 0.5],
  ],
  number: [['dial', 0, -1, 0.4]],
  bake: [['flame', 0, 18, 0.8]],
} as const;

interface RecipeSpec {
  /** The tools that lie on the worktop. */
  readonly tool: () => Tool | null;
  readonly unfold: (tool: Tool) => void;
}

/**
 * The order as pictures under the card: cut, top, number, bake. The one that comes next stands out; pressing one whose
 * tools are folded away lays them out.
 */
export class Recipe {
  readonly #kit: SceneKit;
  readonly #layout: Layout;
  readonly #spec: RecipeSpec;
  #box: GameObjects.Container | undefined;
  #pictures: { readonly step: Step; readonly picture: GameObjects.Container }[] = [];
  #pulse: Tweens.Tween | null = null;
  #next: Step | undefined;
  #order: Order | undefined;

  constructor(kit: SceneKit, layout: Layout, spec: RecipeSpec) {
    this.#kit = kit;
    this.#layout = layout;
    this.#spec = spec;
  }

  /** Shows the steps of an order, and the few words that it needs besides. */
  show(order: Order, words: string): void {
    this.hide();
    this.#order = order;
    const steps = stepsOf(order);
    const { scene } = this.#kit;
    const { recipe, middle: x } = this.#layout;
    const { y, size } = recipe;
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
    const links = steps.slice(1).map((_, k) => paper(scene, -all / 2 + pitch * (k + 1), 0, 12, 4, 0xd98a9c));
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

  /** Adds a target for each kind of tool, where there are several. */
  offer(): void {
    const order = this.#order;
    const box = this.#box;
    if (order === undefined || box === undefined) return;
    const t = texts[this.#kit.locale];
    // Of two steps with one tool the later picture is pressed.
    const kinds = new Map<Tool, GameObjects.Container>();
    for (const { step, picture } of this.#pictures) {
      const tool = toolFor(step, order);
      if (tool !== null) kinds.set(tool, picture);
    }
    if (kinds.size < 2) return;
    for (const [tool, picture] of kinds) {
      // A picture that stands out or pulses changes its size, which the area of a finger does not.
      const zone = this.#kit.scene.add
        .zone(box.x + picture.x * box.scale, box.y, pitch * box.scale - touch.air, touch.height)
        .setDepth(box.depth);
      box.once('destroy', () => zone.destroy());
      this.#kit.targets.add({
        id: `fold-${tool}`,
        label: t(takes[tool]),
        object: zone,
        enabled: () => this.#spec.tool() !== tool,
        press: () => this.#spec.unfold(tool),
      });
    }
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
    this.#order = undefined;
    for (const tool of ['knives', 'bowl', 'pad'] as const) this.#kit.targets.remove(`fold-${tool}`);
    this.#pictures = [];
    this.#box?.destroy();
    this.#box = undefined;
  }

  #pictureOf(step: Step): GameObjects.GameObject[] {
    const { scene } = this.#kit;
    const images = drawn[step].map(([frame, x, y, size]) =>
      scene.add.image(x, y, game, frame).setScale(size),
    );
    return step === 'number' ? [...images, numberText(scene, 0, -1, '?', 32)] : images;
  }
}
