import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { Target } from '../api/bus';
import { type Player, piecesFor, playTask } from './robot';

const box = { x: 0, y: 0, width: 1, height: 1 };
const target = (id: string, more: Partial<Target> = {}): Target => ({ id, label: id, box, ...more });
const task = (mode: Task['mode'], more: Partial<Task> = {}): Task => ({
  taskId: 't',
  position: 0,
  sumIds: [parseSumOrThrow('7+5=_').id],
  mode,
  purpose: 'practice',
  ...more,
});

/** A player that logs its actions; `step` may change the targets. */
function recorder(shown: readonly Target[], step: (key: string) => void = () => {}) {
  const done: string[] = [];
  const player: Player = {
    targets: async () => shown,
    press: async (id) => void done.push(id),
    key: async (key) => void done.push(key),
    step: async (_, key) => {
      done.push(key);
      step(key);
    },
  };
  return { player, done };
}

describe('playTask', () => {
  it('chooses the right option or a wrong one', async () => {
    const { player, done } = recorder([target('a', { value: '11' }), target('b', { value: '12' })]);
    await playTask(player, task('choose'), true);
    await playTask(player, task('choose'), false);
    expect(done).toEqual(['b', 'a']);
  });

  it('chooses times, signs and divisions with remainder by their value', async () => {
    for (const [sum, wrong, right] of [
      ['3h45face=_clock', '9h15', '3h45'],
      ['7?5', '<', '>'],
      ['38:6=_r', '5r2', '6r2'],
    ] as const) {
      const { player, done } = recorder([target('a', { value: wrong }), target('b', { value: right })]);
      await playTask(player, task('choose', { sumIds: [parseSumOrThrow(sum).id] }), true);
      expect(done, sum).toEqual(['b']);
    }
  });

  it('types digits and commits', async () => {
    const { player, done } = recorder([target('ready')]);
    await playTask(player, task('type'), true);
    expect(done).toEqual(['1', '2', 'ready']);
  });

  it('moves a slider to the answer, in large steps first', async () => {
    let now = 0;
    const by: Record<string, number> = { PageUp: 10, PageDown: -10, ArrowUp: 1, ArrowDown: -1 };
    const dial = {
      ...target('dial'),
      get range() {
        return { min: 0, max: 100, now, text: '' };
      },
    };
    const { player, done } = recorder([dial], (key) => {
      now += by[key] ?? 0;
    });
    await playTask(player, task('type'), true);
    expect(now).toBe(12);
    expect(done.length).toBeLessThan(8);
    expect(done.at(-1)).toBe('ready');
  });

  it('finds pieces that add up to the answer, or null', () => {
    const pieces = [1, 5, 5, 10].map((value, k) => ({ id: `${k}`, value: rational(value) }));
    const total = (found: readonly { readonly value: { readonly num: number } }[] | null) =>
      found?.reduce((sum, { value }) => sum + value.num, 0);
    expect(total(piecesFor(pieces, rational(16)))).toBe(16);
    expect(piecesFor(pieces, rational(12))).toBeNull();
  });

  it('puts sums in order', async () => {
    const sumIds = ['8+8=_', '2+2=_', '5+5=_'].map((id) => parseSumOrThrow(id).id);
    const { player, done } = recorder(sumIds.map((id) => target(`at-${id}`, { value: id })));
    await playTask(player, task('order', { sumIds, direction: 'up' }), true);
    expect(done).toEqual(['at-2+2=_', 'at-5+5=_', 'at-8+8=_', 'ready']);
    done.length = 0;
    await playTask(player, task('order', { sumIds, direction: 'down' }), true);
    expect(done).toEqual(['at-8+8=_', 'at-5+5=_', 'at-2+2=_', 'ready']);
  });

  it('collects all sums that fit, or leaves one out', async () => {
    const sumIds = ['8+2=_', '2+2=_', '5+5=_'].map((id) => parseSumOrThrow(id).id);
    const { player, done } = recorder(sumIds.map((id) => target(id, { value: id })));
    await playTask(player, task('collect', { sumIds, target: '10' }), true);
    expect(done).toEqual(['8+2=_', '5+5=_', 'ready']);
    done.length = 0;
    await playTask(player, task('collect', { sumIds, target: '10' }), false);
    expect(done).toEqual(['5+5=_', 'ready']);
  });
});
