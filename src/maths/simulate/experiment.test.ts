import { describe, expect, it } from 'vitest';
import { findCollection } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { calibrationOf, meanOf, playOne, policies, rivals, settings } from './experiment';
import { quitChance } from './memory-model';
import { practise } from './practise';
import { learningPupil } from './pupil';
import { efficiency, orderAgreement } from './rasch';
import { windowPolicy } from './window-policy';

const start = Date.UTC(2026, 8, 7, 8);
const dayMs = 86_400_000;
const tables = sumsOf(findCollection('tables-all')!);
const typed = (sumId: (typeof tables)[number]) => ({ sumIds: [sumId] });

describe('the memory of a virtual pupil', () => {
  it('is the same for the same traits', () => {
    const answers = () => {
      const pupil = learningPupil({ seed: 3, talent: 0, year: 4 });
      return tables.slice(0, 20).map((sumId, i) => pupil.answer(typed(sumId), start + i * 60_000));
    };
    expect(answers()).toEqual(answers());
  });

  it('keeps what was spaced longer than what was massed, and loses what is not practised', () => {
    const [spaced, massed] = [0, 1].map(() => learningPupil({ seed: 3, talent: 2, year: 5 })) as [
      ReturnType<typeof learningPupil>,
      ReturnType<typeof learningPupil>,
    ];
    const sumId = tables[60]!;
    const before = spaced.recallChance(sumId, start);
    for (let i = 0; i < 10; i += 1) {
      spaced.answer(typed(sumId), start + i * 2 * dayMs);
      massed.answer(typed(sumId), start + 18 * dayMs + i * 30_000);
    }
    const later = start + 39 * dayMs;
    expect(spaced.recallChance(sumId, later)).toBeGreaterThan(massed.recallChance(sumId, later));
    expect(spaced.recallChance(sumId, later)).toBeGreaterThan(before);
    expect(spaced.recallChance(sumId, later + 400 * dayMs)).toBeLessThan(spaced.recallChance(sumId, later));
  });

  it('gives up sooner after each error in a row: the odds go up 2.25 times', () => {
    const odds = [0, 1, 2, 3].map((errors) => quitChance(errors) / (1 - quitChance(errors)));
    for (const [index, each] of odds.slice(1).entries()) expect(each / odds[index]!).toBeCloseTo(2.25);
  });
});

describe('a course of practice', () => {
  const course = {
    collection: findCollection('tables-all')!,
    traits: { seed: 5, talent: 0.5, year: 4 },
    weeks: 1,
    minutes: 3,
  };

  it('is the same each time, and begins with the same pupil under every policy', () => {
    expect(practise(windowPolicy, course)).toEqual(practise(windowPolicy, course));
    const known = Object.values(policies).map((policy) => practise(policy, course).before);
    expect(new Set(known).size).toBe(1);
  });

  it('gives every policy the same minutes, unless the child gives up', () => {
    for (const policy of Object.values(policies)) {
      const { minutes, tasks, rounds, finished } = practise(policy, course);
      // The last answer may run over the bell.
      expect(minutes).toBeLessThan(5 * 3.6);
      expect(tasks).toBeGreaterThan(10);
      expect(finished).toBeLessThanOrEqual(rounds);
    }
  });
});

describe('five weeks through window, round and model', () => {
  const setting = settings.find(
    ({ collectionKey, minutes }) => collectionKey === 'tables-all' && minutes === 4,
  )!;
  const pupils = [20_001, 20_002, 20_003, 20_004];
  const mean = (name: keyof typeof policies) => meanOf(pupils.map((pupil) => playOne(name, setting, pupil)));
  const [window, random, streak] = [mean('window'), mean('random'), mean('streak')];

  it('leave more facts fluent three weeks later than chance and a strict streak do', () => {
    expect(window.after - window.before).toBeGreaterThan(1.05 * (random.after - random.before));
    expect(window.after).toBeGreaterThan(streak.after);
  });

  it('cannot leave half as much again: not even an oracle that sees into the pupil does', () => {
    const oracle = mean('oracle');
    for (const { after } of [window, ...rivals.map(mean)]) expect(oracle.after).toBeGreaterThan(after);
    expect(oracle.after).toBeLessThan(1.5 * random.after);
  });

  it('keep more right, and more rounds finished, than chance does', () => {
    expect(window.right / window.tasks).toBeGreaterThan(random.right / random.tasks);
    expect(window.finished / window.rounds).toBeGreaterThan(random.finished / random.rounds);
  });

  it('teach the model to expect what comes, better than always saying the mean', () => {
    const { logLoss, baseLogLoss, deciles } = calibrationOf(window.probes);
    expect(logLoss).toBeLessThan(baseLogLoss);
    const often = deciles.filter(({ count }) => count >= 60);
    expect(often.length).toBeGreaterThan(0);
    for (const { expected, outcome } of often) expect(Math.abs(expected - outcome)).toBeLessThan(0.12);
  });
});

describe('the model against what is possible', () => {
  it('finds a strength within 1.15 times the bound of Cramér and Rao, and says how far off it may be', () => {
    const { error, said, bound } = efficiency(400, 7);
    expect(error / bound).toBeLessThan(1.15);
    expect(said / error).toBeGreaterThan(0.85);
    expect(said / error).toBeLessThan(1.15);
  });

  it('has the tables in the published order of difficulty', () => {
    expect(orderAgreement()).toBeGreaterThan(0.9);
  });
});
