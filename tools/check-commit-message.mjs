import { readFileSync } from 'node:fs';
import { subjectProblems } from './check/commits.mjs';

/* Called by the commit-msg hook with the file that holds the message. */

const subject = readFileSync(process.argv[2] ?? '', 'utf8').split('\n')[0] ?? '';
const problems = /^(?:Merge|fixup!|squash!)/.test(subject) ? [] : subjectProblems(subject);
for (const problem of problems) console.error(`commit message: ${problem}`);
if (problems.length > 0) console.error('See "Commits" in CONTRIBUTING.md.');
process.exitCode = problems.length > 0 ? 1 : 0;
