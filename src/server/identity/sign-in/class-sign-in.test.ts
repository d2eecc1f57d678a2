import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { addPupil, makeSchool, type TestServer, testServer } from '../../testing/server';
import { botTokenOf, workedTokenOf } from '../passwords/testing';
import { type PictureSecret, sealPictureSecret } from '../secrets/picture-secret';

const hour = 3_600_000;

describeOnBoth('signing in with a class code', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });

  async function groupOf(secret: PictureSecret) {
    const school = await makeSchool(database);
    const { accountId, pupilId } = school;
    await database.db
      .updateTable('pupil')
      .set({ picture_secret: sealPictureSecret(server.services.keys, accountId, pupilId, secret) })
      .where('pupil_id', '=', pupilId)
      .execute();
    const { class_code } = await database.db
      .selectFrom('pupil_group')
      .select('class_code')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return { ...school, classCode: class_code ?? '' };
  }
  const choose = (classCode: string, pupilId: string, secret: string | string[]) =>
    server.call('classSignIn', { body: { step: 'pupil', classCode, pupilId, secret } });
  const pictures = ['sun', 'boat', 'tree'];

  it('shows first names, with an initial only where two are alike', async () => {
    const { accountId, groupId, classCode } = await groupOf({ pictures });
    const add = (first: string, sort: string, trashed: Date | null = null) =>
      database.db
        .insertInto('pupil')
        .values({
          account_id: accountId,
          pupil_id: randomUUID(),
          group_id: groupId,
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
    const { classCode, pupilId } = await groupOf({ pictures });
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
    const { classCode, pupilId, accountId } = await groupOf({ word: 'Egeltje' });
    expect((await choose(classCode, pupilId, ' egeltje')).body).toEqual({ next: 'done' });
    await database.db
      .insertInto('login_name')
      .values({ login: `noor-${pupilId}`, account_id: accountId, person: 'pupil', person_id: pupilId })
      .execute();
    const byName = await server.call('login', { body: { login: `Noor-${pupilId}`, password: 'egeltje' } });
    expect(byName.body).toEqual({ next: 'done' });
  });

  it('knows no code of another group, of the past, or made up', async () => {
    const one = await groupOf({ pictures });
    const other = await groupOf({ pictures });
    expect((await choose(other.classCode, one.pupilId, pictures)).body).toMatchObject({
      code: 'pictures-wrong',
    });
    await database.db
      .updateTable('pupil_group')
      .set({ archived_at: server.now() })
      .where('account_id', '=', one.accountId)
      .execute();
    for (const classCode of [one.classCode, 'ABCDEFGH']) {
      const { status, body } = await server.call('classSignIn', { body: { step: 'class', classCode } });
      expect([status, body]).toMatchObject([422, { code: 'class-code-unknown' }]);
    }
  });

  async function classmateOf({ accountId, groupId }: { accountId: string; groupId: string }) {
    const pupilId = await addPupil(database, accountId, groupId);
    await database.db
      .updateTable('pupil')
      .set({ picture_secret: sealPictureSecret(server.services.keys, accountId, pupilId, { pictures }) })
      .where('pupil_id', '=', pupilId)
      .execute();
    return pupilId;
  }
  const wrong = ['key', 'key', 'key'];
  const chooseOn = (cookie: string, classCode: string, pupilId: string, secret: string[]) =>
    server.call('classSignIn', { body: { step: 'pupil', classCode, pupilId, secret }, headers: { cookie } });

  it('holds back one pupil after eight misses on new devices, and leaves the rest of the group alone', async () => {
    const school = await groupOf({ pictures });
    const { classCode, pupilId } = school;
    const friend = await classmateOf(school);
    for (let miss = 0; miss < 8; miss += 1) {
      expect((await choose(classCode, pupilId, wrong)).body).toMatchObject({ code: 'pictures-wrong' });
    }
    expect((await choose(classCode, pupilId, pictures)).body).toMatchObject({ code: 'pictures-throttled' });
    expect((await choose(classCode, friend, pictures)).body).toEqual({ next: 'done' });
    server.advance(3 * hour);
    expect((await choose(classCode, pupilId, pictures)).body).toEqual({ next: 'done' });
  });

  it('judges no more than eight of many guesses that come together', async () => {
    const { classCode, pupilId } = await groupOf({ pictures });
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(classCode, pupilId, wrong)));
    const judged = answers.filter(({ body }) => (body as { code?: string }).code === 'pictures-wrong');
    expect(judged).toHaveLength(8);
  });

  it('lets the pupil in on its own device whatever strangers guessed, and a classmate vouch for a device', async () => {
    const school = await groupOf({ pictures });
    const { classCode, pupilId } = school;
    const friend = await classmateOf(school);
    const { cookies: own } = await choose(classCode, pupilId, pictures);
    const { cookies: ofFriend } = await choose(classCode, friend, pictures);
    for (let miss = 0; miss < 9; miss += 1) await choose(classCode, pupilId, wrong);
    expect((await chooseOn('', classCode, pupilId, pictures)).status).toBe(422);
    expect((await chooseOn(own, classCode, pupilId, pictures)).status).toBe(200);
    expect((await chooseOn(ofFriend, classCode, pupilId, pictures)).status).toBe(200);
  });

  it('knows a device by the mark of this device alone', async () => {
    const { classCode, pupilId } = await groupOf({ pictures });
    const { cookies } = await choose(classCode, pupilId, pictures);
    const [device = ''] = cookies.match(/device=[^;]+/) ?? [];
    for (let miss = 0; miss < 9; miss += 1) await choose(classCode, pupilId, wrong);
    const changed = [
      device.replace(/=./, (sign) => (sign === '=A' ? '=B' : '=A')),
      `${device}A`,
      'device=x.y',
    ];
    for (const cookie of changed) {
      expect((await chooseOn(cookie, classCode, pupilId, pictures)).status).toBe(422);
    }
    expect((await chooseOn(device, classCode, pupilId, pictures)).status).toBe(200);
  });

  it('gives one voucher no more guesses for more private windows', async () => {
    const school = await groupOf({ pictures });
    const { classCode, pupilId } = school;
    const guesser = await classmateOf(school);
    let judged = 0;
    for (let window = 0; window < 6; window += 1) {
      const { cookies } = await choose(classCode, guesser, pictures);
      for (let guess = 0; guess < 8; guess += 1) {
        const { body } = await chooseOn(cookies, classCode, pupilId, wrong);
        if ((body as { code?: string }).code === 'pictures-wrong') judged += 1;
      }
    }
    expect(judged, 'eight by the voucher, eight as anybody').toBe(16);
  });

  it('starts anew when the teacher gives the pupil another way in', async () => {
    const school = await groupOf({ pictures });
    const { classCode, pupilId, groupId } = school;
    for (let miss = 0; miss < 9; miss += 1) await choose(classCode, pupilId, wrong);
    await server.call('setSignIn', {
      as: await server.signedIn(school.person('docent')),
      params: { groupId },
      body: { pupilIds: [pupilId], signIn: { kind: 'own', password: 'zeepaardje' } },
    });
    expect((await choose(classCode, pupilId, 'zeepaardje')).body).toEqual({ next: 'done' });
  });

  it('shows the teacher wrong pictures until the pupil signs in', async () => {
    const school = await groupOf({ pictures });
    const { classCode, pupilId, groupId } = school;
    const teacher = await server.signedIn(school.person('docent'));
    const shown = async () => {
      const { body } = await server.call('listPupils', { as: teacher, params: { groupId } });
      return body.pupils.map(({ wrongPictures }) => wrongPictures);
    };
    for (let miss = 0; miss < 4; miss += 1) await choose(classCode, pupilId, wrong);
    expect(await shown()).toEqual([4]);
    await choose(classCode, pupilId, pictures);
    expect(await shown()).toEqual([0]);
  });

  it('counts a word by the user name against the same few guesses', async () => {
    const { classCode, pupilId, accountId } = await groupOf({ word: 'egeltje' });
    const login = `noor-${pupilId}`;
    await database.db
      .insertInto('login_name')
      .values({ login, account_id: accountId, person: 'pupil', person_id: pupilId })
      .execute();
    for (let miss = 0; miss < 4; miss += 1) {
      await choose(classCode, pupilId, 'vosje');
      await server.call('login', { body: { login, password: 'vosje' } });
    }
    for (const answer of [
      await choose(classCode, pupilId, 'egeltje'),
      await server.call('login', { body: { login, password: 'egeltje' } }),
    ]) {
      expect(answer.body).toMatchObject({ code: 'pictures-throttled' });
    }
  });

  it('asks a browser for work, and refuses nobody, where many codes were mistyped', async () => {
    const { classCode, pupilId } = await groupOf({ pictures });
    const { cookies } = await choose(classCode, pupilId, pictures);
    const look = (body: { classCode: string; proof?: string }, cookie = '') =>
      server.call('classSignIn', { body: { step: 'class', ...body }, headers: { cookie } });
    const unknown = { status: 422, body: { code: 'class-code-unknown' } };
    const work = { status: 422, body: { code: 'class-code-proof' } };
    for (let miss = 0; miss < 60; miss += 1)
      expect(await look({ classCode: 'ABCDEFGH' })).toMatchObject(unknown);
    expect(await look({ classCode: 'ABCDEFGH' })).toMatchObject(work);
    expect(await look({ classCode })).toMatchObject(work);
    expect(await look({ classCode, proof: 'made up' })).toMatchObject(work);
    const proof = await workedTokenOf(server, 'class-code');
    expect((await look({ classCode, proof })).status).toBe(200);
    expect(await look({ classCode, proof }), 'once').toMatchObject(work);
    const other = await botTokenOf(server, 'password-request');
    expect(await look({ classCode, proof: other }), 'for this alone').toMatchObject(work);
    expect(
      await look({ classCode: 'ABCDEFGH', proof: await botTokenOf(server, 'class-code') }),
    ).toMatchObject(unknown);
    expect((await look({ classCode }, cookies)).status, 'a device of the group').toBe(200);
    server.advance(5 * 60_000);
    expect((await look({ classCode })).status).toBe(200);
  });

  it('stores nothing readable, and nothing that opens for another pupil', async () => {
    const { pupilId } = await groupOf({ word: 'Egeltje' });
    const { picture_secret: sealed } = await database.db
      .selectFrom('pupil')
      .select('picture_secret')
      .where('pupil_id', '=', pupilId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(sealed!).toString('latin1')).not.toContain('Egel');
  });
});
