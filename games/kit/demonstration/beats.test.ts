import { describe, expect, it } from 'vitest';
import type { Target } from '../api/bus';
import { beatsFor } from './beats';

const card = { x: 640, y: 80 };
const target = (id: string, x: number, more: Partial<Target> = {}): Target => ({
  id,
  label: id,
  box: { x: x - 40, y: 460, width: 80, height: 80 },
  ...more,
});
const ready = target('ready', 1200, { last: true, state: 'disabled' });

describe('beatsFor', () => {
  it('looks at the sum, presses one option, and not the others', () => {
    expect(beatsFor('choose', card, [target('a', 200), target('b', 400), target('c', 600)])).toEqual([
      { kind: 'look', at: card },
      { kind: 'press', at: { x: 200, y: 500 } },
    ]);
  });

  it('presses two keys and then looks at what commits', () => {
    expect(beatsFor('type', card, [target('7', 200), target('8', 400), ready])).toEqual([
      { kind: 'look', at: card },
      { kind: 'press', at: { x: 200, y: 500 } },
      { kind: 'press', at: { x: 400, y: 500 } },
      { kind: 'look', at: { x: 1200, y: 500 } },
    ]);
  });

  it('goes half the way of a piece to its place', () => {
    const beats = beatsFor('compose', card, [target('ten', 200), target('tray', 800, { takesPieces: true })]);
    expect(beats[1]).toEqual({ kind: 'drag', from: { x: 200, y: 500 }, to: { x: 500, y: 500 } });
  });

  it('slides along a line, flat or upright', () => {
    const range = { min: 0, max: 100, now: 0, text: '0' };
    const flat = target('line', 640, { range, box: { x: 140, y: 400, width: 1000, height: 100 } });
    const upright = target('line', 640, { range, box: { x: 600, y: 100, width: 80, height: 500 } });
    expect(beatsFor('place', card, [flat])[1]).toMatchObject({ kind: 'drag', to: { x: 940, y: 450 } });
    expect(beatsFor('place', card, [upright])[1]).toMatchObject({ kind: 'drag', to: { x: 640, y: 200 } });
  });

  it('shows half of the drag by which a game is played, and the ready button where letting go does not answer', () => {
    const drag = { from: { x: 640, y: 600 }, to: { x: 240, y: 600 } };
    const half = { kind: 'drag', from: drag.from, to: { x: 440, y: 600 } };
    const beats = (commits: boolean) =>
      beatsFor('compose', card, [target('a', 200), ready], { ...drag, commits });
    expect(beats(true)).toEqual([{ kind: 'look', at: card }, half]);
    expect(beats(false)).toEqual([
      { kind: 'look', at: card },
      half,
      { kind: 'look', at: { x: 1200, y: 500 } },
    ]);
  });

  it('presses what a drag comes after, where it is there', () => {
    const drag = { from: { x: 640, y: 600 }, to: { x: 240, y: 600 }, commits: true, after: ['b', 'gone'] };
    expect(beatsFor('type', card, [target('a', 200), target('b', 400), ready], drag)).toEqual([
      { kind: 'look', at: card },
      { kind: 'press', at: { x: 400, y: 500 } },
      { kind: 'drag', from: drag.from, to: { x: 440, y: 600 } },
    ]);
  });

  it('presses where the game says', () => {
    const at = { x: 300, y: 440 };
    expect(beatsFor('choose', card, [target('a', 200), target('b', 400)], { press: at })).toEqual([
      { kind: 'look', at: card },
      { kind: 'press', at },
    ]);
  });

  it('leaves out what cannot be pressed', () => {
    const beats = beatsFor('choose', card, [target('a', 200, { state: 'disabled' }), target('b', 400)]);
    expect(beats[1]).toEqual({ kind: 'press', at: { x: 400, y: 500 } });
  });
});
