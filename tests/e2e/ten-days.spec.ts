import { mapOfDay } from './support/ten-days/map-of-day';
import { type DayOfChildren, tenDays } from './support/ten-days/ten-days';
import { expect, test } from './support/test';

/*
 * Ten school days of three children of year 5, played with the server's clock: far behind, in the middle, far ahead of
 * their class. `npm run pictures` makes the pictures of the same days.
 */

// Serial: the days of the children are one story.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const kinds = ['far-behind', 'middle', 'far-ahead'] as const;
type Kind = (typeof kinds)[number];
const childOn = ({ children }: DayOfChildren, kind: Kind) => {
  const child = children.find(({ key }) => key === kind);
  if (!child) throw new Error(`no child: ${kind}`);
  return child;
};

const days: DayOfChildren[] = [];
const story = (kind: Kind) => days.map((day) => childOn(day, kind));

test('the maps of the first and the tenth day show in the browser what grew', async ({ browser }) => {
  const server = tenDays();
  try {
    for (let number = 1; number <= 10; number++) {
      const day = await server.next();
      days.push(day);
      if (number !== 1 && number !== 10) continue;
      for (const child of day.children) {
        const page = await mapOfDay(browser, day, child);
        await expect(page.locator('[data-grown] > [data-kind]')).toHaveCount(child.grown.length);
        const things = page.locator('[data-grown] > [data-kind=thing]');
        await expect(things).toHaveCount(child.grown.filter(({ kind }) => kind === 'thing').length);
        await page.context().close();
      }
    }
  } finally {
    await server.close();
  }
});

for (const kind of kinds) {
  test(`the tenth map of the child ${kind} differs from the first in every region it played in`, () => {
    const [first, last] = [story(kind)[0], story(kind).at(-1)];
    const regions = new Set(story(kind).flatMap((day) => day.regions));
    expect(regions.size).toBeGreaterThanOrEqual(4);
    for (const region of regions) {
      const grownIn = (day = last) =>
        (day?.grown ?? [])
          .filter((each) => each.region === region)
          .map(({ key, kind: what }) => `${key} ${what}`);
      const before = grownIn(first);
      const added = grownIn().filter((each) => !before.includes(each));
      expect([region, added.length > 0], `${kind} in ${region}`).toEqual([region, true]);
    }
  });

  test(`nothing on the map of the child ${kind} shrinks, goes away or moves`, () => {
    for (const [number, day] of story(kind).entries()) {
      const next = story(kind)[number + 1];
      for (const { key, x, y } of next ? day.grown : []) {
        expect(next?.grown.find((each) => each.key === key)).toMatchObject({ x, y });
      }
    }
  });

  test(`the child ${kind} plays other games than the day before, and most sums of every day go right`, () => {
    for (const [number, day] of story(kind).entries()) {
      expect([number, day.right >= 0.6]).toEqual([number, true]);
      const before = story(kind)[number - 1];
      if (before) expect(day.games).not.toEqual(before.games);
    }
  });
}

test('the child far ahead gets harder sums than the others, and has more to be proud of', () => {
  const mean = (kind: Kind) => {
    const last = story(kind).slice(-5);
    return last.reduce((sum, { difficulty }) => sum + difficulty, 0) / last.length;
  };
  expect(mean('far-ahead')).toBeGreaterThan(mean('middle'));
  expect(mean('middle')).toBeGreaterThan(mean('far-behind'));
  const blooms = (kind: Kind) =>
    (story(kind).at(-1)?.grown ?? []).filter((each) => each.kind === 'bloom' || each.kind === 'tree').length;
  expect(blooms('far-ahead')).toBeGreaterThan(blooms('far-behind'));
});
