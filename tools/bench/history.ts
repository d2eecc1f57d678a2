import { join } from 'node:path';
import { openFolder } from '@/server/platform/db/embedded/engine/engine';
import { answerColumns } from '@/server/platform/db/schema/tables.gen';
import { type Bench, ratio } from './figure';
import { openSchool, type SchoolUnderTest, spent } from './school-under-test';

const YEARS = 5;
/** Multiple of the demo school's five weeks: more answers than any child gives in its years at school. */
const TIMES = 100;
const TURNS = 40;

/**
 * Measures the cost of a long history: choosing sums for a child with years of answers, and reading the page of its
 * group.
 */
export const history: Bench = {
  name: 'history',
  side: 'server',
  async run(say) {
    const school = await openSchool('embedded');
    if (!school) throw new Error('The embedded database did not start.');
    try {
      const windows = (turns: number) => async () => {
        for (let turn = 0; turn < turns; turn++) {
          const pupil = school.pupils[turn % school.pupils.length];
          if (!pupil) throw new Error('The demo group is empty.');
          await school.openRound(pupil);
        }
      };
      const pupilsPage = (turns: number) => async () => {
        for (let turn = 0; turn < turns; turn++) {
          await school.client.call('listPupils', { params: { groupId: school.groupId } }, school.teacher);
          await new Promise((rest) => setTimeout(rest, 60));
        }
      };
      const groupPage = (turns: number) => async () => {
        for (let turn = 0; turn < turns; turn++) {
          await school.client.call(
            'readGroupProgress',
            { params: { groupId: school.groupId, periodId: 'current' } },
            school.teacher,
          );
          await new Promise((rest) => setTimeout(rest, 60));
        }
      };
      const measured = async () => {
        await windows(5)();
        const window = await spent(school, windows(TURNS));
        await pupilsPage(5)();
        const page = await spent(school, pupilsPage(TURNS));
        await groupPage(5)();
        const progress = await spent(school, groupPage(TURNS));
        return {
          window: window.cpuMs / TURNS,
          page: page.cpuMs / TURNS,
          progress: progress.cpuMs / TURNS,
        };
      };
      const before = await measured();
      const grown = await grow(school);
      const after = await measured();
      say(
        `window ${before.window.toFixed(1)} → ${after.window.toFixed(1)} ms CPU, group page ${before.page.toFixed(1)} → ${after.page.toFixed(1)} ms CPU, group progress ${before.progress.toFixed(1)} → ${after.progress.toFixed(1)} ms CPU, ${grown} answers`,
      );
      return [
        ratio(
          `CPU of the map and a new window with ${TIMES} × the answers`,
          after.window,
          before.window,
          { atMost: 1.2 },
          'five weeks of practice',
        ),
        ratio(
          `CPU of the group page with ${TIMES} × the answers`,
          after.page,
          before.page,
          { atMost: 1.5 },
          'five weeks',
        ),
        ratio(
          `CPU of the progress of a whole group with ${TIMES} × the answers`,
          after.progress,
          before.progress,
          { atMost: 1.5 },
          'five weeks',
        ),
      ];
    } finally {
      await school.dispose();
    }
  },
};

/** Inserts years of copied answers before the demo school's own weeks. */
async function grow(school: SchoolUnderTest): Promise<number> {
  await school.stop();
  const engine = await openFolder(join(school.dataDir, 'db'));
  for (let month = 2; month <= YEARS * 12; month++) {
    const { rows } = await engine.run(
      "select to_char(d, 'YYYY_MM') as name, to_char(d, 'YYYY-MM-01') as first, to_char(d + interval '1 month', 'YYYY-MM-01') as next from (select now() - make_interval(months => $1) as d) as m",
      [month],
    );
    const { name, first, next } = rows[0] as { name: string; first: string; next: string };
    await engine.run(
      `create table if not exists answer_${name} partition of answer for values from ('${first}') to ('${next}')`,
      [],
    );
  }
  await engine.run(copiesOfAnswers(TIMES - 1), []);
  await engine.run(
    `insert into pupil_day (account_id, pupil_id, day, answers, correct, practised_ms)
     select account_id, pupil_id, (now() - make_interval(days => 60 + d))::date, 20, 16, 600000
     from pupil, generate_series(1, ${YEARS * 360}) as d on conflict do nothing`,
    [],
  );
  await engine.run('vacuum analyze', []);
  const { rows } = await engine.run('select count(*)::int as n from answer', []);
  await engine.close();
  await school.restart();
  return (rows[0] as { n: number }).n;
}

/** Returns SQL that copies every answer `times` times into earlier months, with new ids and positions. */
function copiesOfAnswers(times: number): string {
  const back = `(2 + (k * 7) % ${YEARS * 12 - 2})::int`;
  const changed: Readonly<Record<string, string>> = {
    window_month: `date_trunc('month', now() - make_interval(months => ${back}))::date`,
    answer_id: 'gen_random_uuid()',
    window_id: 'gen_random_uuid()',
    seq: '-row_number() over ()',
    answered_at: `answered_at - make_interval(months => ${back})`,
    day: `day - ${back} * 30`,
  };
  return `
    insert into answer (${answerColumns.map((column) => `"${column}"`).join(', ')})
    select ${answerColumns.map((column) => changed[column] ?? `"${column}"`).join(', ')}
    from answer, generate_series(1, ${times}) as k`;
}
