import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextTree } from '@/app/i18n/texts';
import { pluralForm } from './unused-texts';

/** Returns every text by its full key: `map.today` → "…". */
export function flatTexts(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
}

/** Returns the names of the values in a text, `{{name}}`, in the order in which they appear. */
export const valueNames = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Returns the names of the values by the key that code uses, which has no plural form. */
function namesByKey(texts: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const [form, text] of texts) {
    const key = form.replace(pluralForm, '');
    const known = names.get(key) ?? new Set(pluralForm.test(form) ? ['count'] : []);
    names.set(key, new Set([...known, ...valueNames(text)]));
  }
  return names;
}

/**
 * Writes the module by which code reads the catalogues of its folder, with the names of the values of each text, so
 * that the compiler checks both. The imports have their type because browser tests read them without a bundler.
 * @param nl the Dutch catalogue, which has every key
 * @param languages those that have a catalogue
 */
export function textsFile(nl: TextTree, languages: readonly string[]): string {
  const names = [...namesByKey(flatTexts(nl))].map(([key, values]) => {
    const union = [...values].map((name) => `'${name}'`).join(' | ');
    return `  readonly ${/^\w+$/.test(key) ? key : `'${key}'`}: ${union || 'never'};`;
  });
  return `// Written by \`npm run texts\` from texts/: change the catalogues, not this file.
import { textsIn } from '@/texts/translate';
${languages.map((language) => `import ${language} from './texts/${language}.json' with { type: 'json' };`).join('\n')}

/** Keys of the texts, and the names of the values that each contains. */
interface Names {
${names.join('\n')}
}

/** Returns a text in a language: \`texts[locale]('key', { name })\`. */
export const texts = /* @__PURE__ */ textsIn<Names>({ ${languages.join(', ')} });
`;
}

const textsFolder = /(?:^|[\\/])texts$/;

/** Returns the folders of kit, games and server that have catalogues, from the project's folder. */
const foldersWithTexts = (): string[] =>
  ['games', 'src/server']
    .flatMap((part) =>
      readdirSync(part, { recursive: true, encoding: 'utf8' })
        .filter((path) => textsFolder.test(path))
        .map((path) => dirname(join(part, path)).replaceAll('\\', '/')),
    )
    .filter((folder) => existsSync(`${folder}/texts/nl.json`))
    .sort();

/** Catalogues of one folder by language; Flemish may have none. */
export interface Catalogues {
  readonly folder: string;
  readonly nl: TextTree;
  readonly be?: TextTree;
  readonly en?: TextTree;
}

/** Reads the catalogues of the kit, of all games and of the server. */
export const folderCatalogues = (): Catalogues[] =>
  foldersWithTexts().map((folder) => {
    const read = (language: string) => {
      const path = `${folder}/texts/${language}.json`;
      return existsSync(path) ? { [language]: JSON.parse(readFileSync(path, 'utf8')) as TextTree } : {};
    };
    return { folder, nl: {}, ...read('be'), ...read('en'), ...read('nl') };
  });

/** Returns the modules that belong beside the catalogues, by path. */
export const textsFiles = (): ReadonlyMap<string, string> =>
  new Map(
    folderCatalogues().map(({ folder, ...trees }) => [
      `${folder}/texts.gen.ts`,
      textsFile(trees.nl, Object.keys(trees).sort()),
    ]),
  );
