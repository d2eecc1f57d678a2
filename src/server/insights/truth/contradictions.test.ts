import { describe, expect, it } from 'vitest';
import { instructionGroups } from '@/maths/report/instruction-groups';
import { measuredNeeds } from '@/maths/report/measured-needs';
import { pupilReport } from '@/maths/report/pupil-report';
import { tries } from '../../testing/faults/tries';
import {
  broken,
  brokenByGroups,
  type ClassReport,
  groupRuleNames,
  ruleNames,
} from './contradictions.test-support';
import { groupMutants, mutants } from './mutants.test-support';
import { simulatedPupil } from './simulated-class.test-support';
import { brokenByToday, todayMutants, todayOf, todayRuleNames } from './today.test-support';

const count = tries('FAULT_PUPILS', 60, 1000);
const inClass = 20;
const pupils = Array.from({ length: count }, (_, seed) => simulatedPupil(seed));
const reports = pupils.map(({ evidence }) => pupilReport(evidence));

const answersOf = (seed: number): number =>
  (pupils[seed]?.evidence.weeks ?? []).reduce((sum, { answers }) => sum + answers, 0);

describe(`what pages say of ${count} simulated pupils`, () => {
  it('contradicts itself nowhere', () => {
    const found = pupils.flatMap(({ evidence }, seed) => {
      const report = reports[seed];
      return report ? broken(report, evidence).map((rule) => `pupil ${seed}: ${rule}`) : [];
    });
    expect(found).toEqual([]);
  });

  it('is not changed by a step that a teacher sets by hand', () => {
    for (const [seed, { afterStep }] of pupils.entries()) {
      expect(pupilReport(afterStep), `pupil ${seed}`).toEqual(reports[seed]);
    }
  });

  it('is of every kind, so that each rule has something to hold', () => {
    const flags = new Set(reports.flatMap((report) => report.flags));
    expect(flags).toEqual(new Set(['stuck', 'guessing', 'not-practising', 'ready-for-more']));
    const states = new Set(
      reports.flatMap(({ goals }) =>
        goals.flatMap(({ state, parts }) => [state, ...parts.map((part) => part.state)]),
      ),
    );
    expect(states).toEqual(new Set(['reached', 'nearly', 'under-way', 'unsure', 'not-begun']));
  });

  it('contradicts no small group of a class', () => {
    let groups = 0;
    for (let first = 0; first < count; first += inClass) {
      const own = reports.slice(first, first + inClass);
      const needs = own.map(({ goals, flags, errors }, place) => ({
        pupilId: String(place),
        goals,
        flags,
        answers: answersOf(first + place),
        errors,
      }));
      const shown: ClassReport = {
        pupils: new Map(own.map((report, place) => [String(place), report])),
        groups: instructionGroups(measuredNeeds(needs)),
      };
      groups += shown.groups.length;
      expect(brokenByGroups(shown), `class of pupil ${first}`).toEqual([]);
    }
    expect(groups).toBeGreaterThan(0);
  });

  it('contradicts nobody on the page of today, which has three pupils, one group and one proposal at most', () => {
    const found = { pupils: 0, group: 0, proposal: 0 };
    for (let first = 0; first < count; first += inClass) {
      const members = pupils.slice(first, first + inClass).map(({ evidence }, place) => {
        const report = pupilReport(evidence);
        return { pupilId: String(place), report, evidence, answers: answersOf(first + place) };
      });
      const shown = todayOf(members);
      found.pupils += shown.today.pupils.length;
      found.group += Number(shown.today.group !== null);
      found.proposal += Number(shown.today.proposal !== null);
      expect(brokenByToday(shown), `class of pupil ${first}`).toEqual([]);
    }
    for (const [block, times] of Object.entries(found)) expect(times, block).toBeGreaterThan(0);
  });

  it.each(ruleNames)('would be found out: %s', (rule) => {
    const isFound = pupils.some(({ evidence }, seed) => {
      const mutated = reports[seed] && mutants[rule](reports[seed]);
      return mutated ? broken(mutated, evidence).includes(rule) : false;
    });
    expect(isFound).toBe(true);
  });

  it.each(groupRuleNames)('would be found out in a class: %s', (rule) => {
    const own = new Map(reports.map((report, place) => [String(place), report]));
    expect(brokenByGroups({ pupils: own, groups: groupMutants[rule](own) })).toContain(rule);
  });

  it.each(todayRuleNames)('would be found out on the page of today: %s', (rule) => {
    const own = new Map(reports.map((report, place) => [String(place), report]));
    const isHandled = (pupilId: string) => Number(pupilId) % 7 === 3;
    const shown = { pupils: own, today: todayMutants[rule](own), isSet: () => true, isHandled };
    expect(brokenByToday(shown)).toContain(rule);
  });
});
