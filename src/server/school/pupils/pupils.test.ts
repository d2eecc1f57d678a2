import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allJobs } from '../../features';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnDatabase } from '../../testing/database';
import { schoolServer } from '../../testing/school-server';
import { addGroup, addPupil } from '../../testing/server';

const day = 86_400_000;
const details = { firstName: 'Sem', lastName: null, sortName: null, year: 5 };

describeOnDatabase('pupils', (open) => {
  const set = async () => {
    const at = await schoolServer(await open());
    const { server, school, admin, teacher: as } = at;
    const params = { groupId: school.groupId };
    const list = async (groupId: string = school.groupId) =>
      (await server.call('listPupils', { as: admin, params: { groupId } })).body.pupils;
    const add = (names: readonly string[]) =>
      server.call('addPupils', {
        as,
        params,
        body: { pupils: names.map((firstName) => ({ ...details, firstName, pupilId: randomUUID() })) },
      });
    const trash = (...pupilIds: string[]) => server.call('trashPupils', { as, body: { pupilIds } });
    const restore = (pupilIds: string[], groupId: string | null = null) =>
      server.call('restorePupils', { as, body: { pupilIds, groupId } });
    return { ...at, as, params, list, add, trash, restore };
  };

  test('whatever they are called they come in as they are, each with a user name of its own', async () => {
    const { add, list } = await set();
    const names = ['Noor', 'Noor', 'X', 'É'.repeat(64), 'محمد', '<script>alert(1)</script>', '=1+1', '李'];
    const added = await add(names);
    expect(added.status).toBe(200);
    const userNames = added.body.pupils.map(({ userName }) => userName);
    expect(new Set(userNames).size).toBe(names.length);
    for (const userName of userNames) expect(userName).toMatch(/^[a-z]+\d{4,}$/);
    expect((await list()).map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
    expect((await add([''])).status).toBe(422);
    expect((await add(['y'.repeat(65)])).status).toBe(422);
    expect((await add(['   '])).status).toBe(422);
  });

  test('user names keep every letter of a first name, as it is on every keyboard', async () => {
    const { add } = await set();
    const { body } = await add(['Łucja', 'Søren-Æmil', 'Işıl', 'Đorđe', 'Zoë']);
    const letters = body.pupils.map(({ userName }) => userName.replace(/\d+$/, ''));
    expect(letters.toSorted()).toEqual(['dorde', 'isil', 'lucja', 'sorenaemil', 'zoe']);
  });

  test('a surname may have two hundred letters', async () => {
    const { server, as, params, list } = await set();
    const lastName = 'Z'.repeat(200);
    const asks = (name: string) =>
      server.call('addPupils', {
        as,
        params,
        body: { pupils: [{ ...details, lastName: name, sortName: name, pupilId: randomUUID() }] },
      });
    expect((await asks(lastName)).status).toBe(200);
    expect((await list()).map(({ name }) => name)).toContain(`Sem ${lastName}`);
    expect((await asks(`${lastName}Z`)).status).toBe(422);
  });

  test('a list that is sent again adds nobody twice', async () => {
    const { server, as, params, list } = await set();
    const body = {
      pupils: [
        { ...details, pupilId: randomUUID() },
        { ...details, pupilId: randomUUID() },
      ],
    };
    const first = await server.call('addPupils', { as, params, body });
    const again = await server.call('addPupils', { as, params, body });
    expect(again.body.pupils).toEqual(expect.arrayContaining(first.body.pupils));
    expect(await list()).toHaveLength(3);
  });

  test('a child begins at the level that was chosen for it', async () => {
    const { server, as, params, database } = await set();
    const pupilId = randomUUID();
    await server.call('addPupils', {
      as,
      params,
      body: { pupils: [{ ...details, pupilId, startLevel: 3 }] },
    });
    const model = await database.db
      .selectFrom('pupil_model')
      .where('pupil_id', '=', pupilId)
      .select('start_year')
      .executeTakeFirst();
    expect(model?.start_year).toBe(3);
  });

  test('who is moved is in the other group, and back again', async () => {
    const { server, admin, school, database, list } = await set();
    const other = await addGroup(database, school.accountId);
    const move = (groupId: string) =>
      server.call('movePupils', { as: admin, body: { moves: [{ pupilId: school.pupilId, groupId }] } });
    expect((await move(other)).status).toBe(200);
    expect([(await list()).length, (await list(other)).length]).toEqual([0, 1]);
    await move(school.groupId);
    expect([(await list()).length, (await list(other)).length]).toEqual([1, 0]);
  });

  test('the trash closes the door at once and opens it again with everything that was there', async () => {
    const { server, school, as, trash, restore, list, params } = await set();
    const child = await server.signedIn(school.person('leerling'));
    const [card] = (await server.call('makeLoginCards', { as, params, body: { renew: false } })).body.cards;
    const visit = async () =>
      (await server.request('GET', `/api/quicklogin/${card!.code}`)).headers.get('location');
    expect((await trash(school.pupilId)).status).toBe(200);
    expect((await server.call('profile', { as: child })).status).toBe(401);
    expect(await visit()).toContain('fout=card');
    expect(await list()).toEqual([]);
    const { pupils } = (await server.call('listTrash', { as })).body;
    expect(pupils).toMatchObject([{ pupilId: school.pupilId, daysLeft: 60, groupId: school.groupId }]);
    expect((await trash(school.pupilId)).status).toBe(404);
    expect((await restore([school.pupilId])).status).toBe(200);
    expect(await visit()).toContain('/landkaart');
    expect((await restore([school.pupilId])).status).toBe(404);
  });

  test('without its group a pupil is put back into another', async () => {
    const { server, school, as, admin, trash, restore, database, list } = await set();
    await trash(school.pupilId);
    await server.call('archiveGroup', { as, params: { groupId: school.groupId }, body: { archived: true } });
    const { pupils } = (await server.call('listTrash', { as: admin })).body;
    expect(pupils[0]?.groupId).toBeNull();
    expect((await restore([school.pupilId])).status).toBe(422);
    const other = await addGroup(database, school.accountId);
    expect((await restore([school.pupilId], other)).status).toBe(404);
    await server.call('restorePupils', { as: admin, body: { pupilIds: [school.pupilId], groupId: other } });
    expect(await list(other)).toHaveLength(1);
  });

  test('erasing now is an administrator’s, asks for the name, and leaves nothing but the fact', async () => {
    const { server, school, as, admin, trash, database } = await set();
    const erase = (name: string, who = admin) =>
      server.call('erasePupil', { as: who, params: { pupilId: school.pupilId }, body: { name } });
    expect((await erase('Noor Bakker')).status).toBe(404);
    await trash(school.pupilId);
    expect((await erase('Noor Bakker', as)).status).toBe(403);
    expect((await server.call('listTrash', { as: admin })).body.pupils).toHaveLength(1);
    expect((await erase('Noor')).status).toBe(422);
    expect((await erase(' Noor  Bakker ')).status).toBe(200);
    const left = await database.db
      .selectFrom('pupil')
      .where('pupil_id', '=', school.pupilId)
      .select('pupil_id')
      .execute();
    expect(left).toEqual([]);
    const actions = await database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', school.pupilId)
      .select(['action', 'actor_id'])
      .execute();
    expect(actions).toContainEqual({ action: 'pupil.erased', actor_id: school.users.schooladmin });
  });

  test('the trash is emptied of who lay in it for sixty days', async () => {
    const { server, school, admin, trash, database } = await set();
    const other = await addPupil(database, school.accountId, school.groupId);
    await trash(school.pupilId);
    server.advance(59 * day);
    const later = await server.signedIn(school.person('docent'));
    await server.call('trashPupils', { as: later, body: { pupilIds: [other] } });
    server.advance(1.5 * day);
    await runDueJobs(server.services, allJobs);
    const now = await server.signedIn(school.person('schooladmin'));
    const { pupils } = (await server.call('listTrash', { as: now })).body;
    expect(pupils.map(({ pupilId, daysLeft }) => [pupilId, daysLeft])).toEqual([[other, 59]]);
    expect(admin).not.toBe(now);
  });

  test('a group is added once, renamed, and put away only when it is empty', async () => {
    const { server, school, as, params } = await set();
    const groupId = randomUUID();
    const body = { groupId, name: 'Groep 6b', year: 6 };
    expect((await server.call('addGroup', { as, body })).body).toEqual({ groupId });
    expect((await server.call('addGroup', { as, body })).body).toEqual({ groupId });
    await server.call('changeGroup', { as, params: { groupId }, body: { name: 'De Uilen', year: null } });
    const groups = async () => (await server.call('listGroups', { as })).body;
    expect((await groups()).groups.map(({ name }) => name)).toEqual(['De Uilen', 'Groep 5']);
    const put = (id: string, archived: boolean) =>
      server.call('archiveGroup', { as, params: { groupId: id }, body: { archived } });
    expect((await put(school.groupId, true)).status).toBe(409);
    expect((await put(groupId, true)).status).toBe(200);
    expect((await groups()).archived).toMatchObject([{ groupId, name: 'De Uilen' }]);
    expect((await server.call('readGroup', { as, params: { groupId } })).status).toBe(404);
    expect((await put(groupId, false)).status).toBe(200);
    expect((await groups()).groups).toHaveLength(2);
    const settings = await server.call('listSettings', { as, params: { groupId } });
    expect(settings.body.versions).toHaveLength(1);
    expect((await server.call('listPupils', { as, params })).status).toBe(200);
  });

  test('the teachers of a group are chosen by an administrator', async () => {
    const { server, school, admin, as, params } = await set();
    const choose = (userIds: string[]) =>
      server.call('setGroupTeachers', {
        as: admin,
        params,
        body: { teachers: userIds.map((userId) => ({ userId, from: null, until: null })) },
      });
    expect((await choose([school.users.schooladmin])).status).toBe(200);
    expect((await server.call('readGroup', { as, params })).status).toBe(404);
    expect((await choose([school.users.docent, school.users.docent])).status).toBe(200);
    expect((await server.call('readGroup', { as, params })).body.teachers).toEqual(['Test docent']);
    expect((await choose([randomUUID()])).status).toBe(404);
    expect((await choose([school.users.office])).status).toBe(404);
  });

  test('a child signs in with what was chosen for it, and no longer with what it had', async () => {
    const { server, school, as, params } = await set();
    const cards = async (renew = false) =>
      (await server.call('makeLoginCards', { as, params, body: { renew } })).body;
    const { classCode, ...before } = await cards();
    const enter = async (secret: string | string[]) =>
      (
        await server.call('classSignIn', {
          body: { step: 'pupil', classCode, pupilId: school.pupilId, secret },
        })
      ).status;
    const choose = (signIn: { kind: 'word' } | { kind: 'pictures' } | { kind: 'own'; password: string }) =>
      server.call('setSignIn', { as, params, body: { pupilIds: [school.pupilId], signIn } });
    expect((await choose({ kind: 'word' })).status).toBe(200);
    const { word } = (await cards()).cards[0]!;
    expect(word).toMatch(/^[a-z]{6}$/);
    expect([await enter(before.cards[0]!.pictures!), await enter(word!.toUpperCase())]).toEqual([422, 200]);
    expect((await cards(true)).cards[0]!.word).not.toBe(word);
    await choose({ kind: 'own', password: 'vlinder7' });
    expect((await cards()).cards[0]).toMatchObject({ pictures: null, word: null });
    expect([await enter('vlinder8'), await enter('vlinder7')]).toEqual([422, 200]);
    await choose({ kind: 'pictures' });
    expect(await enter('vlinder7')).toBe(422);
    expect(await enter((await cards()).cards[0]!.pictures!)).toBe(200);
  });

  test('all of a pupil goes into a file, and who made it is written down', async () => {
    const { server, school, as, database } = await set();
    const ask = (format: 'json' | 'html') =>
      server.request('GET', `/api/pupils/${school.pupilId}/export?format=${format}`, {
        headers: { cookie: as, 'accept-language': 'en' },
      });
    const file = await ask('json');
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="sommeneiland-2026-11-20.json"',
    );
    expect(file.body).toMatchObject({ pupil: { firstName: 'Noor', group: 'Groep 5' }, answers: [] });
    await database.db
      .updateTable('pupil')
      .set({ first_name: '<script>alert(1)</script>' })
      .where('pupil_id', '=', school.pupilId)
      .execute();
    const page = await ask('html');
    expect(page.body).toContain('&lt;script&gt;');
    expect(page.body).not.toContain('<script>');
    const actions = await database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', school.pupilId)
      .select('action')
      .execute();
    expect(actions).toEqual([{ action: 'pupil.exported' }, { action: 'pupil.exported' }]);
  });

  test('two hundred pupils in one group, and none', async () => {
    const { server, add, list, as } = await set();
    expect((await add(Array.from({ length: 200 }, (_, at) => `Kind${at}`))).status).toBe(200);
    expect(await list()).toHaveLength(201);
    const groupId = randomUUID();
    await server.call('addGroup', { as, body: { groupId, name: 'Leeg', year: 4 } });
    expect(await list(groupId)).toEqual([]);
    const { cards } = (
      await server.call('makeLoginCards', { as, params: { groupId }, body: { renew: false } })
    ).body;
    expect(cards).toEqual([]);
  });
});
