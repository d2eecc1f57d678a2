import { designs } from '@games/kit/layout/design';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plate, plateSpots } from './rules';

it('places every plate inside the design and clear of the others, in both layouts', () => {
  const design = fc.constantFrom(designs.landscape, designs.portrait);
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 6 }), design, (count, world) => {
      const spots = plateSpots(count, world);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(plate.width / 2);
        expect(x).toBeLessThanOrEqual(world.width - plate.width / 2);
        expect(y).toBeGreaterThan(200);
        expect(y).toBeLessThanOrEqual(world.height - plate.height / 2);
      }
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
    }),
  );
});
