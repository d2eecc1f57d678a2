import { inTier } from '@tests/unit/tier';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import type { CallName, Role, Route } from '@/contract/route';
import { openRound, type TestRound } from '../../practice/testing';
import { arbitraryOf, nearlyOf } from '../arbitrary-of';
import { openTestDatabase } from '../database';
import { addExtraGroup, makeSchool, type TestServer, testServer } from '../server';

/*
 * Whatever a call gets, it answers with something it means: never 5xx. The ids are real ones of the person who
 * asks, so that what is generated comes past the policies and as far as the database.
 */

/** How many are tried at a time: of bodies, and where there is only an address. */
const runs = inTier({ body: 7, address: 3 }, { body: 200, address: 30 });
/** So many times more is tried where none has been good yet. */
const patience = inTier(100, 4);
const isRead = ({ method, writesBecause }: Route) => method === 'GET' && !writesBecause;
/** Those that only read come first: they share a school, since none of them changes it. */
const calls = (Object.entries(api) as [CallName, Route][]).toSorted(
  ([, a], [, b]) => Number(isRead(b)) - Number(isRead(a)),
);
/** Whether a call is about a round: opening one costs more than all else that a school is made of. */
const isOfRound = ({ path, tenancy }: Route) =>
  tenancy === 'ticket' || /:(?:windowId|practiceTaskId)\b/.test(path);

let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
const known = new Map<string, string>();
let round: TestRound;
/** Whether there is a school already. */
let isMade = false;

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  server = testServer({ database });
  // What the office closes is another account than its own.
  const other = await makeSchool(database);
  known.set('accountId', other.accountId);
  known.set('userId', other.users.docent);
});

/** Makes a school, and a round of its pupil where the call is about one. */
async function makeOwnSchool(withRound: boolean): Promise<void> {
  school = await makeSchool(database);
  const { body: settings } = await server.call('listSettings', {
    params: { groupId: school.groupId },
    as: await server.signedIn(school.person('docent')),
  });
  const ids = {
    groupId: school.groupId,
    extraId: await addExtraGroup(database, school.accountId, [school.pupilId], school.users.docent),
    pupilId: school.pupilId,
    settingsId: settings.versions[0]?.settingsId,
    periodId: 'current',
    ...(withRound ? await openOwnRound() : {}),
  };
  for (const [name, id] of Object.entries(ids)) known.set(name, id ?? '');
}

async function openOwnRound() {
  const as = await server.signedIn(school.person('leerling'));
  const { body: map } = await server.call('readMap', { params: { pupilId: school.pupilId }, as });
  const practiceTaskId = map.tasks[0]?.practiceTaskId ?? '';
  round = await openRound(server, as, practiceTaskId);
  return { windowId: round.windowId, practiceTaskId };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What cannot be guessed is put in: the ticket, the sums of the window, the version that was edited. */
function withRights(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRights);
  if (!isObject(value)) return value;
  const rights: Record<string, unknown> = {
    ticket: round.ticket,
    basedOn: known.get('settingsId'),
    collectionKey: 'tables-all',
    avatar: 'otter.sky.crown.-',
    timeZone: 'Europe/Amsterdam',
    groupId: school.groupId,
    pupilId: school.pupilId,
    pupilIds: Array.isArray(value.pupilIds) ? value.pupilIds.map(() => school.pupilId) : undefined,
    sumIds: Array.isArray(value.sumIds)
      ? value.sumIds.map((_, index) => round.window.pool[index % round.window.pool.length]?.sumId)
      : undefined,
    shownRight: Array.isArray(value.sumIds) ? value.sumIds.map(() => true) : undefined,
  };
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === typeof rights[key] && rights[key] !== undefined ? rights[key] : withRights(each),
    ]),
  );
}

/** The params of an address: the person's own ids, now and then anything. */
function addressOf(name: CallName, route: Route) {
  const [, path] = paths[name];
  const names = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
  const any = route.params ? arbitraryOf(route.params) : fc.constant({});
  return fc.tuple(any, fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 3 })).map(([made, dice]) =>
    path.replace(/:(\w+)/g, (_, key: string) => {
      const wanted = path.startsWith('/api/extra-groups/') ? 'extraId' : key;
      const own = dice[names.indexOf(key)] !== 0 ? known.get(wanted) : undefined;
      return encodeURIComponent(own ?? String(isObject(made) ? made[key] : ''));
    }),
  );
}

const queryOf = (route: Route) =>
  (route.query ? nearlyOf(arbitraryOf(route.query)) : fc.constant({})).map((query) =>
    isObject(query)
      ? new URLSearchParams(
          Object.entries(query).map(([key, each]) => [
            key,
            typeof each === 'string' ? each : JSON.stringify(each),
          ]),
        ).toString()
      : '',
  );

