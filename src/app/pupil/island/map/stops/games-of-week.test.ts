import { games } from '@games/kit/api/catalogue';
import { expect, it } from 'vitest';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { standardCollections } from '@/maths/collections/standard-collections';
import { courseAfter, programmeOfYear } from '@/maths/collections/year-programme';
import { emptyLearner } from '@/maths/learn/empty-learner';
import { courseToday } from '@/maths/programme/course-today';
import { gamesOfDay, gamesThatSuit } from './choose-game';

const collections = (keys: readonly string[]) =>
  keys.flatMap((key) => standardCollections.find((each) => each.key === key) ?? []);
const monday = Date.parse('2026-09-07T08:00:00Z');
const dayMs = 86_400_000;

/**
 * The games on the map of a child from Monday to Friday, those it may choose instead among them, and all that suit the
 * sums of that week.
 */
function gamesOfWeek(year: number, country: 'nl' | 'be', week: number) {
  const course = collections(programmeOfYear(year, country).course);
  const after = collections(courseAfter(year, country));
  const learner = emptyLearner(year);
  const seen = new Set<string>();
  const suited = new Set<string>();
  for (let weekday = 0; weekday < 5; weekday += 1) {
    const now = monday + ((week - 1) * 7 + weekday) * dayMs;
    const dayNumber = Math.floor(now / dayMs);
    const { asked, choices } = courseToday({ course, after, learner, week, dayNumber, now });
    const tasks = collections([...(asked === null ? [] : [asked]), ...choices]).map((collection) => ({
      practiceTaskId: collection.key,
      collectionKey: collection.key,
      shapes: shapesIn(collection),
      games: [],
    }));
    for (const { shapes } of tasks) for (const { id } of gamesThatSuit(shapes)) suited.add(id);
    const day = new Date(now).toISOString().slice(0, 10);
    for (const { game, other } of gamesOfDay(
      tasks,
      { pupilId: 'a', day },
      { offered: games, anyYear: games },
    ).values()) {
      for (const each of [game, other]) if (each !== null) seen.add(each.id);
    }
  }
  return { seen: seen.size, suited: suited.size };
}

it.each(
  (['nl', 'be'] as const).flatMap((country) =>
    [3, 4, 5, 6, 7, 8].flatMap((year) => [2, 12, 24, 34].map((week) => ({ country, year, week }))),
  ),
)('shows four games, or all that suit, in week $week of year $year ($country)', ({ country, year, week }) => {
  const { seen, suited } = gamesOfWeek(year, country, week);
  expect(suited).toBeGreaterThan(1);
  expect(seen).toBeGreaterThanOrEqual(Math.min(4, suited));
});
