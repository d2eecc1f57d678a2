import { GrowingDisplay } from '@games/kit/celebration/growing-display';
import type { Motion } from '@games/kit/effects/motion';
import { inRows } from '@games/kit/layout/in-rows';
import type { Scene } from 'phaser';
import { game } from './game-id';
import { depths, type Layout } from './layout';
import { holds, setHolds } from './rules';

/** Shows what the rounds brought: finds in the niches below the beach, then parts of the ship in the bay. */
export function showGrowth(
  scene: Scene,
  motion: Motion,
  { ship, finds }: Layout,
  kept: number,
): GrowingDisplay {
  scene.add.image(ship.x, ship.y, game, 'wreck').setScale(ship.size).setDepth(depths.ship);
  const partOfShip = (nth: number) =>
    scene.add
      .image(ship.x, ship.y, game, `ship-${nth}`)
      .setScale(ship.size)
      .setDepth(depths.ship + 0.05 * nth);
  const find = (place: number) => {
    const { x, y } = inRows(finds, place);
    return scene.add
      .image(x, y, game, `find-${place + 1}`)
      .setScale(finds.size)
      .setDepth(depths.kept);
  };
  return new GrowingDisplay(motion, {
    room: setHolds,
    kept,
    put: (place) => [place < holds.find ? find(place) : partOfShip(place - holds.find + 1)],
  });
}
