import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { type FlagName, flagNames, openFlags } from '@/contract/flags';
import type { CallName, Role, Route } from '@/contract/route';
import { json } from '../../platform/db/columns';
import { openTestDatabase } from '../database';
import { makeSchool, type TestServer, testServer } from '../server';

/* Every call of the contract that belongs to a section, with that section closed and with it open. */

const calls = Object.entries(api) as [CallName, Route][];
const flagged = calls.flatMap(([name, { flag, roles }]) =>
  flag && Array.isArray(roles) ? [[flag, name, roles as readonly Role[]] as const] : [],
);

/** What adults of a school may do whatever is open for them: their own account and school, and looking at a child's island. */
const ownAccount: readonly string[] = [
  'chooseLanguage',
  'readSecurity',
  'startTwoFactor',
  'confirmTwoFactor',
  'stopTwoFactor',
  'renewRecoveryCodes',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'unlinkProvider',
  'readSchool',
  'changeSchool',
  'exportSchool',
  'exportRoster',
  'listGrants',
  'grantSupport',
  'revokeGrant',
];

let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let other: Awaited<ReturnType<typeof makeSchool>>;

const setFlags = (flags: Partial<Record<string, boolean>>, accountId = school.accountId) =>
  server.services.database.db
    .updateTable('account')
    .set({ flags: json(flags as Record<string, boolean>) })
    .where('account_id', '=', accountId)
    .execute();

async function ask(name: CallName, role: Role, at = school) {
  const [method, path] = paths[name];
  server.advance(1000);
  return server.request(method, path.replace(/:\w+/g, randomUUID()), {
    ...('body' in api[name] ? { body: {} } : {}),
    headers: { cookie: await server.signedIn(at.person(role)) },
  });
}

beforeAll(async () => {
  const database = await openTestDatabase();
  server = testServer({ database });
  [school, other] = [await makeSchool(database), await makeSchool(database)];
});
beforeEach(() => setFlags({}));

describe.each(flagged)('%s: %s', (flag, name, roles) => {
  const closed = { status: 422, body: { code: 'section-closed' } };

  it('is refused kindly while the section is closed, whoever may otherwise make it', async () => {
    await setFlags({ [flag]: false });
    for (const role of roles) expect(await ask(name, role)).toMatchObject(closed);
    // A wrong role learns no more of it than before.
    expect(await ask(name, 'leerling')).toMatchObject({ status: 403 });
  });

  it('asks neither for other sections nor what is open at another school', async () => {
    const needed = flagNames.filter((each) => each === flag || each === 'featureGroepen');
    await setFlags(Object.fromEntries(flagNames.map((each) => [each, needed.includes(each)])));
    await setFlags({ [flag]: false }, other.accountId);
    for (const role of roles) {
      const { status, body } = await ask(name, role);
      expect([401, 403, 500], JSON.stringify(body)).not.toContain(status);
      expect(body).not.toMatchObject({ code: 'section-closed' });
    }
  });
});

it('every call of adults of a school belongs to a section, or is said here to belong to none', () => {
  const forSchools = calls.filter(
    ([, { roles }]) => Array.isArray(roles) && roles.includes('schooladmin') && !roles.includes('leerling'),
  );
  expect(forSchools.filter(([, { flag }]) => !flag).map(([name]) => name)).toEqual(ownAccount);
});

describe('the flags of an account', () => {
  it('open everything for a school and all but the pupil administration for a family', () => {
    const shut = (kind: 'school' | 'home') => flagNames.filter((flag) => !openFlags(kind, {})[flag]);
    expect([shut('school'), shut('home')]).toEqual([[], ['featureEdexml']]);
    expect(openFlags('home', { featureEdexml: true }).featureEdexml).toBe(true);
  });

  it('close with the groups what has no way to it without them, whatever was set', () => {
    const all = Object.fromEntries(flagNames.map((flag) => [flag, true]));
    const open = openFlags('school', { ...all, featureGroepen: false });
    expect(flagNames.filter((flag) => open[flag])).toEqual([
      'featureDocenten',
      'featureLicentie',
      'featureBerichten',
      'featureVriendUitnodigen',
    ] satisfies FlagName[]);
  });

  it('come with the profile', async () => {
    await setFlags({ featureVoortgang: false });
    const as = await server.signedIn(school.person('docent'));
    expect((await server.call('profile', { as })).body.flags).toEqual({
      ...openFlags('school', {}),
      featureVoortgang: false,
    });
  });

  it('close nothing for children', async () => {
    await setFlags(Object.fromEntries(flagNames.map((flag) => [flag, false])));
    const as = await server.signedIn(school.person('leerling'));
    const { status } = await server.call('readMap', { params: { pupilId: school.pupilId }, as });
    expect(status).toBe(200);
  });
});
