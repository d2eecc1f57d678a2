import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '@/contract/calls.gen';
import nl from '../i18n/nl/office.json';
import { areas } from './log/use-action-names';

/* The office sees by name what the server stores by kind: read from its source, since the browser's part imports none of it. */

const server = 'src/server';
const source = (name: RegExp) =>
  readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path) && !path.includes('test'))
    .map((path) => readFileSync(join(server, path), 'utf8'))
    .join('\n');
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, each = '']) => each)),
];

const actions = found(source(/\/audit\.ts$/), /'([a-z-]+\.[a-z-]+)'/g);
/** Families of calls by which somebody looks at something, beside those of every page and of nobody in particular. */
const families = [
  ...new Set(
    Object.values(paths).flatMap(([method, path]) => (method === 'GET' ? (path.split('/')[2] ?? []) : [])),
  ),
].filter(
  (family) =>
    !/^(?:auth|bot-check|demo|live|office|provider-sign-in|quicklogin|sign-in-providers|unread-messages)$/.test(
      family,
    ),
);
const jobs = found(source(/\/(?:jobs|purge-audit)\.ts$/), /\bkind: '([a-z-]+)'/g);

describe('a name in the texts', () => {
  it('belongs to every area of the filter', () => {
    expect(Object.keys(nl.log.actions).sort()).toEqual([...areas]);
  });

  it('is looked for in the right places', () => {
    expect(actions.length).toBeGreaterThan(40);
    expect(jobs.length).toBeGreaterThan(20);
  });

  it('belongs to every family of calls that somebody can look at', () => {
    expect(Object.keys(nl.log.families).toSorted()).toEqual(families.toSorted());
  });

  it.each(actions)('belongs to the action %s', (action) => {
    const [area = '', what = ''] = action.split('.');
    const areas: Record<string, Record<string, string>> = nl.log.actions;
    expect(areas[area]?.area).toBeTruthy();
    expect(areas[area]?.[what]).toBeTruthy();
  });

  it.each(jobs)('belongs to the job %s', (kind) => {
    expect((nl.jobs.kinds as Record<string, string>)[kind]).toBeTruthy();
  });
});
