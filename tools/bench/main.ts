import { answers } from './answers';
import { backup } from './backup';
import { bundles } from './bundles';
import { edexml } from './edexml';
import type { Bench } from './figure';
import { history } from './history';
import { maths } from './maths';
import { office } from './office';
import { roundTrip } from './round-trip';
import { disposePrepared } from './school-under-test';
import { signIns } from './sign-ins';
import { stage } from './stage';
import { asMarkdown, writeIntoReadme } from './table';

const benches: readonly Bench[] = [
  bundles,
  stage,
  answers,
  roundTrip,
  history,
  office,
  signIns,
  backup,
  edexml,
  maths,
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const day = new Date().toISOString().slice(0, 10);
for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`▶ ${bench.name}`);
  const section = { side: bench.side, figures: await bench.run((line) => console.log(`  ${line}`)) };
  // Each result is written at once, since a whole run is long and what was measured should survive an interruption.
  writeIntoReadme(asMarkdown([section], day));
  for (const { figure, measured, limit, within } of section.figures) {
    console.log(`  ${within === false ? '✗' : '·'} ${figure}: ${measured} (${limit || 'no limit'})`);
  }
}
await disposePrepared();
console.log('\nWritten into README.md.');
process.exit(0);
