import { randomUUID } from 'node:crypto';
import { cardCode, cardCodeHash } from '@/server/identity/secrets/card-code';
import { hashPassword } from '@/server/identity/secrets/passwords';
import { sealPictureSecret } from '@/server/identity/secrets/picture-secret';
import type { Database } from '@/server/platform/db/database';
import { choosePictures } from '@/server/school/groups/choose-pictures';
import { addPupil, makeSchool, type TestServer, testServer } from '@/server/testing/server';

/** A browser with its cookies and its network address. */
export interface Browser {
  readonly address: string;
  cookies: Map<string, string>;
}

export interface Child {
  readonly pupilId: string;
  readonly pictures: readonly string[];
}

export type Outcome = 'in' | 'wrong' | 'refused' | 'work';

export const newBrowser = (address: string): Browser => ({ address, cookies: new Map() });

export const inSchool = '192.0.2.1';
export const atHome = (number: number) => `198.51.${number >> 8}.${number & 255}`;
export const wrongPictures = ['key', 'key', 'key'];

/** Creates a class on a server with a clock of its own, and browsers with cookies. */
export async function groupUnderAttack(database: Database, children = 30) {
  const server: TestServer = testServer({
    database,
    now: new Date('2026-11-23T07:30:00Z'),
    config: { trustProxy: true },
  });
  const { db } = database;
  const school = await makeSchool(database);
  const { accountId, groupId } = school;
  const pupilIds: string[] = [school.pupilId];
  while (pupilIds.length < children) pupilIds.push(await addPupil(database, accountId, groupId));
  const taken = new Set<string>();
  const pupils: Child[] = [];
  for (const pupilId of pupilIds) {
    const pictures = choosePictures(taken);
    taken.add(pictures.join());
    const picture_secret = sealPictureSecret(server.services.keys, accountId, pupilId, { pictures });
    await db.updateTable('pupil').set({ picture_secret }).where('pupil_id', '=', pupilId).execute();
    pupils.push({ pupilId, pictures });
  }
  const { class_code } = await db
    .selectFrom('pupil_group')
    .select('class_code')
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
  const classCode = class_code ?? '';

  async function outcomeOf(
    browser: Browser,
    send: (headers: Record<string, string>) => Promise<{
      status: number;
      headers: Headers;
      body: unknown;
    }>,
  ): Promise<Outcome> {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await send({ 'x-forwarded-for': browser.address, ...(cookie && { cookie }) });
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]?.split(/=(.*)/) ?? [];
      // Sessions are dropped: every child starts at the sign-in page.
      if (name !== 'sid') browser.cookies.set(name, value);
    }
    if (answer.status === 200) return 'in';
    const { code } = answer.body as { code: string };
    if (code === 'class-code-proof') return 'work';
    return code.endsWith('-throttled') ? 'refused' : 'wrong';
  }

  return {
    server,
    school,
    pupils,
    classCode,
    /** Looks up a class code. */
    look: (browser: Browser, code = classCode, proof?: string) =>
      outcomeOf(browser, (headers) =>
        server.call('classSignIn', { body: { step: 'class', classCode: code, proof }, headers }),
      ),
    /** Submits three pictures for a child. */
    choose: (browser: Browser, { pupilId }: Child, secret: readonly string[]) =>
      outcomeOf(browser, (headers) =>
        server.call('classSignIn', {
          body: { step: 'pupil', classCode, pupilId, secret: [...secret] },
          headers,
        }),
      ),
    login: (browser: Browser, login: string, password: string) =>
      outcomeOf(browser, (headers) => server.call('login', { body: { login, password }, headers })),
    /** Follows the link of a login card that is made here. */
    async card(browser: Browser, { pupilId }: Child): Promise<Outcome> {
      const card = { accountId, cardId: randomUUID(), version: 1 };
      const code = cardCode(server.services.keys, school.slug, card);
      await db
        .insertInto('login_card')
        .values({
          account_id: accountId,
          card_id: card.cardId,
          pupil_id: pupilId,
          code_hash: cardCodeHash(code),
        })
        .execute();
      const { headers } = await server.request('GET', `/api/quicklogin/${code}`, {
        headers: { 'x-forwarded-for': browser.address },
      });
      return headers.get('location')?.endsWith('/landkaart') ? 'in' : 'refused';
    },
    /** Creates a teacher with a password. */
    async teacher() {
      const login = `juf.${randomUUID()}@school.example`;
      const password = 'tien kleine vissen';
      const person_id = school.users.docent;
      await db
        .insertInto('login_name')
        .values({ login, account_id: accountId, person: 'user', person_id })
        .execute();
      const password_hash = await hashPassword(password);
      await db.updateTable('app_user').set({ password_hash }).where('user_id', '=', person_id).execute();
      return { login, password };
    },
  };
}

export type World = Awaited<ReturnType<typeof groupUnderAttack>>;
