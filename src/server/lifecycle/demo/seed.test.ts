import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedPupilHeader } from '@/contract/pupil-calls';
import { findCollection } from '@/maths/collections/standard-collections';
import { hashPassword } from '../../identity/secrets/passwords';
import {
  brokenByPages,
  type PagesOfPupil,
  pageMutants,
  pageRuleNames,
} from '../../insights/truth/pages.test-support';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';
import type { DemoLogins } from './demo-mode';
import { seedDemo } from './seed';

// On one engine: it is long, and what it is made of is tested on both.
describe('the demo school', () => {
  let database: Database;
  let server: TestServer;
  let demo: DemoLogins;

  beforeAll(async () => {
    database = await openTestDatabase();
    server = testServer({ database });
    const password = () => 'tien kleine vissen';
    demo = await seedDemo({ ...server.services, now: server.now(), password, hashPassword });
  }, 600_000);
  afterAll(() => database.close());

  const signIn = async (role: string) => {
    const { login = '', password = '' } = demo.logins.find((each) => each.role === role) ?? {};
    const { status, cookies } = await server.call('login', { body: { login, password } });
    expect(status).toBe(200);
    return cookies;
  };

  it('has a login for every role', async () => {
    const roles = ['docent', 'schooladmin', 'office', 'superadmin', 'leerling'];
    expect(demo.logins.map(({ role }) => role)).toEqual(roles);
    for (const role of roles) await signIn(role);
    expect(demo.quickLogin?.url).toContain('#k=de-vuurtoren-demo-');
  });

  it.each([
    ['nl', 'Welkom bij Sommeneiland', 'inlogkaartjes'],
    ['be', 'Welkom bij Sommeneiland', 'aanmeldkaartjes'],
    ['en', 'Welcome to Sum Island', 'login cards'],
  ])('has a message of the office in %s', async (locale, subject, word) => {
    const as = await signIn('docent');
    const headers = { 'x-locale': locale };
    const { messages } = (await server.call('listMessages', { as, headers })).body;
    const message = messages.find((each) => each.from === 'office');
    const params = { messageId: message?.messageId ?? '' };
    const { html } = (await server.call('readMessage', { as, params, headers })).body;
    expect(message?.subject).toBe(subject);
    expect(html).toContain(`<strong>${word}</strong>`);
    expect(html).toMatch(/<a [^>]*href="https?:[^"]+\/site\/contact"/);
  });

  it('shows a group of 24 of whom some fly, some are stuck and some stay away', async () => {
    const as = await signIn('docent');
    const { body } = await server.call('listGroups', { as });
    const [group] = body.groups;
    const listed = await server.call('listPupils', { params: { groupId: group?.groupId ?? '' }, as });
    const { pupils } = listed.body;
    expect(pupils).toHaveLength(24);
    expect(new Set(pupils.flatMap(({ flags }) => flags))).toEqual(
      new Set(['stuck', 'guessing', 'not-practising', 'ready-for-more']),
    );
    expect(Math.max(...pupils.map(({ automatedFacts }) => automatedFacts))).toBeGreaterThan(30);
  });

  it('says one thing of each pupil on all pages: its own, the list, the group, today and the exported rounds', async () => {
    const as = await signIn('docent');
    const { groups } = (await server.call('listGroups', { as })).body;
    const params = { groupId: groups[0]?.groupId ?? '' };
    const [list, group, grid, today] = await Promise.all([
      server.call('listPupils', { params, as }),
      server.call('readGroupProgress', { params: { ...params, periodId: 'current' }, as }),
      server.call('readGroupFacts', { params, as }),
      server.call('readToday', { params, as }),
    ]);
    const pages: PagesOfPupil[] = [];
    for (const listed of list.body.pupils) {
      const own = { pupilId: listed.pupilId, periodId: 'current' };
      const page = (await server.call('readProgress', { params: own, as })).body;
      const rounds = await server.call('listRounds', { params: own, query: { page: 1, size: 100 }, as });
      const year = group.body.years.find(({ pupils }) =>
        pupils.some(({ pupilId }) => pupilId === listed.pupilId),
      );
      expect(rounds.body.rounds.length).toBeLessThan(100);
      if (!year) throw new Error(`${listed.name} is not in the group.`);
      pages.push({
        page,
        listed,
        year,
        grid: grid.body,
        today: today.body,
        rounds: rounds.body.rounds,
        domainOf: (key) => findCollection(key)?.domain,
      });
    }
    expect(
      pages.flatMap((each) => brokenByPages(each).map((rule) => `${each.listed.name}: ${rule}`)),
    ).toEqual([]);
    for (const rule of pageRuleNames) {
      const isFound = pages.some((each) => brokenByPages(pageMutants[rule](each)).includes(rule));
      expect(isFound, `would be found out: ${rule}`).toBe(true);
    }
  });

  it('has children of every kind: who knows it all, who guesses, and many in between', async () => {
    const totals = await database.db
      .selectFrom('pupil_day')
      .groupBy('pupil_id')
      .select(({ fn }) => [fn.sum<number>('correct').as('correct'), fn.sum<number>('answers').as('answers')])
      .execute();
    const rates = totals
      .map(({ correct, answers }) => Number(correct) / Number(answers))
      .sort((a, b) => a - b);
    expect(rates[1]).toBeLessThan(0.65);
    expect(rates.filter((rate) => rate > 0.65 && rate < 0.88).length).toBeGreaterThanOrEqual(6);
    expect(rates.at(-2)).toBeGreaterThan(0.93);
  });

  it('ends its weeks of practice yesterday, so that every map has something to do today', async () => {
    const days = await database.db.selectFrom('pupil_day').select('day').distinct().orderBy('day').execute();
    expect(days).toHaveLength(25);
    expect(days.at(-1)?.day).toBe('2026-11-19');
    const as = await signIn('leerling');
    const { body: profile } = await server.call('profile', { as });
    const { body: map } = await server.call('readMap', { params: { pupilId: profile.id }, as });
    expect(map.tasks.filter(({ required }) => required).map(({ roundsDone }) => roundsDone)).toEqual([
      0, 0, 0,
    ]);
    expect(map.savingsCard.full).toBeGreaterThan(1);
  });

  it('can be gone on with: the next round follows from the stored state', async () => {
    const as = await signIn('leerling');
    const { body: profile } = await server.call('profile', { as });
    const { body: map } = await server.call('readMap', { params: { pupilId: profile.id }, as });
    const params = {
      practiceTaskId: map.tasks[0]?.practiceTaskId ?? '',
      windowId: '0197a3b0-0000-7000-8000-000000000001',
    };
    const { body } = await server.call('putWindow', {
      params,
      query: {},
      as,
      headers: { [expectedPupilHeader]: profile.id },
    });
    expect(body.window.pool.some(({ memory }) => memory.fluentDays.length > 1)).toBe(true);
    expect(body.window.ability.answers).toBeGreaterThan(100);
  });
});
