import type { GameObjects, Scene } from 'phaser';
import { game } from './game-id';
import type { Strip } from './rules';

/** Least size of the dots that are printed on a strip, design px. */
const leastDot = 13;
const dot = 52;
const air = 3;

type Thing = GameObjects.NineSlice | GameObjects.Image;

/** Frame of a part: first, second, or not cut yet. */
type Bar = 'bar-a' | 'bar-b' | 'bar-raw';

interface StripLook {
  /** Left end and middle line, design px. */
  readonly x: number;
  readonly y: number;
  /** Width of a ball and height of the strip. */
  readonly unit: number;
  readonly height: number;
}

/** Draws a printed strip in a container whose origin is its left end: its parts in two colours, a dot a ball. */
export function stripView(
  scene: Scene,
  strip: Strip,
  { x, y, unit, height }: StripLook,
  only?: Bar,
): GameObjects.Container {
  const box = scene.add.container(x, y);
  const tall = height - air;
  const size = Math.min(dot, unit * 0.7, tall * 0.66);
  let at = 0;
  for (const [place, part] of strip.entries()) {
    if (part === 0) continue;
    const frame: Bar = only ?? (place % 2 === 0 ? 'bar-a' : 'bar-b');
    const width = Math.max(10, part * unit - air);
    const things: Thing[] = [
      scene.add.nineslice(at + (part * unit) / 2, 0, game, frame, width, tall, 7, 7, 7, 7),
    ];
    if (size >= leastDot)
      for (let ball = 0; ball < part; ball++)
        things.push(scene.add.image(at + (ball + 0.5) * unit, 0, game, 'dot').setScale(size / dot));
    box.add(things);
    at += part * unit;
  }
  return box;
}
