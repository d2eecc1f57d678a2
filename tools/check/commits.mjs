import { spawnSync } from 'node:child_process';

/** Commits after this one must follow the convention; older ones are not checked. */
const before = '013103ce5bef106433dc5a15705dc768174867c1';

const types = 'feat|fix|perf|refactor|test|docs|build|chore|style|ci|revert';
const subjectForm = new RegExp(`^(?:${types})(?:\\([a-z0-9,/ -]+\\))?!?: \\S`);

/** Maximum length of a subject, characters. */
const longest = 72;

/**
 * Checks one subject line against `type(scope): subject`.
 * @param {string} subject
 * @returns {string[]}
 */
export function subjectProblems(subject) {
  const problems = [];
  if (!subjectForm.test(subject)) problems.push(`"${subject}" is not type(scope): subject`);
  if (subject.length > longest) {
    problems.push(`"${subject}" has ${subject.length} characters, at most ${longest}`);
  }
  return problems;
}

/** @param {readonly string[]} args */
const git = (args) => spawnSync('git', args, { encoding: 'utf8' });

/**
 * Checks the subjects of all commits that were made since the convention began. A copy without git, or a
 * shallow one that lacks the first commit, has no history to check.
 * @returns {string[]}
 */
export function checkCommits() {
  const known = git(['cat-file', '-e', `${before}^{commit}`]);
  if (known.status !== 0) return [];
  const { stdout } = git(['log', '--no-merges', '--format=%s', `${before}..HEAD`]);
  return stdout.split('\n').filter(Boolean).flatMap(subjectProblems);
}
