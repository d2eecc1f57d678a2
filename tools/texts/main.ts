import { writeFileSync } from 'node:fs';
import { findTextProblems } from './text-problems';
import { textsFiles } from './texts-file';

for (const [path, content] of textsFiles()) writeFileSync(path, content);
const problems = findTextProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('Every text is there in every language.');
