import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { brand } from '@/contract/brand';
import type { Locale } from '../constants';
import {
  currentLocale,
  documentLanguage,
  isLocaleRemembered,
  languageTag,
  rememberLocale,
  setCurrentLocale,
} from './locale';
import { mergeTexts } from './merge-texts';
import type { TextArea, TextTree } from './texts';

const files = import.meta.glob<Record<string, TextTree>>('./{nl,be,en}/*.ts');
const loaded = new Set<TextArea>();
const warned = new Set<string>();

function warnOfMissing(locale: Locale, area: string, key: string): void {
  const name = `${locale} ${area}:${key}`;
  if (warned.has(name)) return;
  warned.add(name);
  console.warn(`Missing translation: ${name}`);
}

async function textsOf(locale: Locale, area: TextArea): Promise<TextTree> {
  const file = await files[`./${locale}/${area}.ts`]?.();
  return file?.[area] ?? {};
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

/** Makes i18next ready for texts in this locale; they are still to be loaded. */
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

/** Starts the texts in the current locale; call once, before anything is shown. */
export async function startTexts(): Promise<void> {
  const locale = currentLocale();
  await initTexts(locale);
  showInDocument(locale);
  await loadTexts('common');
}

/** Makes the texts of an area ready in the current locale; they follow when the locale changes. */
export async function loadTexts(...areas: TextArea[]): Promise<void> {
  for (const area of areas) loaded.add(area);
  await Promise.all(areas.map((area) => addTexts(currentLocale(), area)));
}

/** Says all texts in another locale from now on. */
export async function speak(locale: Locale): Promise<void> {
  // An area that came in meanwhile was made ready in the language of before.
  for (let ready = -1; ready < loaded.size; ) {
    ready = loaded.size;
    await Promise.all([...loaded].map((area) => addTexts(locale, area)));
  }
  setCurrentLocale(locale);
  await i18next.changeLanguage(languageTag[locale]);
}

/** Changes the language of the page and remembers it on this device. */
export async function changeLocale(locale: Locale): Promise<void> {
  rememberLocale(locale);
  await speak(locale);
  showInDocument(locale);
}

interface Spoken {
  readonly locale?: Locale | undefined;
  readonly schoolLocale?: Locale | undefined;
}

/**
 * Says the texts in the language of who signed in: the one they chose, wherever that was; else, where nobody chose one on
 * this device, that of their school. The device keeps neither: the next one here may speak another.
 */
export async function followAccount({ locale, schoolLocale }: Spoken): Promise<void> {
  const wanted = locale ?? (isLocaleRemembered() ? undefined : schoolLocale);
  if (wanted === undefined || wanted === currentLocale()) return;
  await speak(wanted);
  showInDocument(wanted);
}
