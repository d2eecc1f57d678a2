import { describe, expect, it } from 'vitest';
import type { Task } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { shownMode } from './shown-mode';

const task = (mode: Task['mode'], id: string, more: Partial<Task> = {}): Task => ({
  taskId: 't',
  position: 0,
  sumIds: [parseSumOrThrow(id).id],
  mode,
  purpose: 'practice',
  ...more,
});

describe('shownMode', () => {
  const line = { from: '0', to: '10', step: '1', estimate: false };

  it.each([
    [task('type', '7+5=_'), 'type'],
    [task('choose', '7+5=_', { options: [{ id: 'v12', value: '12' }] }), 'choose'],
    [task('place', '3+4=_', { line }), 'place'],
    [task('compose', '7+5=_'), 'compose'],
    [task('compose', '3-8=_'), 'type'],
    [task('collect', '7+5=_', { target: '12' }), 'collect'],
    [task('order', '7+5=_', { direction: 'up' }), 'order'],
  ])('shows %#: %o', (asked, mode) => {
    expect(shownMode(asked)).toBe(mode);
  });
});
