import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import type { Task } from '@/maths/round/task';
import { sumOf } from '@/maths/sum/read-sum';
import type { Target } from './bus';
import { type Hands, piecesFor, playTask } from './robot';

const box = { x: 0, y: 0, width: 1, height: 1 };
const target = (id: string, more: Partial<Target> = {}): Target => ({ id, label: id, box, ...more });
const task = (mode: Task['mode'], more: Partial<Task> = {}): Task => ({
  taskId: 't',
  position: 0,
  sumIds: [sumOf('7+5=_').id],
  mode,
  purpose: 'practice',
  ...more,
});

/** Hands that write down what they do; `moves` may change what is shown. */
function recorder(shown: readonly Target[], step: (key: string) => void = () => {}) {
  const done: string[] = [];
  const hands: Hands = {
    targets: async () => shown,
    press: async (id) => void done.push(id),
    key: async (key) => void done.push(key),
    step: async (_, key) => {
      done.push(key);
      step(key);
    },
  };
  return { hands, done };
}

describe('the robot', () => {
  it('chooses the option that is right, or one that is not', async () => {
    const { hands, done } = recorder([target('a', { value: '11' }), target('b', { value: '12' })]);
    await playTask(hands, task('choose'), true);
    await playTask(hands, task('choose'), false);
    expect(done).toEqual(['b', 'a']);
  });

  it('chooses times, signs and divisions with remainder by what they are worth', async () => {
    for (const [sum, wrong, right] of [
      ['3h45face=_clock', '9h15', '3h45'],
      ['7?5', '<', '>'],
      ['38:6=_r', '5r2', '6r2'],
    ] as const) {
      const { hands, done } = recorder([target('a', { value: wrong }), target('b', { value: right })]);
      await playTask(hands, task('choose', { sumIds: [sumOf(sum).id] }), true);
      expect(done, sum).toEqual(['b']);
    }
  });

  it('types digits and commits', async () => {
    const { hands, done } = recorder([target('ready')]);
    await playTask(hands, task('type'), true);
    expect(done).toEqual(['1', '2', 'ready']);
  });

  it('turns a dial to the answer, large steps first', async () => {
    let now = 0;
    const by: Record<string, number> = { PageUp: 10, PageDown: -10, ArrowUp: 1, ArrowDown: -1 };
    const dial = {
      ...target('dial'),
      get range() {
        return { min: 0, max: 100, now, text: '' };
      },
    };
    const { hands, done } = recorder([dial], (key) => {
      now += by[key] ?? 0;
    });
    await playTask(hands, task('type'), true);
    expect(now).toBe(12);
    expect(done.length).toBeLessThan(8);
    expect(done.at(-1)).toBe('ready');
  });

  it('builds the answer of pieces, and knows when it cannot', () => {
    const pieces = [1, 5, 5, 10].map((value, k) => ({ id: `${k}`, value: rational(value) }));
    const total = (found: readonly { readonly value: { readonly num: number } }[] | null) =>
      found?.reduce((sum, { value }) => sum + value.num, 0);
    expect(total(piecesFor(pieces, rational(16)))).toBe(16);
    expect(piecesFor(pieces, rational(12))).toBeNull();
  });

  it('puts sums in order', async () => {
    const sumIds = ['8+8=_', '2+2=_', '5+5=_'].map((id) => sumOf(id).id);
    const { hands, done } = recorder(sumIds.map((id) => target(`at-${id}`, { value: id })));
    await playTask(hands, task('order', { sumIds, direction: 'up' }), true);
    expect(done).toEqual(['at-2+2=_', 'at-5+5=_', 'at-8+8=_', 'ready']);
    done.length = 0;
    await playTask(hands, task('order', { sumIds, direction: 'down' }), true);
    expect(done).toEqual(['at-8+8=_', 'at-5+5=_', 'at-2+2=_', 'ready']);
  });

  it('collects all that fits, or leaves one', async () => {
    const sumIds = ['8+2=_', '2+2=_', '5+5=_'].map((id) => sumOf(id).id);
    const { hands, done } = recorder(sumIds.map((id) => target(id, { value: id })));
    await playTask(hands, task('collect', { sumIds, target: '10' }), true);
    expect(done).toEqual(['8+2=_', '5+5=_', 'ready']);
    done.length = 0;
    await playTask(hands, task('collect', { sumIds, target: '10' }), false);
    expect(done).toEqual(['5+5=_', 'ready']);
  });
});
