export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Every text by its whole key: `map.today` → "…". */
function flat(tree: TextTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

/** The values a text takes in: `{{name}}`, and the numbered tags of a text with markup. */
const holes = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)|<(\d+)>/g)]
    .map(([, name, tag]) => name ?? tag ?? '')
    .sort()
    .join(', ');

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
  const dutch = flat(nl);
  const english = flat(en ?? {});
  const problems = [...dutch.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${area}:${key} is not in en`);
  for (const [locale, texts] of [
    ['nl', dutch],
    ['en', english],
    ['be', flat(be)],
  ] as const) {
    for (const [key, text] of texts) {
      const own = dutch.get(key);
      if (own === undefined) problems.push(`${area}:${key} is in ${locale} and not in nl`);
      else if (text.trim() === '') problems.push(`${area}:${key} is empty in ${locale}`);
      else if (holes(text) !== holes(own) && !(locale === 'be' && holes(text) === '')) {
        problems.push(`${area}:${key} takes in {${holes(text)}} in ${locale} and {${holes(own)}} in nl`);
      }
    }
  }
  return problems;
}

/** The texts of the app: one file an area, and the constant in it of the same name. */
export function findTextProblems(): string[] {
  const files: Files = import.meta.glob('../../src/app/i18n/{nl,en,be}/*.ts', { eager: true });
  const tree = (locale: string, area: string) =>
    files[`../../src/app/i18n/${locale}/${area}.ts`]?.[area] as TextTree | undefined;
  const areas = new Set(Object.keys(files).map((path) => path.split('/').at(-1)?.replace('.ts', '') ?? ''));
  return [...areas].flatMap((area) =>
    textProblems(area, tree('nl', area) ?? {}, tree('en', area), tree('be', area)),
  );
}
