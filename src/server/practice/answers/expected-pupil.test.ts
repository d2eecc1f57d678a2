import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/contract/calls.gen';
import { expectedPupilHeader, type PupilCall, pupilCalls } from '@/contract/pupil-calls';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { addPupil } from '../../testing/server';
import { answerAt, openRound, practiceServer, type TestRound } from '../testing';

let database: Database;
let at: Awaited<ReturnType<typeof practiceServer>>;
/** Another child of the same group, and the cookie that the browser has since it signed in. */
let otherId: string;
let other: string;
/** A round that the first child opened before. */
let round: TestRound;

beforeAll(async () => {
  database = await openTestDatabase();
  at = await practiceServer(database);
  otherId = await addPupil(database, at.school.accountId, at.school.groupId);
  other = await signedInOther();
  round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
});
afterAll(() => database.close());

/** A new session of the other child. */
const signedInOther = () =>
  at.server.signedIn({ accountId: at.school.accountId, personId: otherId, role: 'leerling' });

/** Everything that is kept of the school, as text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'account_id' and table_name !~ '^answer_[0-9]'
    order by 1`.execute(database.db);
  const parts: string[] = [];
  for (const { name } of rows) {
    const found = await sql`
      select to_jsonb(t) - 'last_seen_at' as row from ${sql.table(name)} t where account_id = ${at.school.accountId}
      order by to_jsonb(t)::text`.execute(database.db);
    parts.push(`${name} ${JSON.stringify(found.rows)}`);
  }
  return parts.join('\n');
}

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Each call as the page of `pupilId` makes it; each would be answered, and most change something. */
function sentFor(name: PupilCall, pupilId: string): Sent {
  const window = { windowId: round.windowId };
  const { ticket } = round;
  const sentAt = at.server.now().getTime();
  const sent: Record<PupilCall, Sent> = {
    logout: { body: {} },
    readMap: { params: { pupilId } },
    readGroupStop: { params: { pupilId } },
    putWindow: { params: { practiceTaskId: at.task.practiceTaskId, windowId: randomUUID() } },
    readWindow: { params: window },
    putAnswers: { params: window, body: { ticket, sentAt, answers: [answerAt(round, 0)] } },
    finishWindow: { params: window, body: { ticket, sentAt } },
    reportWaiting: { params: window, body: { ticket, waiting: 3 } },
    readOwnWork: { params: { pupilId } },
    readLearnedToday: { params: { pupilId } },
    readStamps: { params: { pupilId } },
    saveAvatar: { params: { pupilId }, body: { avatar: 'fox.sky.crown.-' } },
    readKeepsake: { params: { pupilId, game: 'ninja' } },
    saveKeepsake: { params: { pupilId, game: 'ninja' }, body: { version: 1, data: 'x' } },
  };
  return sent[name];
}

function ask(name: PupilCall, { params = {}, body }: Sent, headers: Record<string, string>) {
  const [method, path] = paths[name];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  // The clock goes on, so that no limit of calls is what answers.
  at.server.advance(1000);
  return at.server.request(method, filled, { headers, ...(body === undefined ? {} : { body }) });
}

const calls = Object.keys(pupilCalls) as PupilCall[];
const bySession = calls.filter((name) => pupilCalls[name] === 'session');
const byTicket = calls.filter((name) => pupilCalls[name] === 'ticket');
const page = (pupilId: string) => `http://localhost:8787/leerling/${pupilId}/landkaart`;
const refused = { status: 409, body: { code: 'other-pupil' } };

/** Says that none of this changed anything of the school. */
async function changesNothing(run: () => Promise<void>): Promise<void> {
  const before = await everything();
  await run();
  expect(await everything()).toBe(before);
}

