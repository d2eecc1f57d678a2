import { expect, it } from 'vitest';
import { shiftDay } from '@/maths/calendar/school-days';
import { isStickerKind } from '../corner/stickers';
import { sceneOfDay } from './scene-of-day';

const scenes = Array.from({ length: 300 }, (_, day) => sceneOfDay('p1', shiftDay('2026-09-01', day)));

it('comes on about one day in three, and is not the same each time', () => {
  const shown = scenes.filter((scene) => scene !== null);
  expect(shown.length).toBeGreaterThan(75);
  expect(shown.length).toBeLessThan(125);
  expect(new Set(shown.map(({ id }) => id)).size).toBeGreaterThan(6);
});

it('stays all day, and differs between children', () => {
  expect(sceneOfDay('p1', '2026-09-01')).toEqual(scenes[0]);
  const others = Array.from({ length: 30 }, (_, child) => sceneOfDay(`c${child}`, '2026-09-01'));
  expect(new Set(others.map((scene) => scene?.id)).size).toBeGreaterThan(2);
});

it('shows a drawing that exists', () => {
  const shown = scenes.filter((scene) => scene !== null);
  expect(shown.filter(({ sticker }) => !isStickerKind(sticker))).toEqual([]);
});
