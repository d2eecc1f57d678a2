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

describe('scan', () => {
  it('marks a whole row, and its members one by one after it is opened', () => {
    expect(marked(stops, scanStart)).toEqual(['7', '8', '9']);
    expect(marked(stops, at('take'))).toEqual(['7']);
    expect(marked(stops, at('take', 'on'))).toEqual(['8']);
  });

  it('presses the marked target and starts again', () => {
    expect(take(stops, at('take', 'on'))).toEqual({ scan: scanStart, act: { kind: 'press', id: '8' } });
    expect(take(stops, at('on'))).toEqual({ scan: scanStart, act: { kind: 'press', id: '0' } });
  });

  it('returns to the first stop after the last', () => {
    expect(at('on', 'on', 'on')).toEqual(scanStart);
  });

  it('leaves a row after its last member', () => {
    expect(marked(stops, at('take', 'on', 'on', 'on'))).toEqual(['7', '8', '9']);
  });

  it('moves down the rows of a grid, then across one, and presses the cell', () => {
    const opened = take(stops, at('on', 'on'));
    expect(opened.act).toEqual({ kind: 'keys', id: 'square', keys: ['PageUp', 'Home'] });
    const down = moveOn(stops, opened.scan);
    expect(down.act).toEqual({ kind: 'keys', id: 'square', keys: ['ArrowDown'] });
    const across = moveOn(stops, take(stops, down.scan).scan);
    expect(across.act).toEqual({ kind: 'keys', id: 'square', keys: ['ArrowRight'] });
    expect(take(stops, across.scan).act).toEqual({ kind: 'press', id: 'square' });
  });

  it('leaves a row of a grid, and then the grid, at its end', () => {
    const across: Scan = { stop: 2, inside: 'across' };
    const out = moveOn(stops, across, true);
    expect(out).toEqual({
      scan: { stop: 2, inside: 'down' },
      act: { kind: 'keys', id: 'square', keys: ['Home'] },
    });
    expect(moveOn(stops, out.scan, true)).toEqual({ scan: { stop: 2, inside: null } });
  });

  it('keeps its stop while other targets change', () => {
    expect(kept(stops, at('on'), stops.slice(1))).toEqual({ stop: 0, inside: null });
    expect(kept(stops, at('take', 'on'), [...stops].reverse())).toEqual({ stop: 2, inside: 1 });
    expect(kept(stops, at('on'), [{ kind: 'target', id: 'continue' }])).toEqual(scanStart);
  });

  it('keeps its member of a row while others close, and marks the row when that one closes', () => {
    const onEight = at('take', 'on');
    const row = (...ids: readonly string[]): readonly Stop[] => [{ kind: 'row', row: 'top', ids }];
    expect(marked(row('8', '9'), kept(stops, onEight, row('8', '9')))).toEqual(['8']);
    expect(marked(row('7', '9'), kept(stops, onEight, row('7', '9')))).toEqual(['7', '9']);
  });

  it('marks and presses nothing without stops', () => {
    expect(marked([], scanStart)).toEqual([]);
    expect(take([], scanStart)).toEqual({ scan: scanStart });
    expect(moveOn([], scanStart)).toEqual({ scan: scanStart });
  });
});
