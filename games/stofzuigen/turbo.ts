import { freePlay } from '@games/kit/celebration/free-play';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Dust } from './dust';
import { game } from './fluff';
import type { Hose } from './hose';
import type { Layout } from './layout';
import { dustSpots } from './rules';

const heaps = 14;
const longest = 3600;
/** Width of the turbo mouth: how near a heap has to be, design px. */
const reach = 84;

/** The child steers the turbo over what dust is left; what it does not reach comes by itself at the end. */
export async function turbo(
  kit: SceneKit,
  { floor, go }: Layout,
  label: string,
  hose: Hose,
  dust: Dust,
): Promise<void> {
  const { scene, motion, sounds, random } = kit;
  const things = dustSpots(heaps, floor, random).map((spot, place) => {
    const heap = scene.add
      .image(spot.x, spot.y, game, `mote-${(place % 3) + 1}`)
      .setScale(1.7)
      .setDepth(39)
      .setAlpha(0);
    void motion.tween({ targets: heap, alpha: 1, duration: 160, delay: place * 18 });
    const suck = () => {
      if (!motion.reduced) dust.stir(heap, 4, 40);
      void motion
        .tween({ targets: heap, ...hose.mouth, scale: 0.2, alpha: 0, duration: 170 })
        .then(() => heap.destroy());
    };
    return {
      at: () => ({ x: heap.x, y: heap.y, reach }),
      hit: () => {
        sounds.play('slurp');
        if (!scene.input.activePointer.isDown) hose.steer(heap);
        suck();
      },
      clear: suck,
    };
  });
  const steer = () => {
    const { worldX: x, worldY: y } = scene.input.activePointer;
    hose.steer({ x, y });
  };
  scene.input.on('pointerdown', steer);
  scene.input.on('pointermove', steer);
  await freePlay(kit, { things, label, bottom: floor.y + floor.height, go, longest });
  scene.input.off('pointerdown', steer);
  scene.input.off('pointermove', steer);
  await motion.wait(220);
}
