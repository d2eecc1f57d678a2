import { describe, expect, it } from 'vitest';
import { programmeOfYear } from '../../../collections/year-programme';
import { courseWeeks } from '../../../programme/course-today';
import { keepYear, type YearChild, type YearWeek } from './keep-year';
import { writeYear } from './write-year';

const ordinary: YearChild = { name: 'An ordinary child', year: 5, country: 'nl', right: 0.75, thinkMs: 2400 };
const strong: YearChild = { name: 'A strong child', year: 7, country: 'nl', right: 0.95, thinkMs: 1200 };
const weak: YearChild = { name: 'A weak child', year: 4, country: 'be', right: 0.45, thinkMs: 4500 };
const children = [ordinary, strong, weak];
const years = new Map(children.map((child) => [child, keepYear(child)]));
const weeksOf = (child: YearChild): YearWeek[] => years.get(child)!;
const ofCourse = ({ rounds }: YearWeek) => rounds.filter(({ of }) => of === 'course');
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a school year', () => {
  it.each([
    ['ordinary-child', ordinary],
    ['strong-child', strong],
    ['weak-child', weak],
  ])('reads as the diary of %s', async (file, child) => {
    await expect(writeYear(child, weeksOf(child))).toMatchFileSnapshot(`./${file}.md`);
  });

  it.each(children)('brings $name every part of the year, each domain in every third of it', (child) => {
    const { course } = programmeOfYear(child.year, child.country);
    const asked = new Set(
      weeksOf(child)
        .flatMap(ofCourse)
        .map(({ collection }) => collection.key),
    );
    expect(course.filter((key) => asked.has(key)).length).toBeGreaterThanOrEqual(0.9 * course.length);
    for (const from of [0, 13, 26]) {
      const domains = weeksOf(child)
        .slice(from, from + 13)
        .flatMap(ofCourse)
        .map(({ collection }) => collection.domain);
      expect(new Set(domains).size).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(children)('brings $name something new in nine of ten weeks', (child) => {
    const weeks = weeksOf(child);
    const withNew = weeks.filter(({ rounds }) => rounds.some(({ fresh }) => fresh.length > 0));
    expect(withNew.length).toBeGreaterThanOrEqual(0.9 * weeks.length);
  });

  it.each(children)('brings back to $name what it practised weeks ago', (child) => {
    const back = weeksOf(child).flatMap(({ week, rounds }) =>
      rounds.filter((round) => round.back).map(() => week),
    );
    expect(back.length).toBeGreaterThanOrEqual(20);
  });

  it.each([ordinary, weak])(
    'goes with the weeks for $name: no step is this week’s for more than three',
    (child) => {
      const weeks = new Map<string, Set<number>>();
      for (const { week, rounds } of weeksOf(child)) {
        for (const { collection, of, back } of rounds) {
          if (of !== 'course' || back || week > courseWeeks) continue;
          weeks.set(collection.key, (weeks.get(collection.key) ?? new Set()).add(week));
        }
      }
      expect([...weeks].filter(([, own]) => own.size > 3)).toEqual([]);
    },
  );

  it('lets a strong child go on before the weeks, and a weak one not', () => {
    const farthest = (child: YearChild, week: number) => {
      const { course } = programmeOfYear(child.year, child.country);
      const until = weeksOf(child)
        .filter((each) => each.week <= week)
        .flatMap(ofCourse);
      return Math.max(...until.map(({ collection }) => course.indexOf(collection.key))) / course.length;
    };
    expect(farthest(strong, 12)).toBeGreaterThan(0.8);
    expect(farthest(weak, 12)).toBeLessThan(0.5);
  });

  it('lets every child succeed', () => {
    for (const child of children) {
      const rounds = weeksOf(child).flatMap((week) => week.rounds);
      const share = total(rounds.map(({ right }) => right)) / total(rounds.map(({ tasks }) => tasks));
      expect([child.name, share > 0.8]).toEqual([child.name, true]);
    }
  });

  it('lets ordinary and weak children know more facts by heart from term to term', () => {
    for (const child of [ordinary, weak]) {
      const known = [13, 26, 38].map((week) => weeksOf(child).find((each) => each.week >= week)!.automated);
      expect(known).toEqual(known.toSorted((a, b) => a - b));
      expect(known[2]! - known[0]!).toBeGreaterThan(20);
    }
  });
});
