import type { Locale } from '@/maths/locale';

/** A catalogue of texts as i18next reads it: keys in groups, `{{name}}` for a value, plural forms `_zero`, `_one`, `_other`. */
interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** Values of a text by name. A `count` chooses between the plural forms, so it is a number. */
type Values<Name extends string> = {
  readonly [Each in Name]: Each extends 'count' ? number : string | number;
};

/** Returns a text by its key, such as `gate.left`. `Names` has the names of the values that each text contains. */
export type Translate<Names> = <Key extends keyof Names & string>(
  key: Key,
  ...values: [Names[Key]] extends [never] ? [] : [values: Values<Names[Key] & string>]
) => string;

const plurals = { nl: new Intl.PluralRules('nl'), en: new Intl.PluralRules('en') };

function textAt(catalogue: Catalogue, key: string): string | undefined {
  let found: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The first catalogue that has a text wins. */
function translator<Names>(language: keyof typeof plurals, catalogues: readonly Catalogue[]) {
  const find = (key: string) =>
    catalogues.map((each) => textAt(each, key)).find((text) => text !== undefined);
  const translate = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values;
    const forms = typeof count === 'number' ? [plurals[language].select(count)] : [];
    if (count === 0) forms.unshift('zero');
    const text =
      forms.map((form) => find(`${key}_${form}`)).find((found) => found !== undefined) ?? find(key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => `${values[name] ?? place}`);
  };
  return translate as Translate<Names>;
}

/**
 * Makes the function that translates for each language. Kit, games and server read their catalogues with it and
 * not with i18next, because a text is needed wherever a locale is known, also outside a page (`docs/decisions`, 10).
 * @param catalogues `be` has only what Flemish says otherwise than Dutch
 */
export function textsIn<Names>({
  nl,
  be = {},
  en,
}: {
  readonly nl: Catalogue;
  readonly be?: Catalogue;
  readonly en: Catalogue;
}): Readonly<Record<Locale, Translate<Names>>> {
  return { nl: translator('nl', [nl]), be: translator('nl', [be, nl]), en: translator('en', [en]) };
}
