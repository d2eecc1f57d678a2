import { posix } from 'node:path';
import { textOf, trackedFiles } from './tracked-files.mjs';

/**
 * Which part may import which, as drawn in ARCHITECTURE.md. A game imports the kit and itself, no other game.
 * @type {Record<string, readonly string[]>}
 */
const mayImport = {
  maths: ['maths'],
  contract: ['contract', 'maths'],
  edexml: ['edexml', 'contract', 'maths'],
  server: ['server', 'contract', 'maths', 'edexml', 'assets'],
  app: ['app', 'contract', 'maths', 'edexml', 'kit', 'assets'],
  kit: ['kit', 'maths', 'assets', 'characters'],
  game: ['kit', 'maths', 'assets', 'characters'],
  drawing: ['drawing', 'characters', 'assets', 'maths'],
  characters: ['characters', 'kit', 'maths', 'assets'],
  assets: ['assets'],
};

/**
 * Packages and platforms that belong to some parts only.
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
  // Drawings by code are for `npm run assets` alone: nothing that runs imports them.
  if (/^assets\/drawing\/|^(?:games|assets)\/[^/]+\/art\/(?!sizes)|\/drawings\.ts$/.test(file)) {
    return { part: 'drawing', ...(game ? { game } : {}) };
  }
  // Figures that move in games: drawn with the engine, so no page may have them.
  if (file.startsWith('assets/characters/')) return { part: 'characters' };
  if (game) return { part: 'game', game };
  return file.startsWith('assets/') ? { part: 'assets' } : undefined;
}

/** @param {string} from the importing file @param {string} specifier @returns {string | undefined} path, none for a package */
function resolved(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  const alias = /^@(games|assets|tests)\/(.*)$/.exec(specifier);
  return alias ? `${alias[1]}/${alias[2]}` : undefined;
}

const imports = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)'([^']+)'/g;

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** What must come in from outside, so that a round is the same everywhere and can be played again. */
const chance = /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)/;

/**
 * What one source file does against the arrows.
 * @param {string} file path from the project's folder
 * @param {string} text its contents
 * @returns {string[]}
 */
export function arrowProblems(file, text) {
  const here = partOf(file);
  if (!here) return [];
  const problems = [];
  const isTest = /\.test\.tsx?$|\/testing\//.test(file);
  const code = withoutComments(text);
  if (!isTest && ['maths', 'kit', 'game'].includes(here.part) && chance.test(code)) {
    problems.push(`${file}: chance and time come in as arguments (Math.random, Date.now, new Date())`);
  }
  for (const [, specifier = ''] of code.matchAll(imports)) {
    const path = resolved(file, specifier);
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
 * The arrows of the architecture, and no chance or clock in maths and games.
 * @returns {string[]}
 */
export const checkArrows = () =>
  trackedFiles()
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((file) => arrowProblems(file, textOf(file)));
