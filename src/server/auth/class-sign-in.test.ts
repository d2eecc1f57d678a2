import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { describeOnBoth } from '../testing/database';
import { makeSchool, type TestServer, testServer } from '../testing/server';
import { type PictureSecret, sealPictureSecret } from './picture-secret';

describeOnBoth('signing in with a class code', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });

  async function classOf(secret: PictureSecret) {
    const school = await makeSchool(database);
    const { accountId, pupilId } = school;
    await database.db
      .updateTable('pupil')
      .set({ picture_secret: sealPictureSecret(server.services.keys, accountId, pupilId, secret) })
      .where('pupil_id', '=', pupilId)
      .execute();
    const { class_code: classCode } = await database.db
      .selectFrom('class')
      .select('class_code')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return { ...school, classCode };
  }
  const choose = (classCode: string, pupilId: string, secret: string | string[]) =>
    server.call('classSignIn', { body: { step: 'pupil', classCode, pupilId, secret } });
  const pictures = ['sun', 'boat', 'tree'];

  it('shows first names, with an initial only where two are alike', async () => {
    const { accountId, classId, classCode } = await classOf({ pictures });
    const add = (first: string, sort: string, trashed: Date | null = null) =>
      database.db
        .insertInto('pupil')
        .values({
          account_id: accountId,
          pupil_id: randomUUID(),
          class_id: classId,
          first_name: first,
          sort_name: sort,
          last_name: `van ${sort}`,
          avatar: 'fox',
          user_name: randomUUID(),
          trashed_at: trashed,
        })
        .execute();
    await add('Noor', 'Vries');
    await add('Émile', 'Claes');
    await add('Weg', 'Gegaan', server.now());
    const spoken = `${classCode.slice(0, 4).toLowerCase()} ${classCode.slice(4)}`;
    const { body } = await server.call('classSignIn', { body: { step: 'class', classCode: spoken } });
    expect(body).toMatchObject({ next: 'pupil', className: 'Groep 5' });
    expect(body.next === 'pupil' && body.pupils.map(({ name }) => name)).toEqual([
      'Émile',
      'Noor B.',
      'Noor V.',
    ]);
  });

  it('signs in with the own three pictures in their order', async () => {
    const { classCode, pupilId } = await classOf({ pictures });
    expect((await choose(classCode, pupilId, ['boat', 'sun', 'tree'])).body).toMatchObject({
      code: 'pictures-wrong',
    });
    const answer = await choose(classCode, pupilId, pictures);
    expect(answer.body).toEqual({ next: 'done' });
    expect((await server.call('profile', { as: answer.cookies })).body).toMatchObject({
      id: pupilId,
      role: 'leerling',
      name: 'Noor',
    });
  });

  it('signs in with a word, in any case; also with the user name', async () => {
    const { classCode, pupilId, accountId } = await classOf({ word: 'Egeltje' });
    expect((await choose(classCode, pupilId, ' egeltje')).body).toEqual({ next: 'done' });
    await database.db
      .insertInto('login_name')
      .values({ login: `noor-${pupilId}`, account_id: accountId, person: 'pupil', person_id: pupilId })
      .execute();
    const byName = await server.call('login', { body: { login: `Noor-${pupilId}`, password: 'egeltje' } });
    expect(byName.body).toEqual({ next: 'done' });
  });

  it('knows no code of another class, of the past, or made up', async () => {
    const one = await classOf({ pictures });
    const other = await classOf({ pictures });
    expect((await choose(other.classCode, one.pupilId, pictures)).body).toMatchObject({
      code: 'pictures-wrong',
    });
    await database.db
      .updateTable('class')
      .set({ archived_at: server.now() })
      .where('account_id', '=', one.accountId)
      .execute();
    for (const classCode of [one.classCode, 'ABCDEFGH']) {
      const { status, body } = await server.call('classSignIn', { body: { step: 'class', classCode } });
      expect([status, body]).toMatchObject([422, { code: 'class-code-unknown' }]);
    }
  });

  it('makes a pupil wait after five misses, and leaves the rest of the class alone', async () => {
    const { classCode, pupilId, accountId, classId } = await classOf({ pictures });
    const friend = randomUUID();
    await database.db
      .insertInto('pupil')
      .values({
        account_id: accountId,
        pupil_id: friend,
        class_id: classId,
        first_name: 'Sami',
        avatar: 'owl',
        user_name: friend,
        picture_secret: sealPictureSecret(server.services.keys, accountId, friend, { pictures }),
      })
      .execute();
    for (let miss = 0; miss < 5; miss += 1) await choose(classCode, pupilId, ['key', 'key', 'key']);
    expect((await choose(classCode, pupilId, pictures)).body).toMatchObject({ code: 'pictures-throttled' });
    expect((await choose(classCode, friend, pictures)).body).toEqual({ next: 'done' });
  });

  it('leaves a patient guesser about a hundred tries a day, spread as one likes', async () => {
    const { classCode, pupilId } = await classOf({ pictures });
    let judged = 0;
    for (let tries = 0; tries < 24 * 12; tries += 1) {
      const { body } = await choose(classCode, pupilId, ['key', 'key', 'key']);
      if ((body as { code?: string }).code === 'pictures-wrong') judged += 1;
      server.advance(5 * 60_000);
    }
    expect(judged).toBeLessThan(110);
  });

  it('makes an address wait that looks for classes all day, below the limit of a minute', async () => {
    const { classCode } = await classOf({ pictures });
    const open_ = async (code: string) =>
      (await server.call('classSignIn', { body: { step: 'class', classCode: code } })).body;
    await open_('ABCDEFGH');
    await database.db
      .updateTable('rate_limit')
      .set({ count: 2998 })
      .where('bucket', 'like', 'codes:%')
      .execute();
    expect(await open_('ABCDEFGH')).toMatchObject({ code: 'class-code-unknown' });
    expect(await open_(classCode)).toMatchObject({ next: 'pupil' });
    expect(await open_('ABCDEFGH')).toMatchObject({ code: 'class-code-unknown' });
    expect(await open_(classCode)).toMatchObject({ code: 'sign-in-throttled' });
    server.advance(60_000);
    expect(await open_(classCode)).toMatchObject({ next: 'pupil' });
  });

  it('stores nothing readable, and nothing that opens for another pupil', async () => {
    const { pupilId } = await classOf({ word: 'Egeltje' });
    const { picture_secret: sealed } = await database.db
      .selectFrom('pupil')
      .select('picture_secret')
      .where('pupil_id', '=', pupilId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(sealed!).toString('latin1')).not.toContain('Egel');
  });
});
