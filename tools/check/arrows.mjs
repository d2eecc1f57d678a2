import { pathOf, specifiersIn, withoutComments } from './imports.mjs';
import { textOf, trackedFiles } from './tracked-files.mjs';

/**
 * Parts that each part may import, as drawn in ARCHITECTURE.md. A game imports the kit and itself, no other game.
 *
 * @type {Record<string, readonly string[]>}
 */
const mayImport = {
  maths: ['maths'],
  texts: ['texts', 'maths'],
  contract: ['contract', 'maths'],
  edexml: ['edexml', 'contract', 'maths'],
  server: ['server', 'contract', 'texts', 'maths', 'edexml', 'assets'],
  app: ['app', 'contract', 'maths', 'edexml', 'kit', 'assets'],
  kit: ['kit', 'texts', 'maths', 'assets', 'characters'],
  game: ['kit', 'texts', 'maths', 'assets', 'characters'],
  drawing: ['drawing', 'characters', 'assets', 'maths'],
  characters: ['characters', 'kit', 'maths', 'assets'],
  assets: ['assets'],
};

/**
 * Packages and platforms that only some parts may use.
 *
 * @type {readonly { name: RegExp, only: readonly string[] }[]}
 */
const belongsTo = [
  { name: /^phaser$/, only: ['kit', 'game', 'characters'] },
  {
    name: /^(react|react-dom|react-router|react-i18next|zustand|i18next|@mantine|@tabler|@tanstack)(\/|$)/,
    only: ['app'],
  },
  { name: /^node:/, only: ['server', 'drawing'] },
  {
    name: /^(hono|@hono|kysely|pg|@electric-sql|@node-rs|pino|nodemailer|postal-mime|otpauth|@zxcvbn-ts)(\/|$)/,
    only: ['server'],
  },
  { name: /^saxes$/, only: ['edexml'] },
  { name: /^howler$/, only: ['app', 'kit'] },
  { name: /^zod(\/|$)/, only: ['contract', 'server', 'app', 'edexml'] },
];

/** @param {string} file @returns {{ part: string, game?: string } | undefined} */
function partOf(file) {
  const source = /^src\/([^/]+)\//.exec(file);
  if (source?.[1]) return { part: source[1] };
  if (file.startsWith('games/kit/')) return { part: 'kit' };
  const game = /^games\/([^/]+)\//.exec(file)?.[1];
  // Drawings made by code are only for `npm run assets`: nothing that ships imports them.
  if (/^assets\/drawing\/|^(?:games|assets)\/[^/]+\/art\/(?!sizes)|\/drawings\.ts$/.test(file)) {
    return { part: 'drawing', ...(game ? { game } : {}) };
  }
  // Animated figures of games use the engine, so no page may import them.
  if (file.startsWith('assets/characters/')) return { part: 'characters' };
  if (game) return { part: 'game', game };
  return file.startsWith('assets/') ? { part: 'assets' } : undefined;
}

/** Randomness and clocks must be injected, so that a round is the same everywhere and can be replayed. */
const chance = /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)/;

/**
 * Finds the imports and calls of one source file that the architecture forbids.
 *
 * @param {string} file path from the project's folder
 *
 * @param {string} text its contents
 *
 * @returns {string[]}
 */
export function arrowProblems(file, text) {
  const here = partOf(file);
  if (!here) return [];
  const problems = [];
  const isTest = /\.test\.tsx?$|\/testing\//.test(file);
  if (!isTest && ['maths', 'kit', 'game'].includes(here.part) && chance.test(withoutComments(text))) {
    problems.push(`${file}: chance and time come in as arguments (Math.random, Date.now, new Date())`);
  }
  for (const specifier of specifiersIn(text)) {
    const path = pathOf(file, specifier);
    const there = path === undefined ? undefined : partOf(path);
    const ownGame = there?.part === 'game' && there.game === here.game;
    if (there && !ownGame && !mayImport[here.part]?.includes(there.part)) {
      problems.push(`${file}: ${here.part} must not import ${specifier}`);
    }
    const owner = belongsTo.find(({ name }) => name.test(specifier));
    if (owner && !isTest && !owner.only.includes(here.part)) {
      problems.push(`${file}: ${specifier} belongs to ${owner.only.join(', ')}`);
    }
  }
  return problems;
}

/**
 * Checks the import rules of the architecture, and that maths and games use no randomness or clock of their own.
 *
 * @returns {string[]}
 */
export const checkArrows = () =>
  trackedFiles()
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((file) => arrowProblems(file, textOf(file)));
