import type { Motion } from '@games/kit/motion';
import type { Targets } from '@games/kit/targets';
import type { GameObjects, Scene } from 'phaser';
import type { Random } from '@/maths/random';
import { bubbleRadius as drawnRadius } from './art/sizes';
import { game } from './bubble';
import type { Layout } from './layout';
import type { Spot } from './rules';

const count = 28;
/** It ends by itself after this long, ms. */
const longest = 3600;

interface StormWords {
  readonly prick: string;
  readonly goOn: string;
}

/**
 * The set piece: bubbles rise out of the bath, to prick as one likes. A finger pricks what it touches, a key the
 * lowest one. Reduced motion: they sit in rows.
 */
export function bubbleStorm(
  scene: Scene,
  motion: Motion,
  random: Random,
  targets: Targets,
  layout: Layout,
  words: StormWords,
  popped: (at: Spot, size: number) => void,
): Promise<void> {
  const bubbles = Array.from({ length: count }, (_, index) => hang(scene, motion, random, layout, index));
  const left = new Set(bubbles);
  return new Promise((done) => {
    const end = () => {
      if (!timer.hasDispatched) timer.remove();
      targets.remove('storm');
      targets.remove('go-on');
      scene.input.off('pointermove', sweep);
      for (const bubble of left) bubble.destroy();
      left.clear();
      sheet.destroy();
      go.destroy();
      done();
    };
    const timer = scene.time.delayedCall(longest, end);
    const pop = (bubble: GameObjects.Container) => {
      if (!left.delete(bubble)) return;
      popped({ x: bubble.x, y: bubble.y }, bubble.scale * drawnRadius);
      bubble.destroy();
      if (left.size === 0) end();
    };
    const touched = (): GameObjects.Container | undefined => {
      const { worldX, worldY } = scene.input.activePointer;
      return [...left].find(
        ({ x, y, scale }) => Math.hypot(x - worldX, y - worldY) < scale * drawnRadius + 12,
      );
    };
    const sweep = () => {
      const bubble = scene.input.activePointer.isDown ? touched() : undefined;
      if (bubble !== undefined) pop(bubble);
    };
    const { middle, rim } = layout;
    const sheet = scene.add.zone(middle, (rim.y + 120) / 2, middle * 2, rim.y + 120).setDepth(69);
    const go = scene.add.image(layout.go.x, layout.go.y, 'kit', 'go').setDepth(860);
    targets.add({
      id: 'storm',
      label: words.prick,
      object: sheet,
      always: true,
      ownRing: true,
      press: (hand) => {
        const lowest = [...left].toSorted((a, b) => b.y - a.y).find(({ y }) => y < rim.y);
        const bubble = hand === 'pointer' || hand === 'touch' ? touched() : lowest;
        if (bubble !== undefined) pop(bubble);
      },
    });
    targets.add({ id: 'go-on', label: words.goOn, object: go, always: true, press: end });
    scene.input.on('pointermove', sweep);
  });
}

function hang(
  scene: Scene,
  motion: Motion,
  random: Random,
  { middle, rim, title, bath }: Layout,
  index: number,
): GameObjects.Container {
  const size = 0.34 + random.next() * 0.4;
  const glass = ['bubble', 'gloss'].map((frame) => scene.add.image(0, 0, game, frame));
  // Behind the front of the bath, so that they come up out of it.
  const bubble = scene.add.container(0, 0, glass).setDepth(18).setScale(size);
  if (motion.reduced) {
    // Between the words above and Sam below.
    const perRow = middle > 400 ? 8 : 6;
    const [column, row] = [index % perRow, Math.floor(index / perRow)];
    bubble
      .setPosition(middle * 1.18 + (column - (perRow - 1) / 2) * 96, title.y + 72 + row * 100)
      .setScale(0.44)
      .setAlpha(0);
    void motion.tween({ targets: bubble, alpha: 1, duration: 150 });
    return bubble;
  }
  const x = middle + (random.next() - 0.5) * middle * 1.375;
  bubble.setPosition(x, rim.y + 130 * bath - 65);
  const delay = 250 + random.next() * 1500;
  const rise = (1900 + random.next() * 900) * Math.sqrt(rim.y / 540);
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
