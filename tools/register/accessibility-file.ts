import { readdirSync, readFileSync } from 'node:fs';

export const accessibilityPath = 'src/app/site/legal/accessibility.gen.ts';

const folder = 'tests/e2e';

const sourceOf = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');

/** Files whose records are screens that axe looks at. */
const screenFiles = () => [
  'screens.spec.ts',
  ...readdirSync(`${folder}/support`)
    .filter((file) => /-screens\.ts$/.test(file))
    .map((file) => `support/${file}`),
];

const countIn = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Returns the source of what the accessibility statement says of the tests. */
export function accessibilityFile(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const games = readdirSync('games').filter((name) => /^[a-z]+$/.test(name) && name !== 'kit');
  const tested = {
    axe: devDependencies['axe-core'],
    screens: screenFiles().reduce(
      (sum, file) => sum + countIn(sourceOf(file), /^\s*(?:\{ )?name: ['`]/gm),
      0,
    ),
    games: games.length,
    narrowest: Math.min(
      ...[...sourceOf('support/looks.ts').matchAll(/width: (\d+)/g)].map(([, width]) => Number(width)),
    ),
  };
  return [
    '// Written by `npm run register` from the tests.',
    '',
    '/** What the tests look at. */',
    `export const tested = ${JSON.stringify(tested, null, 2)} as const;`,
    '',
  ].join('\n');
}
