import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { restingUnitTests, roomOf, takesTurn, unitTestsInTurns } from './resting';

it('tests of the server take turns, but who may do what, whose data it is and answers are in every run', () => {
  expect(takesTurn('src/server/school/pupils/pupils.test.ts')).toBe(true);
  expect(takesTurn('tests/faults/full-drive.test.ts')).toBe(true);
  const whole = [
    'src/server/testing/calls/tenants.test.ts',
    'src/server/testing/calls/roles.test.ts',
    'src/server/identity/sign-in/sign-in.test.ts',
    'src/server/practice/answers/put-answers.test.ts',
    'src/server/platform/db/tenant/for-tenant.test.ts',
  ];
  expect(whole.filter((file) => !existsSync(file))).toEqual([]);
  expect(whole.filter(takesTurn)).toEqual([]);
});

it('what changed brings its tests into the run', () => {
  expect(roomOf('src/server/lifecycle/backup/restoring/restore.test.ts')).toBe(
    'src/server/lifecycle/backup/',
  );
  expect(roomOf('src/maths/round/choice/rules-of-thumb.test.ts')).toBe('src/maths/round/');
  expect(roomOf('games/treinwagon/yard-lengths.test.ts')).toBe('games/treinwagon/');
});

it('no test of the pure parts but the longest takes turns, and all of these are there', () => {
  const pure = unitTestsInTurns().filter((file) => !/^(?:src\/server|tests\/faults)\//.test(file));
  expect(pure).toHaveLength(10);
});

it('all run where nobody says that they take turns', () => {
  expect(restingUnitTests()).toEqual([]);
});
