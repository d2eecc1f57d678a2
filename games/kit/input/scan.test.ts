import { describe, expect, it } from 'vitest';
import { kept, marked, moveOn, type Scan, scanStart, take } from './scan';
import type { Stop } from './scan-order';

const stops: readonly Stop[] = [
  { kind: 'row', row: 'top', ids: ['7', '8', '9'] },
  { kind: 'target', id: '0' },
  { kind: 'grid', id: 'square' },
];

const at = (...steps: readonly ('on' | 'take')[]): Scan =>
  steps.reduce((scan, step) => (step === 'on' ? moveOn(stops, scan) : take(stops, scan)).scan, scanStart);

describe('a scan with one switch or two', () => {
  it('marks a whole row, and its members one by one when it was taken', () => {
    expect(marked(stops, scanStart)).toEqual(['7', '8', '9']);
    expect(marked(stops, at('take'))).toEqual(['7']);
    expect(marked(stops, at('take', 'on'))).toEqual(['8']);
  });

  it('presses what is marked and begins anew', () => {
    expect(take(stops, at('take', 'on'))).toEqual({ scan: scanStart, act: { kind: 'press', id: '8' } });
    expect(take(stops, at('on'))).toEqual({ scan: scanStart, act: { kind: 'press', id: '0' } });
  });

  it('goes round and round', () => {
    expect(at('on', 'on', 'on')).toEqual(scanStart);
  });

  it('leaves a row that was gone through without a choice', () => {
    expect(marked(stops, at('take', 'on', 'on', 'on'))).toEqual(['7', '8', '9']);
  });

  it('walks a grid down its rows, then across one, and presses the cell', () => {
    const opened = take(stops, at('on', 'on'));
    expect(opened.act).toEqual({ kind: 'keys', id: 'square', keys: ['PageUp', 'Home'] });
    const down = moveOn(stops, opened.scan);
    expect(down.act).toEqual({ kind: 'keys', id: 'square', keys: ['ArrowDown'] });
    const across = moveOn(stops, take(stops, down.scan).scan);
    expect(across.act).toEqual({ kind: 'keys', id: 'square', keys: ['ArrowRight'] });
    expect(take(stops, across.scan).act).toEqual({ kind: 'press', id: 'square' });
  });

  it('comes out of a row of a grid, and then of the grid, at its end', () => {
    const across: Scan = { stop: 2, inside: 'across' };
    const out = moveOn(stops, across, true);
    expect(out).toEqual({
      scan: { stop: 2, inside: 'down' },
      act: { kind: 'keys', id: 'square', keys: ['Home'] },
    });
    expect(moveOn(stops, out.scan, true)).toEqual({ scan: { stop: 2, inside: null } });
  });

  it('stays where it is while other things come and go', () => {
    expect(kept(stops, at('on'), stops.slice(1))).toEqual({ stop: 0, inside: null });
    expect(kept(stops, at('take', 'on'), [...stops].reverse())).toEqual({ stop: 2, inside: 1 });
    expect(kept(stops, at('on'), [{ kind: 'target', id: 'go-on' }])).toEqual(scanStart);
  });

  it('has nothing to mark or to press while nothing is open', () => {
    expect(marked([], scanStart)).toEqual([]);
    expect(take([], scanStart)).toEqual({ scan: scanStart });
    expect(moveOn([], scanStart)).toEqual({ scan: scanStart });
  });
});
