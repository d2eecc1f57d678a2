import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '@/contract/brand';
import type { Locale } from '@/maths/locale';
import { languageTag } from '@/maths/locale';
import {
  currentLocale,
  documentLanguage,
  isLocaleRemembered,
  rememberLocale,
  setCurrentLocale,
} from './locale';
import { mergeTexts } from './merge-texts';
import type { TextArea, TextTree } from './texts';

/** Catalogues by path, each a chunk of its own. Texts of worked examples are the maths' own, in TypeScript. */
const files = {
  ...import.meta.glob<TextTree>('./{nl,be,en}/*.json', { import: 'default' }),
  ...import.meta.glob<TextTree>('./{nl,be,en}/maths.ts', { import: 'maths' }),
};
const loaded = new Set<TextArea>();
const warned = new Set<string>();

function warnOfMissing(locale: Locale, area: string, key: string): void {
  const name = `${locale} ${area}:${key}`;
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Missing translation: ${name}`);
}

async function textsOf(locale: Locale, area: TextArea): Promise<TextTree> {
  const texts = await files[`./${locale}/${area}.${area === 'maths' ? 'ts' : 'json'}`]?.();
  return area === 'common' ? { ...texts, brand: brand.name[locale] } : (texts ?? {});
}

async function addTexts(locale: Locale, area: TextArea): Promise<void> {
  const tag = languageTag[locale];
  if (i18next.hasResourceBundle(tag, area)) return;
  const [dutch, own] = await Promise.all([
    textsOf('nl', area),
    locale === 'nl' ? null : textsOf(locale, area),
  ]);
  const warn = (key: string) => {
    if (locale !== 'be') warnOfMissing(locale, area, key);
  };
  i18next.addResourceBundle(tag, area, own ? mergeTexts(dutch, own, warn) : dutch);
}

function showInDocument(locale: Locale): void {
  document.documentElement.lang = documentLanguage[locale];
  document.title = brand.name[locale];
}

/** Initialises i18next for this locale, without loading texts. */
export async function initTexts(locale: Locale): Promise<void> {
  setCurrentLocale(locale);
  await i18next.use(initReactI18next).init({
    lng: languageTag[locale],
    fallbackLng: languageTag.nl,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_tags, area, key) => warnOfMissing(currentLocale(), area, key),
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: false },
  });
}

/** Loads the shared texts in the current locale. Call it once, before the first render. */
export async function startTexts(): Promise<void> {
  const locale = currentLocale();
  await initTexts(locale);
  showInDocument(locale);
  await loadTexts('common');
}

/** Loads the texts of an area in the current locale, and again when the locale changes. */
export async function loadTexts(...areas: TextArea[]): Promise<void> {
  for (const area of areas) loaded.add(area);
  await Promise.all(areas.map((area) => addTexts(currentLocale(), area)));
}

/** Switches all loaded texts to another locale. */
export async function setLanguage(locale: Locale): Promise<void> {
  // An area loaded in the meantime has the previous language.
  for (let ready = -1; ready < loaded.size; ) {
    ready = loaded.size;
    await Promise.all([...loaded].map((area) => addTexts(locale, area)));
  }
  setCurrentLocale(locale);
  await i18next.changeLanguage(languageTag[locale]);
}

/** Changes the language of the page and stores it on this device. */
export async function changeLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  await setLanguage(locale);
  showInDocument(locale);
}

interface Spoken {
  readonly locale?: Locale | undefined;
  readonly schoolLocale?: Locale | undefined;
}

/**
 * Switches to the language of the signed-in person: the one they chose on any device, else, when none was chosen on
 * this device, that of their school. The device stores neither, because the next person may use another language.
 */
export async function followAccount({ locale, schoolLocale }: Spoken): Promise<void> {
  const wanted = locale ?? (isLocaleRemembered() ? undefined : schoolLocale);
  if (wanted === undefined || wanted === currentLocale()) return;
  await setLanguage(wanted);
  showInDocument(wanted);
}
