import type { GameObjects } from 'phaser';
import { expect, it } from 'vitest';
import { Expression } from './expression';

/** A face that logs its frames. */
function faceOf(reduced: boolean, since?: number) {
  const frames: string[] = [];
  const image = { setFrame: (frame: string) => frames.push(frame) } as unknown as GameObjects.Image;
  const spec = { name: 'seal', every: 1000, ...(since !== undefined && { since }) };
  return { frames, expression: new Expression({ reduced }, image, spec) };
}

it('blinks at every turn while it is calm', () => {
  const { frames, expression } = faceOf(false);
  for (const delta of [500, 500, 100, 100]) expression.update(delta);
  expect(frames).toEqual(['seal-calm', 'seal-blink', 'seal-blink', 'seal-calm']);
});

it('starts so long after a blink', () => {
  const { frames, expression } = faceOf(false, 900);
  expression.update(100);
  expect(frames).toEqual(['seal-blink']);
});

it('keeps a mood without blinking until it is calm again', () => {
  const { frames, expression } = faceOf(false);
  expression.wear('oh');
  expression.update(1000);
  expression.wear('calm');
  expression.update(50);
  expect(frames).toEqual(['seal-oh', 'seal-calm', 'seal-blink']);
});

it('wears moods without blinking when motion is reduced', () => {
  const { frames, expression } = faceOf(true);
  expression.update(1000);
  expression.wear('glad');
  expect(frames).toEqual(['seal-glad']);
});
