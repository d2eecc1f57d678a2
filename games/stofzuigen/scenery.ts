import { Backdrop } from '@games/kit/effects/backdrop';
import { onTouch } from '@games/kit/input/on-touch';
import { Vehicle } from '@games/kit/parts/vehicle';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { art } from './art.gen';
import { Bag } from './bag';
import { Cat } from './cat';
import { DollsHouse } from './dolls-house';
import { Dust } from './dust';
import { Field, type FieldSpec } from './field';
import { game } from './fluff';
import { Hose } from './hose';
import type { Layout } from './layout';
import { Power } from './power';
import { Rack } from './rack';

interface RoomSpec extends Pick<FieldSpec, 'toggled'> {
  readonly layout: Layout;
  /** Clean rooms of the doll's house. */
  readonly rooms: number;
  /** Stairs that were made in this round before. */
  readonly finished: number;
  /** Tint of the painted layers. */
  readonly light: number;
}

export type LivingRoom = ReturnType<typeof furnish>;

/** Draws the room: cat on its chair, doll's house with its clean rooms, rack, and the vacuum cleaner. */
export function furnish(kit: SceneKit, { layout, rooms, finished, light, toggled }: RoomSpec) {
  const { scene, motion, sounds, random, design } = kit;
  const { chair, house: at, canister: stands, nozzle, floor } = layout;
  const place = { x: design.width / 2, y: design.height / 2, depth: 0 };
  const places = { room: place, 'room-tall': place };
  const { orientation } = design;
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places, orientation });
  backdrop.tint(light);
  scene.add.image(chair.x, chair.y, game, 'armchair').setScale(chair.size).setDepth(20);
  const cat = new Cat(scene, motion);
  scene.add
    .container(chair.x + 6, chair.y - 34 * chair.size, cat.box)
    .setScale(chair.size * 0.92)
    .setDepth(21);
  onTouch(scene, cat.box, 64, () => {
    sounds.play('purr');
    void cat.stroke();
  });
  const house = new DollsHouse(scene, motion, rooms);
  house.box.setPosition(at.x, at.y).setScale(at.size).setDepth(18);
  const canister = scene.add.image(stands.x, stands.y, game, 'canister').setScale(stands.size).setDepth(30);
  const rack = new Rack(kit, layout, finished);
  const bag = new Bag(kit, layout);
  const port = { x: stands.x - 112 * stands.size, y: stands.y - 66 * stands.size };
  const hose = new Hose(scene, port, nozzle);
  const vehicle = new Vehicle(kit, { object: hose.nozzle, speed: 2400 });
  const dust = new Dust(scene, random);
  const power = new Power(kit, layout);
  const field = new Field(kit, { floor, hose, toggled });
  /** Something thick runs through the hose, and the machine swells. */
  const gulp = () => {
    if (motion.reduced) return;
    hose.gulp();
    canister.setScale(stands.size);
    void motion.flourish({
      targets: canister,
      scaleX: stands.size * 1.06,
      scaleY: stands.size * 0.95,
      delay: 260,
      duration: 90,
      yoyo: true,
      ease: 'Quad.Out',
    });
  };
  /** The machine starts: it trembles on its wheels. */
  const rumble = () => {
    canister.setAngle(0);
    void motion.flourish({ targets: canister, angle: 2.4, duration: 45, yoyo: true, repeat: 4 });
  };
  return { backdrop, cat, house, rack, bag, hose, vehicle, dust, power, field, gulp, rumble };
}