describe('a call from the page of another pupil than the one signed in, or of the ticket', () => {
  it.each(calls)('is 409 and changes nothing, whoever it is asked for: %s', async (name) => {
    // Its own sessions, because a sign-out that is not refused ends one.
    const cookies = [await signedInOther(), await signedInOther()];
    await changesNothing(async () => {
      for (const [place, pupilId] of [at.school.pupilId, otherId].entries()) {
        // By ticket the round is the first child's, so the page that sends it is the other's.
        const expected = pupilCalls[name] === 'ticket' ? otherId : at.school.pupilId;
        const headers = { cookie: cookies[place] ?? '', [expectedPupilHeader]: expected };
        expect(await ask(name, sentFor(name, pupilId), headers)).toMatchObject(refused);
      }
    });
  });

  it.each(calls.filter((name) => name !== 'logout'))(
    'is answered when it is the same one: %s',
    async (name) => {
      const right = { cookie: at.pupil, [expectedPupilHeader]: at.school.pupilId.toUpperCase() };
      const answer = await ask(name, sentFor(name, at.school.pupilId), right);
      // A round of one answer cannot be ended: the call itself came through.
      if (name === 'finishWindow') expect(answer.body).toMatchObject({ code: 'round-unfinished' });
      else expect(answer.status).toBe(200);
    },
  );
});

describe('a page of the build before, which names nobody', () => {
  it('is known by its address', async () => {
    const referer = page(at.school.pupilId);
    await changesNothing(async () => {
      for (const name of bySession)
        expect(
          await ask(name, sentFor(name, at.school.pupilId), { cookie: other, referer }),
          name,
        ).toMatchObject(refused);
    });
    for (const name of bySession) {
      const { status } = await ask(name, sentFor(name, at.school.pupilId), { cookie: at.pupil, referer });
      expect([name, status]).toEqual([name, 200]);
    }
  });

  it.each(['', 'http://localhost:8787/', 'not an address'])(
    'neither gets nor changes what is another’s when it comes from "%s"',
    (referer) =>
      changesNothing(async () => {
        for (const name of bySession) {
          const { status } = await ask(name, sentFor(name, at.school.pupilId), { cookie: other, referer });
          const isOfNobody = name === 'putWindow' || name === 'readWindow';
          expect([name, status]).toEqual([name, isOfNobody ? 409 : 404]);
        }
      }),
  );

  it('still sends by ticket, whoever is signed in', async () => {
    for (const name of byTicket)
      for (const cookie of [other, at.pupil, '']) {
        const sent = sentFor(name, at.school.pupilId);
        const { body } = await ask(name, sent, { cookie, referer: page(otherId) });
        expect(body, name).not.toMatchObject({ code: 'other-pupil' });
      }
  });
});

describe('a sign-out', () => {
  it('leaves another child signed in when it comes late', async () => {
    const as = await signedInOther();
    await ask('logout', { body: {} }, { cookie: as, [expectedPupilHeader]: at.school.pupilId });
    expect((await at.server.call('profile', { as })).status).toBe(200);
  });

  it('ends the session of whoever is signed in when nobody is named', async () => {
    const as = await signedInOther();
    await ask('logout', { body: {} }, { cookie: as, referer: page(at.school.pupilId) });
    expect((await at.server.call('profile', { as })).status).toBe(401);
  });
});

it('asks no adult whose page it is', async () => {
  const teacher = await at.server.signedIn(at.school.person('docent'));
  const read = { params: { pupilId: at.school.pupilId } };
  const answer = await ask('readMap', read, { cookie: teacher, [expectedPupilHeader]: otherId });
  expect(answer.status).toBe(200);
});

it.each(byTicket)('refuses a ticket that is none, whoever is named: %s', async (name) => {
  const { params, body } = sentFor(name, at.school.pupilId);
  const sent = { ...(params && { params }), body: { ...(body as object), ticket: 'none' } };
  const answer = await ask(name, sent, { cookie: other, [expectedPupilHeader]: otherId });
  expect(answer).toMatchObject({ status: 422, body: { code: 'ticket-invalid' } });
});
