import { readFileSync, writeFileSync } from 'node:fs';
import {
  calibrationOf,
  meanOf,
  type PolicyName,
  playOne,
  policies,
  pupilNumbers,
  rivals,
  settings,
} from '@/maths/simulate/experiment';
import { efficiency, orderAgreement } from '@/maths/simulate/rasch';

/*
 * `npm run simulate [pupils]`: plays virtual pupils through the real code and the policies it is held against, and
 * writes the table into the README of the mathematics. `--tuning` plays the pupils on which parameters are chosen,
 * and writes nothing.
 */

const args = process.argv.slice(2);
const isTuning = args.includes('--tuning');
const count = Number(args.find((text) => /^\d+$/.test(text)) ?? 20);
const first = isTuning ? pupilNumbers.tuning : pupilNumbers.report;
const readme = 'src/maths/README.md';
const begin = '<!-- simulation: written by `npm run simulate` -->';
const end = '<!-- /simulation -->';

const names = Object.keys(policies) as PolicyName[];
const titles: Readonly<Record<PolicyName, string>> = {
  window: 'this window',
  random: 'random',
  leitner: 'Leitner',
  elo: 'Elo at .75',
  streak: 'strict streak',
  oracle: 'oracle',
};

const rows = settings.map((setting) => {
  const byPolicy = names.map((name) => {
    const results = Array.from({ length: count }, (_, index) => playOne(name, setting, first + index));
    return { name, result: meanOf(results) };
  });
  console.log(`${setting.collectionKey}, ${setting.minutes} minutes a day`);
  return { setting, byPolicy };
});

const resultsOf = (name: PolicyName) =>
  rows.flatMap(({ byPolicy }) => byPolicy.filter((each) => each.name === name).map(({ result }) => result));
const one = (value: number) => value.toFixed(1);
const part = (value: number) => `${Math.round(100 * value)} %`;

const facts = [
  `| collection, year, minutes a day | known at the start | ${names.map((name) => titles[name]).join(' | ')} |`,
  `| --- | --- | ${names.map(() => '---').join(' | ')} |`,
  ...rows.map(({ setting, byPolicy }) => {
    const real = byPolicy.filter(({ name }) => name !== 'oracle');
    const best = Math.max(...real.map(({ result }) => result.after));
    const cells = byPolicy.map(({ result: { after } }) =>
      after === best ? `**${one(after)}**` : one(after),
    );
    const { collectionKey, year, minutes } = setting;
    return `| \`${collectionKey}\`, ${year}, ${minutes} | ${one(byPolicy[0]?.result.before ?? 0)} | ${cells.join(' | ')} |`;
  }),
];

const totals = [
  '| all together | facts fluent three weeks later | of these learned | answers a minute | right | rounds finished |',
  '| --- | --- | --- | --- | --- | --- |',
  ...names.map((name) => {
    const all = meanOf(resultsOf(name));
    return `| ${titles[name]} | ${one(all.after)} | ${one(all.after - all.before)} | ${one(all.tasks / all.minutes)} | ${part(all.right / all.tasks)} | ${part(all.finished / all.rounds)} |`;
  }),
];

const own = meanOf(resultsOf('window'));
const learned = (name: PolicyName) => {
  const { after, before } = meanOf(resultsOf(name));
  return { after, gain: after - before };
};
const best = (pick: (name: PolicyName) => number) => Math.max(...rivals.map(pick));
const { logLoss, baseLogLoss, deciles } = calibrationOf(own.probes);
const { error, said, bound } = efficiency(2000, first);
const mark = (isWithin: boolean) => (isWithin ? '' : ' ✗');
const often = deciles.filter((decile) => decile.count >= 100);
const worst = Math.max(...often.map(({ expected, outcome }) => Math.abs(expected - outcome)));
const ratio = (pick: (name: PolicyName) => number, against: number, of: PolicyName = 'window') =>
  (pick(of) / against).toFixed(2);
const afterOf = (name: PolicyName) => learned(name).after;
const gainOf = (name: PolicyName) => learned(name).gain;
const order = orderAgreement();

const figures = [
  '| figure | goal | measured |',
  '| --- | --- | --- |',
  `| facts fluent three weeks later, against the best other policy | ≥ 1.0 × | ${ratio(afterOf, best(afterOf))} × (only what was learned: ${ratio(gainOf, best(gainOf))} ×)${mark(afterOf('window') >= best(afterOf))} |`,
  `| the same against random | ≥ 1.5 × | ${ratio(afterOf, afterOf('random'))} × (only what was learned: ${ratio(gainOf, gainOf('random'))} ×)${mark(afterOf('window') >= 1.5 * afterOf('random'))} |`,
  `| the same of an oracle that sees into the pupil: what there is to win | | ${ratio(afterOf, afterOf('random'), 'oracle')} × (only what was learned: ${ratio(gainOf, gainOf('random'), 'oracle')} ×) |`,
  `| calibration of q on probes, largest gap of a tenth with 100 probes or more | ≤ .04 | ${worst.toFixed(3)}${mark(worst <= 0.04)} |`,
  `| log-loss of q on probes (always saying the mean: ${baseLogLoss.toFixed(3)}) | lower | ${logLoss.toFixed(3)}${mark(logLoss < baseLogLoss)} |`,
  `| error of θ after 30 answers against the Cramér–Rao bound | ≤ 1.15 × | ${(error / bound).toFixed(3)} × (it says of itself ${(said / bound).toFixed(3)} ×)${mark(error <= 1.15 * bound)} |`,
  `| rank correlation of start difficulties with the published order of tables | ≥ .9 | ${order.toFixed(2)}${mark(order >= 0.9)} |`,
];

const tenths = [
  '| q of a probe | probes | expected | outcome |',
  '| --- | --- | --- | --- |',
  ...deciles.flatMap(({ count: probes, expected, outcome }, tenth) =>
    probes === 0
      ? []
      : [
          `| ${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)} | ${probes} | ${expected.toFixed(2)} | ${outcome.toFixed(2)} |`,
        ],
  ),
];

const day = new Date().toISOString().slice(0, 10);
const text = [
  `Taken on ${day}, ${count} pupils a row (numbers ${first + 1} to ${first + count}). ✗ marks a figure outside its goal.`,
  figures.join('\n'),
  facts.join('\n'),
  totals.join('\n'),
  tenths.join('\n'),
].join('\n\n');
console.log(`\n${text}`);
if (!isTuning) {
  const before = readFileSync(readme, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} has no place for the table: ${begin} … ${end}`);
  writeFileSync(readme, `${before.slice(0, from + begin.length)}\n${text}\n\n${before.slice(to)}`);
  console.log(`\nWritten into ${readme}.`);
}
process.exit(0);
