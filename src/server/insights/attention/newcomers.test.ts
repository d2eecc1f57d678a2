import { expect, it } from 'vitest';
import { newcomersOf } from './newcomers';

const added = (...days: readonly string[]) =>
  days.map((day) => ({ created_at: new Date(`${day}T10:00:00Z`) }));
const newOf = (pupils: ReturnType<typeof added>, today: string) =>
  pupils.map(newcomersOf(pupils, 'Europe/Amsterdam', new Date(`${today}T10:00:00Z`)));

it('calls a pupil new that came two weeks or more after the first of the group, for six weeks', () => {
  const pupils = added('2026-08-24', '2026-08-24', '2026-09-06', '2026-11-02');
  expect(newOf(pupils, '2026-11-20')).toEqual([null, null, null, '2026-11-02']);
  expect(newOf(pupils, '2026-12-14')[3]).toBe('2026-11-02');
  expect(newOf(pupils, '2026-12-15')[3]).toBeNull();
});

it('calls nobody new in a group that begins', () => {
  expect(newOf(added('2026-11-16', '2026-11-18'), '2026-11-20')).toEqual([null, null]);
  expect(newOf(added(), '2026-11-20')).toEqual([]);
});

it('counts days as they are at the school', () => {
  const pupils = [...added('2026-08-24'), { created_at: new Date('2026-11-01T23:30:00Z') }];
  expect(newOf(pupils, '2026-11-20')[1]).toBe('2026-11-02');
});
