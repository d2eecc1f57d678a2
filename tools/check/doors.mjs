import { withoutComments } from './imports.mjs';
import { textOf, trackedFiles } from './tracked-files.mjs';

/** Ways past `forTenant`, which fills in the account of every statement (`docs/decisions/0012`). */
const waysAround = /\b(?:acrossAccounts|withoutPlugins|CompiledQuery|executeQuery|getExecutor)\b/g;

/**
 * The files of the server that may take one, and why.
 *
 * @type {Readonly<Record<string, string>>}
 */
const allowed = {
  'src/server/platform/db/tenant/for-tenant.ts': 'the door itself',
  'src/server/platform/db/embedded/dialect.ts': 'carries out what Kysely made',
  'src/server/identity/security/change-password.ts': 'ends a session and begins one, as signing in does',
  'src/server/identity/security/two-factor-calls.ts': 'ends a session and begins one, as signing in does',
  'src/server/school/groups/class-code.ts': 'class codes are unique over all schools',
  'src/server/school/pupils/user-names.ts': 'user names are unique over all schools',
  'src/server/school/licence/requests/ask-licence.ts':
    'writes to the office, which has an account of its own',
  'src/server/practice/answers/write-answers.ts': 'makes the partition of a month, for all schools',
  'src/server/lifecycle/demo/practise.ts': 'makes the partition of a month, for all schools',
  'src/server/lifecycle/trash/erase-now.ts': 'reads the catalogue for the list of who was erased',
};

/**
 * Finds the ways past the door of one account in a source file of the server that is not on the list.
 *
 * @param {string} file path from the project's folder
 *
 * @param {string} text its contents
 *
 * @returns {string[]}
 */
export function doorProblems(file, text) {
  const isProduct = file.startsWith('src/server/') && !/\.test\.ts$|\/testing(?:\/|\.ts$)/.test(file);
  if (!isProduct || file in allowed) return [];
  const found = new Set(withoutComments(text).match(waysAround));
  return [...found].map((name) => `${file}: ${name} goes past forTenant; see tools/check/doors.mjs`);
}

/**
 * Checks that features reach the rows of accounts through `forTenant`, and that no name on the list is there in vain.
 *
 * @returns {string[]}
 */
export function checkDoors() {
  const files = trackedFiles().filter((path) => /^src\/server\/.*\.ts$/.test(path));
  const inVain = Object.keys(allowed).filter(
    (file) => !files.includes(file) || !withoutComments(textOf(file)).match(waysAround),
  );
  return [
    ...files.flatMap((file) => doorProblems(file, textOf(file))),
    ...inVain.map((file) => `${file}: needs no place on the list of tools/check/doors.mjs`),
  ];
}
