import type { Particles } from '@games/kit/effects/particles';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { GameObjects } from 'phaser';
import { describe, expect, it, vi } from 'vitest';
import { Catch } from './catch';
import { layouts } from './layout';

vi.mock('@games/kit/feedback/number-plate', () => ({
  numberPlate: () => {
    const plate = { getBounds: () => ({ width: 60 }), setScale: () => plate, setX: () => plate };
    return plate;
  },
}));

/** A thing of the scene that knows whether it is still there. */
function thing() {
  const self = {
    scaleY: 1,
    isThere: true,
    destroy: () => {},
    setScale: () => self,
    setFlipX: () => self,
    setDepth: () => self,
  };
  self.destroy = () => {
    self.isThere = false;
  };
  return self;
}

/** A catch whose tweens end when the test says so, and what hangs at the marks. */
function bench() {
  const hung: ReturnType<typeof thing>[] = [];
  let land = () => {};
  const landed = new Promise<void>((resolve) => {
    land = resolve;
  });
  const scene = {
    add: {
      image: thing,
      container: () => {
        const box = thing();
        hung.push(box);
        return box;
      },
    },
  };
  const motion = { flourish: async () => {}, tween: () => landed };
  const kit = { scene, motion, random: { next: () => 0 } } as unknown as SceneKit;
  const particles = { emit: () => {} } as unknown as Particles;
  const fish = thing();
  const caught = new Catch(kit, layouts.landscape, { particles, surface: 200 });
  const stay = () =>
    caught.stay(fish as unknown as GameObjects.Image, { y: 300, text: '7', frame: 'fish-1' });
  return { caught, fish, stay, land, hanging: () => hung.filter(({ isThere }) => isThere).length };
}

describe('an animal that bit', () => {
  it('stays at its mark', async () => {
    const { stay, land, fish, hanging } = bench();
    const staying = stay();
    land();
    await staying;
    expect([fish.isThere, hanging()]).toEqual([false, 1]);
  });

  it('leaves when the scale changes while it is on its way', async () => {
    const { caught, stay, land, fish, hanging } = bench();
    const staying = stay();
    caught.clear();
    land();
    await staying;
    expect([fish.isThere, hanging()]).toEqual([false, 0]);
  });
});
