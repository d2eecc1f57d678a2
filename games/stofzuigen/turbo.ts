import { banner } from '@games/kit/celebration/banner';
import { withSkip } from '@games/kit/feedback/continue-button';
import type { Point } from '@games/kit/layout/design';
import type { SceneKit } from '@games/kit/scene/scene-kit';
import type { Piece } from '@games/kit/text/prompt-pieces';
import type { Layout } from './layout';
import type { LivingRoom } from './scenery';
import { Sweep } from './sweep';
import { texts } from './texts.gen';

/** Size of the doll's house in the middle of the rug. */
const houseSize = 1.5;
const cheer = { bursts: 44, note: 55, rise: 0.06 } as const;

interface Finale {
  /** Values of the bags that were filled in this round. */
  readonly found: readonly Piece[];
  /** Clean rooms, the new one included. */
  readonly rooms: number;
  /** Called with the sweep while the child steers, and with null after it. */
  readonly steered: (sweep: Sweep | null) => void;
}

/** The child steers the turbo through the dust: the room lights up behind it, and one more room of the doll's house is clean. */
export async function celebrateTurbo(
  kit: SceneKit,
  room: LivingRoom,
  layout: Layout,
  { found, rooms, steered }: Finale,
): Promise<void> {
  const { sounds, locale } = kit;
  const t = texts[locale];
  room.field.clear();
  room.stair.clear();
  room.power.show(false);
  const name = banner(kit, layout.title, t('turbo'));
  sounds.play('turbo');
  room.cat.pose('watching');
  room.machine.pose('eating');
  kit.say(`${t('turbo')} ${t('kept', { count: rooms })}`);
  const sweep = new Sweep(kit, room, layout, found);
  steered(sweep);
  await withSkip(kit, layout.go, sweep.over);
  steered(null);
  name.destroy();
  await sweep.end();
  room.brighten(1);
  await burst(kit, room, layout);
  room.cat.pose('happy');
  sounds.play('purr');
  await room.house.present(layout.middle, houseSize);
}

/** The full machine laughs its dust out as coloured threads, and the pattern of the rug jumps up. */
async function burst(kit: SceneKit, room: LivingRoom, { canister }: Layout): Promise<void> {
  const { motion, random, sounds, particles } = { ...kit, particles: room.particles };
  room.machine.pose('happy');
  room.machine.hop();
  room.cat.hop();
  sounds.play('confetti');
  const from: Point = { x: canister.x, y: canister.y - 330 * canister.size };
  for (let k = 0; k < cheer.bursts; k++) {
    const angle = -Math.PI * (0.5 + (random.next() - 0.42) * 0.9);
    const speed = 500 + random.next() * 700;
    particles.emit(k % 5 === 0 ? 'shine' : k % 2 ? 'speck-first' : 'speck-second', from.x, from.y, {
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      gravity: 1000,
      life: 900 + random.next() * 500,
      size: 0.7 + random.next() * 0.6,
      spin: 200,
      depth: 70,
    });
  }
  for (let place = 0; place < room.weave.count; place++) {
    room.weave.light(place);
    if (!motion.reduced) await motion.wait(cheer.note);
  }
  await motion.wait(260);
}
