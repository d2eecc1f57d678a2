import { banner } from '@games/kit/celebration/banner';
import { type FreePlayThing, freePlay } from '@games/kit/celebration/free-play';
import { addSheet } from '@games/kit/celebration/sheet';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { game } from './game-id';
import type { Layout } from './layout';
import { dotShare, fiveOf, insideOf } from './rules';
import { texts } from './texts.gen';

const count = 28;
/** Bubbles that rise at each push while the bath is held, and the time after which it foams by itself, ms. */
const perPush = 5;
const longestHold = 1300;
const longestPlay = 3000;
/** Scale of the bubble in which the toy is, and of the toy in it; which one it is. */
const withToy = { bubble: 1.05, toy: 1.05, place: 9 } as const;
/**
 * Time for which the words stand, radius of a bead in the atlas, and time between two bubbles that burst by themselves at
 * the end, ms and design px.
 */
const wordsTime = 1100;
const bead = 13;
const cascade = 34;

export interface BubbleFreePlay {
  readonly layout: Layout;
  /** The toy in one of the bubbles. */
  readonly toy: { readonly frame: string; readonly tint: number };
  /** The bubble with the toy was popped. */
  readonly freed: (at: Point) => void;
  readonly foamed: () => void;
  /** Receives how many beads were in a bubble. */
  readonly popped: (at: Point, size: number, beads: number) => void;
  /** The amounts that the child found in this round: they float in the bubbles. */
  readonly found: readonly number[];
}

/** The celebration: the child holds the bath until it foams, and pops all bubbles. Reduced motion: they stay in rows. */
export async function bubbleFreePlay(kit: SceneKit, spec: BubbleFreePlay): Promise<void> {
  const { layout, popped } = spec;
  const t = texts[kit.locale];
  // First the child makes foam: only then there is something to pop. Bubbles rise behind the words.
  let title = banner(kit, layout.title, t('foam'));
  kit.say(t('foam'));
  const bubbles: GameObjects.Container[] = [];
  const push = (number: number) => {
    for (let left = Math.min(number, count - bubbles.length); left > 0; left--)
      bubbles.push(hang(kit, spec, bubbles.length));
  };
  await holdBath(kit, layout.go, t('foam'), () => {
    push(perPush);
    spec.foamed();
    return bubbles.length < count;
  });
  push(count);
  title.destroy();
  title = banner(kit, layout.title, t('freePlay'));
  kit.say(t('freePlay'));
  // The words leave the air to the bubbles.
  void kit.motion.wait(wordsTime).then(async () => {
    if (title.active) await kit.motion.tween({ targets: title, alpha: 0, duration: 250 });
  });
  const last: Promise<void>[] = [];
  const things = bubbles.map(
    (bubble, place): FreePlayThing => ({
      at: () => ({ x: bubble.x, y: bubble.y, reach: bubble.scale * drawnRadius + 12 }),
      hit: () => {
        popped({ x: bubble.x, y: bubble.y }, bubble.scale * drawnRadius, amountAt(spec, place));
        if (place === withToy.place) spec.freed({ x: bubble.x, y: bubble.y });
        bubble.destroy();
      },
      // The bubbles that are left burst one after another.
      clear: () => {
        last.push(
          kit.motion.wait(last.length * cascade).then(() => {
            if (!bubble.active) return;
            if (bubble.y > 0) popped({ x: bubble.x, y: bubble.y }, bubble.scale * drawnRadius, 0);
            bubble.destroy();
          }),
        );
      },
    }),
  );
  const { rim, go } = layout;
  await freePlay(kit, { things, label: t('prick'), bottom: rim.y + 60, go, longest: longestPlay });
  await Promise.all(last);
  title.destroy();
}

/** Lets the child hold anywhere; `push` returns false when the bath has no more foam. Foams alone after a while. */
async function holdBath(kit: SceneKit, go: Point, label: string, push: () => boolean): Promise<void> {
  let empty = () => {};
  const emptied = new Promise<void>((done) => {
    empty = done;
  });
  const close = addSheet(kit, {
    id: 'foam',
    label,
    repeats: true,
    press: () => {
      if (!push()) empty();
    },
  });
  await withSkip(kit, go, Promise.race([emptied, kit.motion.wait(longestHold)]));
  close();
}

/** How many beads float in a bubble of the celebration: in every other one an amount of this round, in turn. */
const amountAt = ({ found }: BubbleFreePlay, place: number): number =>
  place === withToy.place || place % 2 === 1 ? 0 : (found[(place / 2) % Math.max(1, found.length)] ?? 0);

function hang(kit: SceneKit, spec: BubbleFreePlay, index: number): GameObjects.Container {
  const { scene, motion, random } = kit;
  const { middle, rim, title, bath } = spec.layout;
  const { toy } = spec;
  const holdsToy = index === withToy.place;
  const amount = amountAt(spec, index);
  const size = holdsToy ? withToy.bubble : amount > 0 ? 0.62 + amount * 0.014 : 0.34 + random.next() * 0.46;
  const glass = ['bubble', 'gloss'].map((frame) => scene.add.image(0, 0, game, frame));
  if (holdsToy)
    glass.splice(1, 0, scene.add.image(0, 0, game, toy.frame).setTint(toy.tint).setScale(withToy.toy));
  if (amount > 0) {
    const { dots, pitch } = insideOf(amount, 10);
    // A few beads are as wide in their bubble as many.
    const grown = amount <= 5 ? 1.4 : 1;
    const beads = dots.map(({ x, y }, place) =>
      scene.add
        .image(x * grown, y * grown, game, `bead-${fiveOf(place)}`)
        .setScale((grown * pitch * dotShare) / bead),
    );
    glass.splice(1, 0, ...beads);
  }
  // Behind the front of the bath, so that they rise out of it.
  const bubble = scene.add
    .container(0, 0, glass)
    .setDepth(holdsToy ? 19 : 18)
    .setScale(size);
  if (motion.reduced) {
    // Between the words above and Sam below.
    const perRow = middle > 400 ? 8 : 6;
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    bubble
      .setPosition(middle * 1.18 + (column - (perRow - 1) / 2) * 96, title.y + 116 + row * 96)
      .setScale(holdsToy ? 0.56 : 0.44)
      .setAlpha(0);
    void motion.tween({ targets: bubble, alpha: 1, duration: 150 });
    return bubble;
  }
  // No wider than the bath is below: they would stick out beside it before they rise.
  const x = middle + (holdsToy ? 0.16 : random.next() - 0.5) * middle;
  bubble.setPosition(x, rim.y + 130 * bath - 65);
  // Not all at once, and the one with the toy slowest: it is what the child aims at.
  const delay = random.next() * 700;
  const rise = (holdsToy ? 2900 : 1900 + random.next() * 900) * Math.sqrt(rim.y / 540);
  scene.tweens.add({ targets: bubble, y: -80, duration: rise, delay, ease: 'Sine.In' });
  scene.tweens.add({
    targets: bubble,
    x: x + 44,
    duration: 620,
    delay,
    yoyo: true,
    repeat: 4,
    ease: 'Sine.InOut',
  });
  return bubble;
}
