import type { InputMethod } from '@games/kit/input/targets';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { KIT, type KitFrame } from '@games/kit/textures/kit-texture';
import type { GameObjects } from 'phaser';
import type { Layout } from './layout';
import { texts } from './texts.gen';

const skipSize = { width: 270, height: 84 } as const;
/** Height of the time bar, design px, which is also its least width. */
const barHeight = 14;

/** Adds the button that skips an unknown sum without comment. */
export function addSkip(
  { scene, targets, words, locale }: SceneKit,
  { skip: { x, y } }: Layout,
  press: (input: InputMethod) => void,
): GameObjects.Container {
  const label = texts[locale]('skip');
  const { width, height } = skipSize;
  const plate = scene.add.nineslice(0, 0, KIT, 'chip-hint' satisfies KitFrame, width, height, 18, 18, 18, 18);
  const name = words(0, 0, label, { fontSize: 34, fontStyle: '700', color: '#4a3a9a' });
  const object = scene.add.container(x, y, [plate, name]).setDepth(700);
  targets.add({ id: 'skip', label, object, size: skipSize, last: true, press });
  return object;
}

/** Adds the time bar and what it runs in; it is shown only when the settings have a clock. */
export function addTimeBar({ scene }: SceneKit, { bar: { x, y, width } }: Layout) {
  const add = (tint: number, alpha: number) =>
    scene.add
      .nineslice(x - width / 2, y, KIT, 'tray' satisfies KitFrame, width, barHeight, 6, 6, 6, 6)
      .setOrigin(0, 0.5)
      .setTint(tint)
      .setAlpha(alpha)
      .setDepth(690);
  const track = add(0x2a1f66, 0.5);
  const bar = add(0xffe39a, 1);
  return {
    /** Sets the share of the time that is left, 0 to 1. */
    set: (left: number) => void bar.setSize(Math.max(barHeight, width * left), barHeight),
    destroy: () => {
      track.destroy();
      bar.destroy();
    },
  };
}
