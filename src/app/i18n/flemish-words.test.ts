import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mergeTexts } from './merge-texts';
import type { TextTree } from './texts';

/** Words of Dutch schools that Flemish pages do not use; each with what Flemish schools say. */
const dutch: readonly (readonly [word: RegExp, flemish: string])[] = [
  [/\b(?:in|uit)log|\b(?:in|uit)gelogd\b|\blog(?:t|gen)?\b/i, 'aanmelden, afmelden'],
  [/\b(?:plus|min|keer|deel|stip|tafel)?som(?:men)?\b/i, 'oefening'],
  [/\bgroep(?:en)?\b/i, 'klas'],
  [/\b(?:Groep|groep) (?:[1-8]|\{\{year)/, 'leerjaar'],
  [/^Jaar$/, 'Leerjaar'],
  [/\bburgerservicenummer/i, 'rijksregisternummer'],
  [/\b(?:hele |de )?tafels?\b(?! liggen)/i, 'maaltafel'],
  [/\bplaatjes?\b/i, 'prentje'],
  [/\bapparaat\b|\bapparaten\b/i, 'toestel'],
  [/\baanmeldkaart\b/i, 'aanmeldkaartje'],
];

/** Texts that rightly have such a word. */
const exceptions: readonly (readonly [path: RegExp, why: string])[] = [
  [/^extra\.json /, 'an extra group has no year and is no class'],
  [
    /extraGroups\.|^office\.json log\.(?:actions\.(?:group\.members-|settings\.tasks-removed)|families\.extra-)/,
    'an extra group has no year and is no class',
  ],
  [/^school\.json import\.note\.several-classes$/, 'an extra group has no year and is no class'],
  [/^faq\.json questions\.leraren\./, 'an extra group has no year and is no class'],
  [/^school\.json pupils\.empty\.extra$/, 'an extra group has no year and is no class'],
  [/^school\.json import\.mixedGroups\./, '“samengestelde groep” is the name in the Dutch file'],
  [/^album\.json lead$/, 'says why pictures of a Dutch school have groups'],
  [/^forms\.json contact\.answers\.training\.text$/, 'a group of colleagues'],
  [/^office\.json generators\.strategies\.one-group-/, 'a group of equal things in a product'],
];

const walk = (tree: TextTree, path: string): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : walk(inner, `${path}${key}.`),
  );

const read = (path: string): TextTree =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TextTree) : {};

/** What a Flemish reader sees: the Flemish texts, and the Dutch ones where there are none. */
const shownIn = (nl: string, be: string, path: string) => walk(mergeTexts(read(nl), read(be)), path);

const pages = readdirSync('src/app/i18n/nl')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => shownIn(`src/app/i18n/nl/${file}`, `src/app/i18n/be/${file}`, `${file} `));
const server = readdirSync('src/server').flatMap((area) =>
  shownIn(`src/server/${area}/texts/nl.json`, `src/server/${area}/texts/be.json`, `${area} `),
);

it('says to a Flemish reader no word of Dutch schools, also where the text is the Dutch one', () => {
  expect(pages.length).toBeGreaterThan(2000);
  expect(server.length).toBeGreaterThan(200);
  const found = [...pages, ...server].flatMap(([path, text]) =>
    exceptions.some(([excepted]) => excepted.test(path))
      ? []
      : dutch.flatMap(([word, flemish]) =>
          word.test(text) ? [`${path}: “${text}” has “${word.exec(text)?.[0]}”, say ${flemish}`] : [],
        ),
  );
  expect(found).toEqual([]);
});

it('needs every exception', () => {
  const needless = exceptions.filter(
    ([excepted]) =>
      ![...pages, ...server].some(
        ([path, text]) => excepted.test(path) && dutch.some(([word]) => word.test(text)),
      ),
  );
  expect(needless).toEqual([]);
});
