import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, isWeekday, schoolDaysLater } from '../calendar/school-days';
import { parseSumOrThrow } from '../sum/read-sum';
import { applyAnswer, type GradedAnswer } from './apply-answer';
import { emptyLearner } from './empty-learner';
import {
  able,
  dayMs,
  fact,
  fluent,
  learntFrom,
  monday,
  onDay,
  phaseOf,
  procedure,
  wrong,
} from './learn.test-support';
import type { Learner } from './learner';
import { withLevel } from './level/level-by-hand';

describe('a fact becomes automated', () => {
  it('after fluent answers on three days, seven days apart from first to last', () => {
    expect(
      phaseOf(
        learntFrom(able, [
          [0, fluent],
          [3, fluent],
          [6, fluent],
        ]),
      ),
    ).toBe('nearly');
    const automated = learntFrom(able, [
      [0, fluent],
      [3, fluent],
      [7, fluent],
    ]);
    expect(automated.sums[fact.id]).toMatchObject({ phase: 'automated', due: '2026-09-16', reviewStep: 0 });
  });

  it('also when it is practised every single day', () => {
    const daily = Array.from({ length: 8 }, (_, day) => [day, fluent] as const);
    expect(phaseOf(learntFrom(able, daily))).toBe('automated');
  });

  it.each([
    [
      'twice on one day',
      [
        [0, fluent],
        [0, fluent],
        [7, fluent],
      ],
    ],
    [
      'only by choosing',
      [0, 3, 7].map((day) => [day, { ...fluent, mode: 'choose' as const, guessing: 0.25 }]),
    ],
    ['too slowly', [0, 3, 7].map((day) => [day, { ...fluent, responseMs: 9000 }])],
    ['only in a slow game', [0, 3, 7].map((day) => [day, { ...fluent, tempo: 'slow' as const }])],
    [
      'with an error between',
      [
        [0, fluent],
        [3, fluent],
        [5, wrong],
        [7, fluent],
      ],
    ],
  ] as [string, [number, GradedAnswer][]][])('but not %s', (_, answers) => {
    expect(['practising', 'nearly']).toContain(phaseOf(learntFrom(able, answers)));
  });

  it('but one typed answer among chosen ones is enough', () => {
    const chosen = { ...fluent, mode: 'choose' as const, guessing: 0.25 };
    expect(
      phaseOf(
        learntFrom(able, [
          [0, chosen],
          [3, fluent],
          [7, chosen],
        ]),
      ),
    ).toBe('automated');
  });

  it('at the first quick typed answer when the pupil was expected to know it, until a review says otherwise', () => {
    const expert: Learner = { ...able, ability: { ...able.ability, mean: 4 } };
    const chosen = { ...fluent, mode: 'choose' as const, guessing: 0.25 };
    expect(phaseOf(learntFrom(expert, [[0, fluent]]))).toBe('automated');
    expect(phaseOf(learntFrom(expert, [[0, chosen]]))).toBe('nearly');
    expect(
      phaseOf(
        learntFrom(expert, [
          [0, chosen],
          [1, fluent],
        ]),
      ),
    ).toBe('automated');
    expect(
      phaseOf(
        learntFrom(expert, [
          [0, fluent],
          [2, wrong],
        ]),
      ),
    ).not.toBe('automated');
    for (const answer of [{ ...fluent, tempo: 'slow' as const }, { ...fluent, responseMs: 9000 }, wrong])
      expect(phaseOf(learntFrom(expert, [[0, answer]]))).not.toBe('automated');
    // What was missed or slow once is to be learned, over days.
    expect(
      phaseOf(
        learntFrom(expert, [
          [0, wrong],
          [1, fluent],
        ]),
      ),
    ).not.toBe('automated');
    expect(
      phaseOf(
        learntFrom(able, [
          [0, fluent],
          [1, fluent],
        ]),
      ),
    ).toBe('nearly');
  });

  it('but not at first sight when a level set by hand is what made it likely, until answers have borne that out', () => {
    const middling: Learner = { ...able, ability: { ...able.ability, mean: 2.4 } };
    const up = (learner: Learner) => withLevel(learner, { direction: 'up', buckets: {} });
    const raised = up(up(up(middling)));
    const own: Learner = { ...able, ability: { ...able.ability, mean: raised.ability.mean } };
    expect(phaseOf(learntFrom(own, [[0, fluent]]))).toBe('automated');
    expect(phaseOf(learntFrom(raised, [[0, fluent]]))).toBe('nearly');
    const others = [6, 7, 8, 9].flatMap((a) =>
      [2, 3, 4, 5, 6, 7, 8, 9].map((b) => parseSumOrThrow(`${a}+${b}=_`)),
    );
    const borneOut = others.reduce(
      (learner, sum, turn) => learntFrom(learner, [[0, turn % 4 ? fluent : wrong]], sum),
      raised,
    );
    expect(borneOut.ability.variance).toBeLessThan(0.1);
  });

  it('never for a procedure', () => {
    expect(
      phaseOf(
        learntFrom(
          able,
          [
            [0, fluent],
            [3, fluent],
            [7, fluent],
          ],
          procedure,
        ),
        procedure,
      ),
    ).toBe('nearly');
  });
});

