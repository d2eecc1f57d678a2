import { describe, expect, it, vi } from 'vitest';
import type { Particles } from './particles';
import { Rain, varietyOf } from './variety';

const rounds = Array.from({ length: 1000 }, (_, seed) => varietyOf(seed));
const shareOf = (holds: (round: ReturnType<typeof varietyOf>) => boolean) =>
  rounds.filter(holds).length / 1000;

describe('varietyOf', () => {
  it('turns about one round in five, and lets it rain in about one of three', () => {
    expect(shareOf(({ isTurned }) => isTurned)).toBeCloseTo(0.2, 1);
    expect(shareOf(({ isWet }) => isWet)).toBeCloseTo(1 / 3, 1);
  });

  it('gives every light about as often as the others', () => {
    const lights = new Set(rounds.map(({ light }) => light));
    expect(lights.size).toBe(4);
    for (const light of lights) expect(shareOf((round) => round.light === light)).toBeCloseTo(0.25, 1);
  });

  it('is the same for the same round', () => {
    expect(varietyOf(77)).toEqual(varietyOf(77));
  });
});

describe('Rain', () => {
  it('lets one fall after each interval, whatever the length of a frame', () => {
    const emit = vi.fn();
    const rain = new Rain({ emit } as unknown as Particles, {
      frame: 'flake',
      area: { x: 100, y: -20, width: 400, height: 300 },
      every: 100,
      flight: { vx: 0, vy: 80, life: 2000, size: 1 },
      random: () => 0.5,
    });
    for (const delta of [60, 60, 180]) rain.update(delta);
    expect(emit).toHaveBeenCalledTimes(3);
    expect(emit).toHaveBeenCalledWith('flake', 300, -20, expect.objectContaining({ vy: 80 }));
  });
});
