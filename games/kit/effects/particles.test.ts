import type { Scene } from 'phaser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Motion } from './motion';
import { type Flight, Particles } from './particles';

/** An image of which only what a particle changes is kept. */
function image() {
  const self = { x: 0, y: 0, angle: 0, rotation: 0, scale: 1, alpha: 1, visible: true };
  const set =
    <Key extends keyof typeof self>(key: Key) =>
    (value: (typeof self)[Key]) =>
      Object.assign(all, { [key]: value });
  const all = Object.assign(self, {
    setFrame: () => all,
    setDepth: () => all,
    setPosition: (x: number, y: number) => Object.assign(all, { x, y }),
    setScale: set('scale'),
    setAngle: set('angle'),
    setAlpha: set('alpha'),
    setVisible: set('visible'),
  });
  return all;
}

const flight: Flight = { vx: 100, vy: 0, gravity: 200, life: 1000, size: 1, grow: 0.5 };

describe('Particles', () => {
  let images: ReturnType<typeof image>[];
  let motion: { reduced: boolean };
  let particles: Particles;
  beforeEach(() => {
    images = [];
    motion = { reduced: false };
    const scene = { add: { image: () => images[images.push(image()) - 1] } } as unknown as Scene;
    particles = new Particles(scene, motion as Motion, 'game');
  });

  it('moves, drops, grows and fades each particle by its flight', () => {
    particles.emit('drop', 10, 20, flight);
    for (let frame = 0; frame < 9; frame++) particles.update(100);
    const [drop] = images;
    expect(drop?.x).toBeCloseTo(100);
    expect(drop?.y).toBeGreaterThan(20);
    expect(drop?.scale).toBeCloseTo(1.45);
    expect(drop?.alpha).toBeLessThan(0.5);
  });

  it('reuses the images of expired particles', () => {
    for (let burst = 0; burst < 5; burst++) {
      for (let k = 0; k < 10; k++) particles.emit('drop', 0, 0, flight);
      particles.update(1000);
      expect(particles.count).toBe(0);
    }
    expect(images).toHaveLength(10);
    expect(images.every(({ visible }) => !visible)).toBe(true);
  });

  it('shows at most 120 particles at a time', () => {
    for (let k = 0; k < 500; k++) particles.emit('drop', 0, 0, flight);
    expect(particles.count).toBe(120);
  });

  it('shows none when motion is reduced', () => {
    motion.reduced = true;
    particles.emit('drop', 0, 0, flight);
    expect(particles.count).toBe(0);
  });
});