describe('a fact is nearly known', () => {
  const slow = { ...fluent, responseMs: 9000 };
  it.each([
    ['after one fluent day', [[0, fluent]], 'nearly'],
    [
      'still after a right but slow answer',
      [
        [0, fluent],
        [1, slow],
      ],
      'nearly',
    ],
    ['not by slow answers, however many', [0, 1, 2, 3, 4].map((day) => [day, slow]), 'practising'],
    [
      'not after a miss',
      [
        [0, fluent],
        [1, fluent],
        [2, wrong],
      ],
      'practising',
    ],
    [
      'again after the next fluent answer',
      [
        [0, fluent],
        [2, wrong],
        [3, fluent],
      ],
      'nearly',
    ],
  ] as [string, [number, GradedAnswer][], string][])('%s', (_, answers, phase) => {
    expect(phaseOf(learntFrom(able, answers))).toBe(phase);
  });

  it('or not whatever level a teacher sets by hand', () => {
    const up = (learner: Learner) => withLevel(learner, { direction: 'up', buckets: {} });
    const answers = fc.array(
      fc.tuple(fc.nat(1), fc.constantFrom(fluent, slow, wrong, { ...fluent, tempo: 'slow' as const })),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(answers, fc.nat(4), (steps, raised) => {
        const asked = steps.map(([, answer], at) => {
          const day = steps.slice(0, at + 1).reduce((sum, [gap]) => sum + gap, 0);
          return [day, answer] as const;
        });
        const higher = Array.from({ length: raised }).reduce<Learner>(up, emptyLearner(4));
        const [plain, lifted] = [learntFrom(emptyLearner(4), asked), learntFrom(higher, asked)];
        expect(phaseOf(lifted)).toBe(phaseOf(plain));
      }),
    );
  });
});

describe('an answer to a window of version 7', () => {
  it('scores to the last bit as that version scored it', () => {
    const chosen = { ...fluent, mode: 'choose' as const, guessing: 0.25 };
    const slow = { ...fluent, mode: 'compose' as const, tempo: 'slow' as const };
    const late = { ...fluent, responseMs: 9000 };
    const answers = [
      [0, chosen, 0.7446655100869954, 0.3276672449565023],
      [0, fluent, 0.7403945750782739, 0.6574699574173654],
      [1, slow, 0.7879430052479324, 0.9634984547933991],
      [2, late, 0.8364561930790197, 1.1007118958626332],
      [4, wrong, 0.8424778359734737, 1.0900924368692648],
      [4, fluent, 0.8518545874463925, 1.3641651431460686],
      [7, slow, 0.8612455860945738, 1.6335423500987818],
    ] as const;
    let learner = emptyLearner(4);
    for (const [day, answer, expected, offset] of answers) {
      const { trace, ...rest } = applyAnswer(learner, fact, answer, { ...onDay(day), mathsVersion: 7 });
      learner = rest.learner;
      expect(trace.expected).toBe(expected);
      expect(trace.after.memory).toMatchObject({ offset, phase: 'nearly' });
    }
    expect(learner.ability).toEqual({ mean: 0.868260523366978, variance: 0.2761963944537531, answers: 7 });
  });
});

describe('reviews', () => {
  const automated = learntFrom(able, [
    [0, fluent],
    [3, fluent],
    [7, fluent],
  ]);

  it('come after 2, 4, 8, 16, 32 and 60 school days, and then every 60', () => {
    let learner = automated;
    const gaps: number[] = [];
    for (let review = 0; review < 8; review += 1) {
      const due = learner.sums[fact.id]?.due ?? '';
      const day = daysBetween('2026-09-07', due);
      learner = learntFrom(learner, [[day, fluent]]);
      const next = learner.sums[fact.id]?.due ?? '';
      let gap = 0;
      for (let at = day + 1; at <= daysBetween('2026-09-07', next); at += 1) {
        if (isWeekday(new Date(monday + at * dayMs).toISOString().slice(0, 10))) gap += 1;
      }
      gaps.push(gap);
    }
    expect(gaps).toEqual([4, 8, 16, 32, 60, 60, 60, 60]);
    expect(phaseOf(learner)).toBe('maintenance');
  });

  it('are not moved by an answer before the day', () => {
    const due = automated.sums[fact.id]?.due;
    expect(learntFrom(automated, [[8, fluent]]).sums[fact.id]).toMatchObject({ due, phase: 'automated' });
  });

  it('repeat the same step after a right but slow answer', () => {
    const slow = learntFrom(automated, [[9, { ...fluent, responseMs: 30_000 }]]);
    expect(slow.sums[fact.id]).toMatchObject({ due: '2026-09-18', reviewStep: 0, phase: 'automated' });
  });

  it('bring the sum back into practice after a miss', () => {
    const missed = learntFrom(automated, [[9, wrong]]);
    expect(missed.sums[fact.id]).toMatchObject({ due: null, fluentDays: [], reviewStep: 0 });
    expect(['practising', 'nearly']).toContain(phaseOf(missed));
  });

  it('skip weekends and holidays', () => {
    expect(schoolDaysLater('2026-09-11', 1, isWeekday)).toBe('2026-09-14');
    const autumn = (day: string) => isWeekday(day) && !(day >= '2026-10-17' && day <= '2026-10-25');
    expect(schoolDaysLater('2026-10-16', 2, autumn)).toBe('2026-10-27');
    expect(schoolDaysLater('2026-10-16', 2, () => false)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
