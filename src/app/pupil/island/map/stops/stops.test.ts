import { describe, expect, it } from 'vitest';
import type { StoredRound } from '../../../sync/outbox/entry';
import { type PupilMap, startTestPath, stopsOf } from './stops';

const now = Date.now();
const task = (practiceTaskId: string, part: Partial<PupilMap['tasks'][number]> = {}) => ({
  taskListItemId: `item-${practiceTaskId}`,
  practiceTaskId,
  collectionKey: `of-${practiceTaskId}`,
  shapes: { 'T T50': 60, T: 40 },
  kinds: ['table'],
  title: { nl: practiceTaskId, en: practiceTaskId },
  required: true,
  roundsAsked: 1,
  roundsDone: 0,
  goalReached: false,
  games: ['dinograven'],
  openWindowId: null,
  openGame: null,
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
  gameSettings: [],
  savingsCard: { cardId: 'card-1', stamps: 0, size: 10, full: 0 },
  growth: [],
  starGoal: null,
  ...part,
});
const on = (
  shown: PupilMap,
  part: { online?: boolean; away?: boolean; rounds?: readonly StoredRound[] } = {},
) => ({
  map: shown,
  away: false,
  readAt: now,
  online: true,
  rounds: [],
  ...part,
});
const seen = (shown: PupilMap, dayIsDone = false) =>
  stopsOf(on(shown), 'nl', dayIsDone).map(({ title, closed, done }) => [title, closed, done]);

it('orders required tasks first and finished ones last, and opens optional ones when all required are done', () => {
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

it('stops requiring a task whose goal is reached', () => {
  const free = task('free', { required: false });
  expect(seen(map([task('a', { goalReached: true }), free]))).toEqual([
    ['free', null, false],
    ['a', null, true],
  ]);
});

it('opens optional tasks when the teacher allows it or nothing is required', () => {
  const free = task('free', { required: false });
  expect(seen(map([free, task('a')], { freeAfterRequired: false }))[1]).toEqual(['free', null, false]);
  expect(seen(map([free]))).toEqual([['free', null, false]]);
});

it('closes everything when the day’s time is used up', () => {
  expect(seen(map([task('a'), task('b', { required: false })]), true).map(([, closed]) => closed)).toEqual([
    'tomorrow',
    'tomorrow',
  ]);
});

it('lists nothing when the licence has ended', () => {
  const over = map([task('a'), task('b', { required: false })], {
    licenceOver: true,
    startTest: { taskListItemId: 'i', practiceTaskId: 't', openWindowId: 'w' },
  });
  expect(seen(over)).toEqual([]);
  expect(startTestPath(on(over))).toBeNull();
});

it('opens only rounds of this device without a network, and counts unsent ones', () => {
  const kept = (windowId: string, part: Partial<StoredRound>): StoredRound => ({
    windowId,
    pupilId: 'p1',
    practiceTaskId: 'a',
    ticket: 'x',
    content: {} as StoredRound['content'],
    end: 'open',
    keptAt: now,
    answered: 0,
    ...part,
  });
  const rounds = [
    kept('prefetched-a', {}),
    kept('done-b', { practiceTaskId: 'b', end: 'waiting', answered: 12 }),
  ];
  const stops = stopsOf(on(map([task('a'), task('b'), task('c')]), { online: false, rounds }), 'nl', false);
  expect(stops.map(({ title, closed, done }) => [title, closed, done])).toEqual([
    ['a', null, false],
    ['c', 'offline', false],
    ['b', 'offline', true],
  ]);
  expect(stops[0]?.path).toContain('/somvenster/prefetched-a/');
});

it('offers another game only for a new round, with a network and while the task is open', () => {
  const free = task('a', { games: [], shapes: { A10: 60 } });
  const other = (shown: PupilMap, part?: { online: boolean }) =>
    stopsOf(on(shown, part), 'nl', false)[0]?.other;
  expect(other(map([free]))?.path).toMatch(/somvenster\/.+\/spel\//);
  expect(other(map([free]))?.game.id).not.toBe(stopsOf(on(map([free])), 'nl', false)[0]?.game.id);
  expect(other(map([{ ...free, openWindowId: 'w1' }]))).toBeNull();
  expect(other(map([free]), { online: false })).toBeNull();
  expect(stopsOf(on(map([free])), 'nl', true)[0]?.other).toBeNull();
});

it('does not blame the network for a server that cannot give a round now', () => {
  const stops = stopsOf(on(map([task('a')]), { online: false, away: true }), 'nl', false);
  expect(stops.map(({ closed }) => closed)).toEqual(['away']);
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

describe('games as the office set them', () => {
  const unset = { closed: false, years: null, without: [], title: {} };
  const gameOf = (games: string[], setting: Partial<PupilMap['gameSettings'][number]>, year = 4) => {
    const gameSettings = [{ ...unset, game: 'dinograven', ...setting }];
    return stopsOf(on(map([task('a', { games })], { gameSettings, year })), 'nl', false)[0]?.game;
  };

  it('plays a task in another game when the one its teacher chose is off', () => {
    expect(gameOf(['dinograven'], {})?.id).toBe('dinograven');
    expect(gameOf(['dinograven'], { closed: true })?.id).toMatch(/^(?!dinograven)./);
  });

  it('offers a game to pupils of its years', () => {
    expect(gameOf(['dinograven'], { years: [4, 5] })?.id).toBe('dinograven');
    expect(gameOf(['dinograven'], { years: [6] })?.id).toMatch(/^(?!dinograven)./);
  });

  it('does not offer a game for shapes of sums that it is not to ask', () => {
    expect(gameOf(['dinograven'], { without: ['T', 'T50'] })?.id).toMatch(/^(?!dinograven)./);
  });

  it('shows the title that the office wrote', () => {
    expect(gameOf(['dinograven'], { title: { nl: 'Botten zoeken' } })?.title.nl).toBe('Botten zoeken');
  });

  it('goes on with a round in the game in which it was begun', () => {
    const gameSettings = [{ ...unset, game: 'dinograven', closed: true }];
    const begun = task('a', { openWindowId: 'w1', openGame: 'dinograven' });
    const [stop] = stopsOf(on(map([begun], { gameSettings })), 'nl', false);
    expect(stop?.path).toMatch(/somvenster\/w1\/spel\/dinograven$/);
  });

  it('offers all games when a map that an older version kept says nothing of them', () => {
    const { gameSettings: _, ...older } = map([task('a')]);
    expect(stopsOf(on(older as PupilMap), 'nl', false)[0]?.game.id).toBe('dinograven');
  });
});