const mayOf = ({ roles: allowed }: Route): Role => {
  if (allowed === 'public') return 'leerling';
  return allowed === 'signed-in' ? 'docent' : (allowed[0] ?? 'docent');
};

/**
 * A made-up body signs nobody in, changes no password, passes no bot check, and finds no card, plan, administration
 * system, task, message, change, step, template, leaver, grant, webinar or finished round; the office gets no period of days,
 * version, name, colleague, job, message, webinar, generator or collection right.
 */
const neverGood: ReadonlySet<CallName> = new Set<CallName>([
  'handleContactMessage',
  'login',
  'quickLogin',
  'classSignIn',
  'demoLogins',
  'demoMails',
  'requestPassword',
  'checkPasswordLink',
  'setPassword',
  'apply',
  'contact',
  'signUpForWebinar',
  'checkWebinarSignUp',
  'cancelWebinarSignUp',
  'startTwoFactor',
  'confirmTwoFactor',
  'stopTwoFactor',
  'endSession',
  'openProvider',
  'returnFromProvider',
  'readProviderSignIn',
  'finishProviderSignIn',
  'unlinkProvider',
  'inviteAgain',
  'changeTeacher',
  'disableTeacher',
  'handOverGroups',
  'handBackGroups',
  'changePassword',
  'renewRecoveryCodes',
  // Its body gets the id of a home group.
  'addExtraGroup',
  'removeExtraTasks',
  'startSchoolYear',
  'restorePupils',
  'erasePupil',
  'readMessage',
  'noteMessages',
  'undoChange',
  'undoLevel',
  'deleteTemplate',
  'keepLeavers',
  'applyImport',
  'readImport',
  'connectAdministration',
  'setAdministrationNights',
  'testAdministration',
  'fetchAdministration',
  'finishWindow',
  'createAccount',
  'changeAccount',
  'planLicence',
  'unplanLicence',
  'addInvoice',
  'inviteUserAgain',
  'declineApplication',
  'revokeGrant',
  'lookIn',
  'eraseAccount',
  'inviteStaffAgain',
  'changeStaff',
  'disableStaff',
  'resetTwoFactor',
  'runJob',
  'readOfficeMessage',
  'saveOfficeMessage',
  'deleteOfficeMessage',
  'scheduleOfficeMessage',
  'recallOfficeMessage',
  'testOfficeMessage',
  'readOfficeWebinar',
  'saveOfficeWebinar',
  'deleteOfficeWebinar',
  'publishWebinar',
  'cancelWebinar',
  'listWebinarSignUps',
  'removeWebinarSignUp',
  'exportWebinarSignUps',
  'readOfficeGame',
  'saveOfficeGame',
  'orderOfficeSavingsCards',
  'readCollection',
  'readGenerator',
  'saveGenerator',
  'archiveGenerator',
  'readOfficeCollection',
  'saveOfficeCollection',
  'publishOfficeCollection',
  'putBackOfficeCollection',
  'archiveOfficeCollection',
]);

describe.each(calls)('%s', (name, route) => {
  it('means every answer it gives', { timeout: 60_000 }, async () => {
    // A school of its own for each call that may change it: some of them throw pupils and groups away.
    if (!isMade || !isRead(route)) await makeOwnSchool(!isMade || isOfRound(route));
    isMade = true;
    const [method] = paths[name];
    const cookie = route.roles === 'public' ? '' : await server.signedIn(school.person(mayOf(route)));
    const body = route.body ? nearlyOf(arbitraryOf(route.body)) : fc.constant(undefined);
    const seen = new Set<number>();
    const meansIt = fc.asyncProperty(
      addressOf(name, route),
      queryOf(route),
      body,
      async (path, query, made) => {
        // The clock goes on a little, so that no limit of calls is what answers, and no session ends.
        server.advance(100);
        const { status, body: answer } = await server.request(method, query ? `${path}?${query}` : path, {
          headers: { cookie, ...server.pageOf(name, cookie) },
          ...(route.body ? { body: withRights(made) } : {}),
        });
        seen.add(status);
        expect(status, JSON.stringify(answer)).toBeLessThan(500);
        expect([401, 403]).not.toContain(status);
      },
    );
    const isEnough = () => neverGood.has(name) || seen.has(200);
    const { seed = Date.now() } = fc.readConfigureGlobal();
    for (let turn = 0; turn === 0 || (turn < patience && !isEnough()); turn += 1) {
      await fc.assert(meansIt, { numRuns: route.body ? runs.body : runs.address, seed: seed + turn });
    }
    expect(isEnough(), `answers ${[...seen].join()}`).toBe(true);
  });
});
