import { expect, it } from 'vitest';
import type { KeptRound } from '../outbox/entry';
import { type PupilMap, startTestPath, stopsOf } from './stops';

const now = Date.now();
const task = (practiceTaskId: string, part: Partial<PupilMap['tasks'][number]> = {}) => ({
  taskListItemId: `item-${practiceTaskId}`,
  practiceTaskId,
  collectionKey: `of-${practiceTaskId}`,
  kinds: ['table'],
  title: { nl: practiceTaskId, en: practiceTaskId },
  required: true,
  roundsAsked: 1,
  roundsDone: 0,
  goalReached: false,
  games: ['bellenprikken'],
  openWindowId: null,
  ...part,
});
const map = (tasks: PupilMap['tasks'], part: Partial<PupilMap> = {}): PupilMap => ({
  pupilId: 'p1',
  name: 'Noor',
  avatar: 'otter',
  year: 4,
  lookingAsStaff: false,
  licenceOver: false,
  startTest: null,
  minutesPerDay: null,
  practisedMs: 0,
  freeAfterRequired: true,
  tasks,
  savingsCard: { cardId: 'card-1', stamps: 0, size: 10, full: 0 },
  ...part,
});
const on = (shown: PupilMap, part: { online?: boolean; rounds?: readonly KeptRound[] } = {}) => ({
  map: shown,
  readAt: now,
  online: true,
  rounds: [],
  ...part,
});
const seen = (shown: PupilMap, dayIsDone = false) =>
  stopsOf(on(shown), 'nl', dayIsDone).map(({ title, closed, done }) => [title, closed, done]);

it('puts what must be done first and what is done last, and opens free places when all of it is done', () => {
  const free = task('free', { required: false });
  expect(seen(map([free, task('a', { roundsDone: 1 }), task('b')]))).toEqual([
    ['b', null, false],
    ['free', 'locked', false],
    ['a', null, true],
  ]);
  expect(seen(map([free, task('a', { roundsDone: 1 })]))).toEqual([
    ['free', null, false],
    ['a', null, true],
  ]);
});

it('asks no more for what the pupil has, once a task goes until that', () => {
  const free = task('free', { required: false });
  expect(seen(map([task('a', { goalReached: true }), free]))).toEqual([
    ['free', null, false],
    ['a', null, true],
  ]);
});

it('leaves free places open where the teacher wants that, and where nothing must be done', () => {
  const free = task('free', { required: false });
  expect(seen(map([free, task('a')], { freeAfterRequired: false }))[1]).toEqual(['free', null, false]);
  expect(seen(map([free]))).toEqual([['free', null, false]]);
});

it('closes everything when the time of the day is over', () => {
  expect(seen(map([task('a'), task('b', { required: false })]), true).map(([, closed]) => closed)).toEqual([
    'tomorrow',
    'tomorrow',
  ]);
});

it('has nothing to play when the licence of the school is over', () => {
  const over = map([task('a'), task('b', { required: false })], {
    licenceOver: true,
    startTest: { taskListItemId: 'i', practiceTaskId: 't', openWindowId: 'w' },
  });
  expect(seen(over)).toEqual([]);
  expect(startTestPath(on(over))).toBeNull();
});

it('leads to rounds of this device alone without a network, and counts those that wait there', () => {
  const kept = (windowId: string, part: Partial<KeptRound>): KeptRound => ({
    windowId,
    pupilId: 'p1',
    practiceTaskId: 'a',
    ticket: 'x',
    content: {} as KeptRound['content'],
    end: 'open',
    keptAt: now,
    answered: 0,
    ...part,
  });
  const rounds = [kept('spare-a', {}), kept('done-b', { practiceTaskId: 'b', end: 'waiting', answered: 12 })];
  const stops = stopsOf(on(map([task('a'), task('b'), task('c')]), { online: false, rounds }), 'nl', false);
  expect(stops.map(({ title, closed, done }) => [title, closed, done])).toEqual([
    ['a', null, false],
    ['c', 'offline', false],
    ['b', 'offline', true],
  ]);
  expect(stops[0]?.path).toContain('/somvenster/spare-a/');
});

it('offers the start test with the network only, and takes one up again', () => {
  const startTest = { taskListItemId: 'i', practiceTaskId: 't', openWindowId: 'w' };
  const shown = map([task('a')], { startTest });
  expect(startTestPath(on(shown))).toBe(
    '/leerling/p1/takenlijsttaak/i/oefentaak/t/somvenster/w/spel/automatiseertoets?starttoets',
  );
  expect(startTestPath(on(shown, { online: false }))).toBeNull();
  const { startTest: _, ...older } = shown;
  expect(startTestPath(on(older as PupilMap)), 'a map that an older version kept').toBeNull();
});
