import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Texts = { readonly [key: string]: string | Texts };

const mostWords = 8;

const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8')) as Texts;

const flat = (texts: string | Texts): readonly string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(flat);

/** All sentences about a miss: those of the kit name errors, those of a game stand under `miss`. */
const sentences = ['nl', 'be', 'en'].flatMap((locale) => [
  ...flat(read(`games/kit/feedback/texts/${locale}.json`)).map((text) => [locale, 'kit', text] as const),
  ...readdirSync('games').flatMap((game) => {
    const path = `games/${game}/texts/${locale}.json`;
    const { miss = {} } = existsSync(path) ? read(path) : {};
    return flat(miss).map((text) => [locale, game, text] as const);
  }),
]);

describe('sentences about a miss', () => {
  it('are found for the kit and for games', () => {
    expect(new Set(sentences.map(([, where]) => where)).size).toBeGreaterThan(4);
  });

  it.each(sentences)('%s, %s: "%s" is one short sentence', (_, __, text) => {
    // A value that is filled in counts as one word.
    const words = text.replaceAll(/\{\{\w+\}\}/g, 'x').split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(mostWords);
    expect(text, 'one sentence').toMatch(/^[^.?!]+[.?!]$/);
  });
});
