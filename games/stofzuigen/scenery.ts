import { Backdrop } from '@games/kit/effects/backdrop';
import type { Particles } from '@games/kit/effects/particles';
import { onTouch } from '@games/kit/input/on-touch';
import { Vehicle } from '@games/kit/parts/vehicle';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import { art } from './art.gen';
import { Cat } from './cat';
import { DollsHouse } from './dolls-house';
import { Dust } from './dust';
import { Field, type FieldSpec } from './field';
import { game } from './fluff';
import { Hose } from './hose';
import type { Layout } from './layout';
import { Machine } from './machine';
import { Power } from './power';
import { brightness } from './rules';
import { Stair } from './stair';
import { type Found, Weave } from './weave';

interface RoomSpec extends Pick<FieldSpec, 'toggled'> {
  readonly layout: Layout;
  /** Clean rooms of the doll's house. */
  readonly rooms: number;
  /** What was found in this round before. */
  readonly found: readonly Found[];
  /** Tint of the painted layers when all is clean. */
  readonly light: number;
  readonly particles: Particles;
}

export type LivingRoom = ReturnType<typeof furnish>;

/** Draws the room: rug, cat on its chair, doll's house with its clean rooms, and the vacuum cleaner. */
export function furnish(kit: SceneKit, { layout, rooms, found, light, toggled, particles }: RoomSpec) {
  const { scene, motion, sounds, random, design } = kit;
  const { chair, house: at, canister: stands, nozzle, floor } = layout;
  const place = { x: design.width / 2, y: design.height / 2, depth: 0 };
  const places = { room: place, 'room-tall': place };
  const { orientation } = design;
  const backdrop = new Backdrop(scene, { game, layers: art.layers, places, orientation });
  const armchair = scene.add.image(chair.x, chair.y, game, 'armchair').setScale(chair.size).setDepth(20);
  for (const { x, y, frame } of layout.things) scene.add.image(x, y, game, frame).setDepth(14);
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
  const machine = new Machine(kit, layout);
  const weave = new Weave(kit, layout, found);
  machine.fill(weave.count);
  const stair = new Stair(kit, layout);
  const port = { x: stands.x - 144 * stands.size, y: stands.y - 86 * stands.size };
  const hose = new Hose(kit, port, nozzle);
  const vehicle = new Vehicle(kit, { object: hose.nozzle, speed: 2400 });
  const dust = new Dust(scene, random);
  const power = new Power(kit, layout);
  const field = new Field(kit, { floor, hose, toggled });
  /** Dust of two colours runs through the hose, and the machine swells when it arrives. */
  const gulp = (share: number) => {
    if (motion.reduced) return;
    hose.gulp(share);
    machine.swell(400);
  };
  /** Lets the nozzle drive by itself; resolves when it is there. */
  const drive = async (to: { readonly x: number; readonly y: number }) => {
    hose.letGo();
    await vehicle.driveTo(to);
  };
  /** Shows how clean the room is, from 0 to 1: dust takes its light. */
  const brighten = (share: number) => {
    const tint = brightness(light, share);
    backdrop.tint(tint);
    armchair.setTint(tint);
  };
  brighten(weave.count / cleanAfter);
  return {
    backdrop,
    cat,
    house,
    machine,
    weave,
    stair,
    hose,
    dust,
    power,
    field,
    particles,
    gulp,
    drive,
    brighten,
  };
}

/** Right answers after which all dust has left the room. */
export const cleanAfter = 8;
