import { beforeAll, describe, expect, it } from 'vitest';
import type { SumPhase } from '@/maths/learn/learner';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { answerAt, openRound, practiceServer, send } from '../testing';
import { practisedSteps } from './practised-steps';

describe('steps of a child', () => {
  const sum = (sumId: string, phase: SumPhase, lastAnswered = 1) => ({ sumId, phase, lastAnswered });

  it('are one for each narrowest skill of every domain, shown by the sum that was answered last', () => {
    const sums = [
      sum('25%of80=_', 'practising'),
      sum('3/4of20=_', 'practising', 4),
      sum('1/2of12=_', 'practising', 3),
      sum('7h25face=_clock', 'practising'),
      sum('140ct=_eur', 'practising'),
      sum('1m=_cm', 'practising'),
    ];
    const bloomed = new Map([
      ['fraction/part-of', true],
      ['percent/part-of', false],
    ]);
    expect(practisedSteps(sums, bloomed)).toEqual([
      { domain: 'fractions', sumId: '3/4of20=_', phase: 'automated' },
      { domain: 'percent-ratio', sumId: '25%of80=_', phase: 'nearly' },
      { domain: 'money', sumId: '140ct=_eur', phase: 'practising' },
      { domain: 'measures', sumId: '1m=_cm', phase: 'practising' },
      { domain: 'clock', sumId: '7h25face=_clock', phase: 'practising' },
    ]);
  });

  it('of facts stand where half of them do, and a sum that nobody can read is left out', () => {
    const facts = [sum('9-3=_', 'automated'), sum('8-2=_', 'nearly'), sum('7-2=_', 'practising', 9)];
    expect(practisedSteps([...facts, sum('cat', 'nearly')], new Map())).toEqual([
      { domain: 'add-subtract', sumId: '7-2=_', phase: 'nearly' },
    ]);
    expect(practisedSteps(facts.slice(0, 2), new Map())[0]?.phase).toBe('automated');
  });
});

describeOnDatabase('own work of a child', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('shows the facts it met and the sums it got right, week by week, to itself and to its teacher', async () => {
    const at = await practiceServer(database, new Date('2026-11-18T09:00:00Z'));
    const params = { pupilId: at.school.pupilId };
    const read = async (as = at.pupil) => at.server.call('readOwnWork', { params, as });
    expect((await read()).body.weeks.map(({ right }) => right)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);

    const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
    at.server.advance(5 * 60_000);
    const answers = [0, 1, 2].map((position) => answerAt(round, position, { right: position !== 1 }));
    await send(at.server, round, answers);
    const { body } = await read();
    expect(body.weeks.at(-1)).toEqual({ week: '2026-11-16', right: 2 });
    expect(body.weeks).toHaveLength(8);
    expect(body.steps.map(({ domain }) => domain)).toEqual(body.steps.map(() => 'add-subtract'));
    const asked = answers.flatMap(({ sumIds }) => sumIds).filter((id) => /^\d+[+*]\d+=_$/.test(id));
    expect(body.facts.map(({ sumId }) => sumId).sort()).toEqual(asked.sort());

    const teacher = await at.server.signedIn(at.school.person('docent'));
    expect((await read(teacher)).body).toEqual(body);
  });
});
