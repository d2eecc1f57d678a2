import { expect, it } from 'vitest';
import { noteSent, takeLeaks, watchLine } from './log-watch';

/** What is found in one line when these texts were sent. */
function foundIn(line: string, ...sent: readonly unknown[]): number {
  noteSent(...sent);
  watchLine(line);
  return takeLeaks().length;
}

it.each([
  ['{"code":"mail-failed","to":"noor@school.example"}'],
  ['{"code":"job-failed","msg":"something"}'],
  ['{"code":"request","path":"/leerling/Zoë van den Berg"}'],
  ['{"code":"request","path":"/api/x/Idrissi"}'],
  ['{"code":"unexpected","err":{"type":"Error","detail":"x"}}'],
  ['{"code":"card","of":"de-otter-ABCDEFGHIJKLMNOPQRSTUVWXYZ"}'],
  ['error: duplicate key, Key (login)=(x) already exists.'],
])('finds what no log may hold in %s', (line) => {
  expect(foundIn(line)).toBeGreaterThan(0);
});

it('finds a text that was sent, however deep in the request, in any case', () => {
  const body = { rows: [{ text: 'Geheim verhaal' }] };
  expect(foundIn('{"code":"x","why":"it said geheim verhaal, twice"}', body)).toBe(1);
  expect(foundIn('node:internal: geheim verhaal', body)).toBe(1);
});

it.each([
  '{"level":30,"time":"2026-11-22T00:00:00Z","code":"request","path":"/api/groups/…","ms":1.2}',
  '{"code":"unexpected","err":{"type":"Error","code":"23505","table":"pupil","frames":["Bakker src/noor.ts:1:2"]}}',
  '{"code":"started","port":8787}',
])('finds nothing in %s', (line) => {
  noteSent({ name: 'pupil', other: 'groups', short: '878', text: 'request' });
  watchLine(line);
  expect(takeLeaks()).toEqual([]);
});
