import { describe, expect, it } from 'vitest';
import { startDifficulty } from '../../learn/difficulty';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import { type DiaryChild, type DiaryDay, keepDiary } from './keep-diary';
import { writeDiary } from './write-diary';

const schoolDays = 10;
const ordinary: DiaryChild = { name: 'An ordinary child', year: 5, right: 0.88, thinkMs: 2400 };
const strong: DiaryChild = { name: 'A strong child', year: 5, right: 1, thinkMs: 1200 };
const weak: DiaryChild = { name: 'A weak child', year: 5, right: 0.52, thinkMs: 5000 };

const diaries = new Map(
  [ordinary, strong, weak].map((child) => [child, keepDiary(child, schoolDays)] as const),
);
const diaryOf = (child: DiaryChild): DiaryDay[] => diaries.get(child)!;
const roundsOf = (child: DiaryChild) => diaryOf(child).flatMap(({ rounds }) => rounds);
const newOn = ({ rounds }: DiaryDay): SumId[] => rounds.flatMap(({ fresh }) => fresh);
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanDifficulty = (sumIds: readonly SumId[]) =>
  total(sumIds.map((sumId) => startDifficulty(parseSumOrThrow(sumId)))) / sumIds.length;

describe('ten school days in year 5', () => {
  it.each([
    ['ordinary-child', ordinary],
    ['strong-child', strong],
    ['weak-child', weak],
  ])('read as the diary of %s', async (file, child) => {
    expect(diaryOf(child)).toHaveLength(schoolDays);
    await expect(writeDiary(child, diaryOf(child))).toMatchFileSnapshot(`./${file}.md`);
  });

  it.each([ordinary, strong, weak])('bring $name something new every day', (child) => {
    for (const day of diaryOf(child)) expect([day.day, newOn(day).length >= 2]).toEqual([day.day, true]);
  });

  it.each([ordinary, strong, weak])('bring $name new tables in both weeks', (child) => {
    const isTable = (sumId: SumId) => parseSumOrThrow(sumId).kind === 'table';
    for (const week of [diaryOf(child).slice(0, 5), diaryOf(child).slice(5)]) {
      expect(week.flatMap(newOn).filter(isTable).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('take no sum for new twice', () => {
    for (const child of [ordinary, strong, weak]) {
      const all = diaryOf(child).flatMap(newOn);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('lead a strong child to harder sums, and on to the next step', () => {
    const days = diaryOf(strong);
    expect(meanDifficulty(days.slice(-3).flatMap(newOn))).toBeGreaterThan(
      meanDifficulty(days.slice(0, 3).flatMap(newOn)),
    );
    expect(roundsOf(strong).some(({ reach, beyond }) => reach === 'above' && beyond.length > 0)).toBe(true);
  });

  it('bring no child what is taught two years later', () => {
    const below = roundsOf(strong).flatMap(({ beyond }) =>
      beyond.filter((sumId) => /(^|[=(*:+-])-/.test(sumId) || parseSumOrThrow(sumId).answer.num < 0),
    );
    expect(below).toEqual([]);
  });

  it('know what a child knows: a strong one many facts by heart, a weak one none that it did not learn', () => {
    expect(diaryOf(strong).at(-1)?.automated).toBeGreaterThanOrEqual(40);
    expect(diaryOf(weak).at(-1)?.automated).toBeLessThanOrEqual(5);
  });

  it('let weak children succeed, with sums from a step below', () => {
    // The rounds of one child are too few to tell a share of them.
    const others = ['Another weak child', 'A third weak child', 'A fourth weak child'];
    const rounds = [
      ...roundsOf(weak),
      ...others.flatMap((name) => keepDiary({ ...weak, name }, schoolDays).flatMap((day) => day.rounds)),
    ];
    expect(total(rounds.map(({ right }) => right)) / total(rounds.map(({ tasks }) => tasks))).toBeGreaterThan(
      0.8,
    );
    const hard = rounds.filter(({ right, tasks }) => tasks - right >= 5);
    expect(hard.length / rounds.length).toBeLessThanOrEqual(0.15);
    expect(roundsOf(weak).some(({ reach, beyond }) => reach === 'below' && beyond.length > 0)).toBe(true);
  });
});
