import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { TextTree } from '@/app/i18n/texts';
import { flatTexts, folderCatalogues, textsFiles, valueNames } from './texts-file';
import { keysIn, unusedKeys } from './unused-texts';

/** The values a text takes in: `{{name}}`, and the numbered tags of a text with markup. */
const holes = (text: string) =>
  [...valueNames(text), ...[...text.matchAll(/<(\d+)>/g)].map(([, tag = '']) => tag)].sort().join(', ');

/** A brace that is not part of `{{name}}`: the one way in which all catalogues name a value. */
const isStray = (text: string) => /[{}]/.test(text.replace(/\{\{\w+\}\}/g, ''));

/**
 * What is wrong with the texts of one area: English says everything Dutch says, Flemish only what Dutch says
 * too, nothing is empty, and all take in the same values (Flemish may have a word that needs none).
 */
export function textProblems(
  area: string,
  nl: TextTree,
  en: TextTree | undefined,
  be: TextTree = {},
): string[] {
  const dutch = flatTexts(nl);
  const english = flatTexts(en ?? {});
  const problems = [...dutch.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${area}:${key} is not in en`);
  for (const [locale, texts] of [
    ['nl', dutch],
    ['en', english],
    ['be', flatTexts(be)],
  ] as const) {
    for (const [key, text] of texts) {
      const own = dutch.get(key);
      if (own === undefined) problems.push(`${area}:${key} is in ${locale} and not in nl`);
      else if (text.trim() === '') problems.push(`${area}:${key} is empty in ${locale}`);
      else if (isStray(text)) problems.push(`${area}:${key} has a brace in ${locale} that is not {{name}}`);
      else if (holes(text) !== holes(own) && !(locale === 'be' && holes(text) === '')) {
        problems.push(`${area}:${key} takes in {${holes(text)}} in ${locale} and {${holes(own)}} in nl`);
      }
    }
  }
  return problems;
}

/** Sources of app, kit, games and server by path; those of the maths name the kinds of error. */
const sources: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../src/{app,server,maths/error-type}/**/*.{ts,tsx}',
    '../../games/**/*.ts',
    '!../../**/*.{test,gen}.ts',
    '!../../**/*.test.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** Messages for the fields of a call, of which the screens show some: the contract names them (`validationKeys`). */
const ofContract = /^validation\./;

const unused = (area: string, nl: TextTree, isSource: (path: string) => boolean): string[] => {
  const texts = Object.entries(sources).flatMap(([path, text]) => (isSource(path) ? [text] : []));
  return unusedKeys(flatTexts(nl).keys(), keysIn(texts))
    .filter((key) => !ofContract.test(key))
    .map((key) => `${area}:${key} is not used`);
};

/** The texts of the app: one catalogue an area and language. Those of the maths are TypeScript. */
function appProblems(): string[] {
  const files: Readonly<Record<string, TextTree>> = {
    ...import.meta.glob<TextTree>('../../src/app/i18n/{nl,en,be}/*.json', { eager: true, import: 'default' }),
    ...import.meta.glob<TextTree>('../../src/app/i18n/{nl,en,be}/maths.ts', { eager: true, import: 'maths' }),
  };
  const tree = (locale: string, area: string) =>
    files[`../../src/app/i18n/${locale}/${area}.${area === 'maths' ? 'ts' : 'json'}`];
  const areas = new Set(Object.keys(files).map((path) => basename(path, extname(path))));
  return [...areas].flatMap((area) => {
    const nl = tree('nl', area) ?? {};
    return [
      ...textProblems(area, nl, tree('en', area), tree('be', area)),
      // The maths choose theirs, and have a test for it.
      ...(area === 'maths' ? [] : unused(area, nl, (path) => path.includes('/src/app/'))),
    ];
  });
}

/** Returns the part of the sources that may use the texts of a folder. */
const usersOf = (folder: string): string => {
  if (folder.startsWith('games/kit')) return '/';
  return folder.startsWith('src/server') ? '/src/server/' : `/${folder}/`;
};

/** The texts of kit, games and server. Those of the kit are for everybody, those of a game for its own folder. */
const folderProblems = (): string[] =>
  folderCatalogues().flatMap(({ folder, nl, en, be }) => [
    ...textProblems(folder, nl, en, be),
    ...unused(folder, nl, (path) => path.includes(usersOf(folder))),
  ]);

/** What is wrong with the texts of app, kit, games and server, and with what is written from them. */
export function findTextProblems(): string[] {
  const stale = [...textsFiles()].filter(
    ([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content,
  );
  return [
    ...appProblems(),
    ...folderProblems(),
    ...stale.map(([path]) => `${path} is older than its catalogues: npm run texts`),
  ];
}
