import { banner } from '@games/kit/celebration/banner';
import { freePlay } from '@games/kit/celebration/free-play';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { game } from './fluff';
import type { Layout } from './layout';
import { dustSpots } from './rules';
import type { LivingRoom } from './scenery';
import { texts } from './texts.gen';

const heaps = 15;
const longest = 3200;
/** Width of the turbo mouth: how near a heap has to be, design px. */
const reach = 84;
/** Size of the doll's house in the middle of the rug. */
const houseSize = 1.32;

/** The child steers the turbo over the dust, and one more room is clean; `rooms` counts them all. */
export async function celebrateTurbo(
  kit: SceneKit,
  room: LivingRoom,
  layout: Layout,
  rooms: number,
): Promise<void> {
  const { sounds, locale } = kit;
  const t = texts[locale];
  room.field.clear();
  room.power.show(false);
  const name = banner(kit, layout.title, t('turbo'));
  sounds.play('turbo');
  room.cat.pose('watching');
  kit.say(`${t('turbo')} ${t('kept', { count: rooms })}`);
  await turbo(kit, layout, room);
  name.destroy();
  room.cat.pose('happy');
  sounds.play('purr');
  await room.house.present(layout.middle, houseSize);
}

/** A heap of dust that looks round, and shrinks back from nothing. */
function heapAt({ scene, motion }: SceneKit, { x, y }: { x: number; y: number }, place: number) {
  const body = scene.add.image(0, 0, game, `mote-${(place % 3) + 1}`).setScale(2.1 + (place % 4) * 0.3);
  const eyes = scene.add.image(0, -4, game, 'fluff-eyes-open').setScale(0.5);
  const heap = scene.add.container(x, y, [body, eyes]).setDepth(39).setAlpha(0);
  void motion.tween({ targets: heap, alpha: 1, duration: 160, delay: place * 18 });
  const turn = place % 2 ? 7 : -7;
  motion.idle({ targets: heap, angle: turn, scaleY: 1.08, duration: 420 + place * 17 });
  return { heap, eyes };
}

/** Lets the child suck up what dust is left; what it does not reach comes by itself at the end. */
async function turbo(kit: SceneKit, { floor, go }: Layout, { hose, dust, gulp }: LivingRoom): Promise<void> {
  const { scene, motion, sounds, random, locale } = kit;
  const things = dustSpots(heaps, floor, random).map((spot, place) => {
    const { heap, eyes } = heapAt(kit, spot, place);
    const suck = () => {
      eyes.setFrame('fluff-eyes-shy');
      scene.tweens.killTweensOf(heap);
      if (!motion.reduced) dust.stir(heap, 5, 50);
      gulp();
      void motion
        .tween({ targets: heap, ...hose.mouth, scale: 0.2, alpha: 0, duration: 190, ease: 'Quad.In' })
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
  await freePlay(kit, { things, label: texts[locale]('suck'), bottom: floor.y + floor.height, go, longest });
  scene.input.off('pointerdown', steer);
  scene.input.off('pointermove', steer);
  await motion.wait(220);
}
