import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '@/contract/route';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { addAdult, addGroup, makeSchool, type TestServer, testServer } from '../../testing/server';

describeOnDatabase('notes about a pupil', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });
  beforeEach(async () => {
    school = await makeSchool(database);
  });

  const as = (role: Role) => server.signedIn(school.person(role));
  const params = (noteId: string) => ({ pupilId: school.pupilId, noteId });
  const save = async (
    noteId: string,
    text: string,
    { day = '2026-11-20', cookie }: { readonly day?: string; readonly cookie?: string } = {},
  ) =>
    server.call('saveNote', {
      params: params(noteId),
      body: { day, text },
      as: cookie ?? (await as('docent')),
    });
  const list = async (cookie?: string) =>
    server.call('listNotes', {
      params: { pupilId: school.pupilId },
      as: cookie ?? (await as('docent')),
    });
  const texts = async () => (await list()).body.notes.map(({ text }) => text);

  it('are listed with their author, the latest day first, and stored once when sent twice', async () => {
    const [older, newer] = [randomUUID(), randomUUID()];
    await save(newer, 'Telt nu door.', { day: '2026-11-20' });
    await save(older, 'Rekent met de vingers.', { day: '2026-11-13' });
    expect((await save(older, 'Rekent met de vingers.', { day: '2026-11-13' })).status).toBe(200);
    expect((await list()).body.notes).toEqual([
      {
        noteId: newer,
        day: '2026-11-20',
        text: 'Telt nu door.',
        author: 'Test docent',
        isOwn: true,
        changedAt: null,
      },
      {
        noteId: older,
        day: '2026-11-13',
        text: 'Rekent met de vingers.',
        author: 'Test docent',
        isOwn: true,
        changedAt: null,
      },
    ]);
  });

  it('are changed and deleted by their author alone, and come back when that is undone', async () => {
    const noteId = randomUUID();
    await save(noteId, 'Eerst zo.');
    const admin = await as('schooladmin');
    expect((await list(admin)).body.notes).toMatchObject([{ text: 'Eerst zo.', isOwn: false }]);
    expect((await save(noteId, 'Door een ander.', { cookie: admin })).status).toBe(404);
    expect((await server.call('deleteNote', { params: params(noteId), as: admin })).status).toBe(404);
    await save(noteId, 'Nu anders.');
    expect((await list()).body.notes[0]?.changedAt).not.toBeNull();
    const remove = async () => server.call('deleteNote', { params: params(noteId), as: await as('docent') });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect(await texts()).toEqual([]);
    await save(noteId, 'Nu anders.');
    expect(await texts()).toEqual(['Nu anders.']);
    const events = await database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', school.pupilId)
      .orderBy('at')
      .orderBy('event_id')
      .select('action')
      .execute();
    expect(events.map(({ action }) => action).sort()).toEqual(
      ['note.added', 'note.added', 'note.changed', 'note.deleted'].sort(),
    );
  });

  it('go with the pupil to a colleague, and are not seen by the one who wrote them any more', async () => {
    await save(randomUUID(), 'Werkt graag alleen.');
    const groupId = await addGroup(database, school.accountId);
    const colleague = await addAdult(database, school.accountId, 'docent', groupId);
    await server.call('movePupils', {
      body: { moves: [{ pupilId: school.pupilId, groupId }] },
      as: await as('schooladmin'),
    });
    expect((await list()).status).toBe(404);
    const cookie = await server.signedIn({
      accountId: school.accountId,
      personId: colleague,
      role: 'docent',
    });
    expect((await list(cookie)).body.notes).toMatchObject([{ text: 'Werkt graag alleen.', isOwn: false }]);
  });

  it('are never seen by the child, nor by the office that looks in with a grant for all of it', async () => {
    await save(randomUUID(), 'Alleen voor ons.');
    expect((await list(await as('leerling'))).status).toBe(403);
    await server.call('grantSupport', { body: { userId: null, hours: 4 }, as: await as('schooladmin') });
    const office = await server.signedIn((await makeSchool(database)).person('office'));
    expect((await list(office)).status).toBe(403);
    const { accountId, users } = school;
    await server.call('lookIn', { params: { accountId, userId: users.docent }, as: office });
    expect((await server.call('listPupils', { params: school, as: office })).status).toBe(200);
    expect((await list(office)).status).toBe(404);
  });

  it('are as short as a note, of a day that exists, and not without number', async () => {
    for (const [text, day] of [
      ['', '2026-11-20'],
      ['   ', '2026-11-20'],
      ['a'.repeat(1001), '2026-11-20'],
      ['Goed.', '2026-02-30'],
    ] as const)
      expect((await save(randomUUID(), text, { day })).status, `${text.length} ${day}`).toBe(422);
    const notes = Array.from({ length: 300 }, () => ({
      account_id: school.accountId,
      pupil_id: school.pupilId,
      note_id: randomUUID(),
      day: '2026-11-20',
      text: 'x',
      created_by: school.users.docent,
      created_at: server.now(),
      changed_at: null,
    }));
    await database.db.insertInto('pupil_note').values(notes).execute();
    expect((await save(randomUUID(), 'Nog een.')).body).toMatchObject({ code: 'too-many-notes' });
    expect((await save(notes[0]?.note_id ?? '', 'Anders.')).status).toBe(200);
  });
});
