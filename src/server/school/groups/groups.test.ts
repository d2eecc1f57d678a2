import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyMemory } from '@/maths/learn/empty-learner';
import { json } from '../../platform/db/columns';
import { shiftDay } from '../../shared/calendar';
import { describeOnDatabase } from '../../testing/database';
import { schoolServer } from '../../testing/school-server';
import { makeSchool } from '../../testing/server';

const today = '2026-11-20';

describeOnDatabase('groups', (open) => {
  const set = async () => {
    const at = await schoolServer(await open());
    return { ...at, params: { groupId: at.school.groupId } };
  };
  type Set = Awaited<ReturnType<typeof set>>;

  const addPupil = async ({ database, school }: Set, firstName: string, lastName: string | null = null) => {
    const pupilId = randomUUID();
    await database.db
      .insertInto('pupil')
      .values({
        account_id: school.accountId,
        pupil_id: pupilId,
        group_id: school.groupId,
        first_name: firstName,
        last_name: lastName,
        sort_name: lastName,
        year: 5,
        avatar: 'fox',
        user_name: `${firstName}-${pupilId}`,
        picture_secret: null,
        password_hash: null,
        import_key: null,
        eck_id_hash: null,
        imported: null,
        created_at: new Date('2026-09-01T08:00:00Z'),
        trashed_at: null,
      })
      .execute();
    return pupilId;
  };
  const practised = (
    { database, school }: Set,
    pupilId: string,
    day: string,
    answers: number,
    correct: number,
  ) =>
    database.db
      .insertInto('pupil_day')
      .values({
        account_id: school.accountId,
        pupil_id: pupilId,
        day,
        answers,
        correct,
        practised_ms: 600_000,
      })
      .execute();

  test('a teacher sees the own groups, a school admin all, another school none', async () => {
    const all = await set();
    const { server, school, database } = all;
    const other = await makeSchool(database);
    await database.db.deleteFrom('group_teacher').where('account_id', '=', school.accountId).execute();
    const seen = async (who: Parameters<typeof server.signedIn>[0]) => {
      const as = await server.signedIn(who);
      const list = await server.call('listGroups', { as });
      const one = await server.call('readGroup', { as, params: { groupId: school.groupId } });
      const pupils = await server.call('listPupils', { as, params: { groupId: school.groupId } });
      const cards = await server.call('makeLoginCards', {
        as,
        params: { groupId: school.groupId },
        body: { renew: true },
      });
      return [list.body.groups.length, one.status, pupils.status, cards.status];
    };
    expect(await seen(school.person('docent'))).toEqual([0, 404, 404, 404]);
    expect(await seen(school.person('schooladmin'))).toEqual([1, 200, 200, 200]);
    expect(await seen(other.person('schooladmin'))).toEqual([1, 404, 404, 404]);
  });

  test('say who asks for attention, from the last days', async () => {
    const all = await set();
    const stuck = await addPupil(all, 'Stien');
    const away = await addPupil(all, 'Aad');
    const ready = await addPupil(all, 'Rik');
    await practised(all, stuck, today, 40, 20);
    await practised(all, away, shiftDay(today, -9), 50, 40);
    await practised(all, ready, shiftDay(today, -1), 80, 79);
    await all.database.db
      .insertInto('pupil_sum')
      .values({
        account_id: all.school.accountId,
        pupil_id: ready,
        sum_id: '7*5=_',
        phase: 'nearly',
        due: null,
        memory: json({ ...emptyMemory, phase: 'nearly', answers: 3 }),
      })
      .execute();
    const { body } = await all.server.call('listPupils', { as: all.teacher, params: all.params });
    const flags = Object.fromEntries(body.pupils.map((pupil) => [pupil.pupilId, pupil.flags]));
    expect(flags[stuck]).toEqual(['stuck']);
    expect(flags[away]).toEqual(['not-practising']);
    expect(flags[ready]).toEqual(['ready-for-more']);
    expect(body.group).toMatchObject({ pupilCount: 4, practisedThisWeek: 2, needsAttention: 2 });
    expect(body.pupils.find((pupil) => pupil.pupilId === away)).toMatchObject({
      lastPractised: shiftDay(today, -9),
      minutesThisWeek: 0,
    });
  });

  test('nobody is away while the whole group is, as in the holidays', async () => {
    const all = await set();
    await practised(all, await addPupil(all, 'Aad'), shiftDay(today, -9), 50, 40);
    const { body } = await all.server.call('listGroups', { as: all.teacher });
    expect(body.groups).toMatchObject([{ needsAttention: 0, practisedThisWeek: 0 }]);
  });

  test('pupils stand by surname without its prefix', async () => {
    const all = await set();
    await addPupil(all, 'Zus', 'Aalbers');
    const { body } = await all.server.call('listPupils', { as: all.teacher, params: all.params });
    expect(body.pupils.map((pupil) => pupil.sortName)).toEqual(['Aalbers, Zus', 'Bakker, Noor']);
  });

  test('cards are made once, and shown the same the next time', async () => {
    const all = await set();
    await addPupil(all, 'Sem');
    const make = () =>
      all.server.call('makeLoginCards', { as: all.teacher, params: all.params, body: { renew: false } });
    const first = await make();
    expect(first.status).toBe(200);
    expect(first.body.cards).toHaveLength(2);
    for (const card of first.body.cards) {
      expect(new Set(card.pictures).size).toBe(3);
      expect(card.url).toBe(`http://localhost:8787/auth/login#k=${card.code}`);
    }
    expect((await make()).body).toEqual(first.body);
  });

  test('bear first names where the school wants that, with letters that tell classmates apart', async () => {
    const all = await set();
    const { server, database, school, teacher, params } = all;
    const sem = await addPupil(all, 'Sem', 'Bos');
    await addPupil(all, 'Sem', 'Bakker');
    await addPupil(all, 'Zoë', 'de Wit');
    const names = async (pupilIds?: string[]) =>
      (
        await server.call('makeLoginCards', { as: teacher, params, body: { renew: false, pupilIds } })
      ).body.cards.map(({ nameOnCard }) => nameOnCard);
    expect(await names()).toEqual(expect.arrayContaining(['Sem Bos', 'Sem Bakker', 'Zoë de Wit']));
    await database.db
      .updateTable('account')
      .set({ first_names: true })
      .where('account_id', '=', school.accountId)
      .execute();
    expect(await names()).toEqual(expect.arrayContaining(['Sem Bo.', 'Sem Ba.', 'Zoë']));
    // The card of one pupil knows its classmates.
    expect(await names([sem])).toEqual(['Sem Bo.']);
  });

  test('a new card ends the old one, its pictures and its sessions', async () => {
    const all = await set();
    const { server, school, teacher, params } = all;
    const [old] = (await server.call('makeLoginCards', { as: teacher, params, body: { renew: false } })).body
      .cards;
    const visit = (code: string) => server.request('GET', `/api/quicklogin/${code}`);
    const child = await visit(old!.code);
    expect(child.headers.get('location')).toBe(`/leerling/${school.pupilId}/landkaart`);
    const renewed = await server.call('makeLoginCards', { as: teacher, params, body: { renew: true } });
    expect(renewed.body.cards[0]?.code).not.toBe(old!.code);
    expect((await visit(old!.code)).headers.get('location')).toContain('fout=card');
    expect((await visit(renewed.body.cards[0]!.code)).headers.get('location')).toContain('/landkaart');
    expect((await server.call('profile', { as: child.cookies })).status).toBe(401);
  });

  test('the pictures of a card sign the child in at its group', async () => {
    const all = await set();
    const { server, school, teacher, params } = all;
    const { body } = await server.call('makeLoginCards', { as: teacher, params, body: { renew: false } });
    const answer = await server.call('classSignIn', {
      body: {
        step: 'pupil',
        classCode: body.classCode,
        pupilId: school.pupilId,
        secret: body.cards[0]!.pictures!,
      },
    });
    expect(answer.body).toEqual({ next: 'done' });
  });

  test('a single card is made for a pupil of this group alone', async () => {
    const all = await set();
    const sem = await addPupil(all, 'Sem');
    const ask = (pupilId: string) =>
      all.server.call('makeLoginCards', {
        as: all.teacher,
        params: all.params,
        body: { pupilIds: [pupilId], renew: false },
      });
    expect((await ask(sem)).body.cards.map((card) => card.pupilId)).toEqual([sem]);
    expect((await ask(randomUUID())).status).toBe(404);
  });

  test('every viewing of cards is noted, without a name', async () => {
    const all = await set();
    await all.server.call('makeLoginCards', { as: all.teacher, params: all.params, body: { renew: false } });
    const events = await all.database.db
      .selectFrom('audit_event')
      .where('account_id', '=', all.school.accountId)
      .selectAll()
      .execute();
    expect(events).toMatchObject([
      { action: 'cards.shown', actor_id: all.school.users.docent, counts: { shown: 1, made: 1 } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Noor|Bakker/);
  });
});
