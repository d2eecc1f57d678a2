import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from '@/contract/brand';
import { locales } from '@/maths/locale';
import { initTexts, loadTexts, setLanguage } from '../i18n/i18n';
import { documentLanguage } from '../i18n/locale';
import { legalNames, namespaceOf, type PageName, sitePages } from './pages';
import { structuredData } from './structured-data';
import { SiteLayout } from './ui/site-layout';

/** A public page rendered at build time in one language. */
export interface WrittenPage {
  readonly path: string;
  readonly locale: string;
  /** Value of `lang`. */
  readonly language: string;
  readonly title: string;
  /** Title and description. */
  readonly heading: string;
  readonly description: string;
  /** What search engines read of it, as JSON-LD. */
  readonly structured: object;
  readonly html: string;
  /** Source file of its screen in the manifest. */
  readonly source: string;
}

/** Title and description of a page in the language that is set. */
function headOf(name: PageName): readonly [string, string] {
  const { t } = i18next;
  if (name === 'home') return [t('site:home.title'), t('site:home.lead', { brand: t('common:brand') })];
  if (isOwn(name)) return [t(`${namespaceOf[name]}:title`), t(`${namespaceOf[name]}:lead`)];
  if (isLegal(name)) return [t(`legal:${name}.title`), t(`legal:${name}.lead`)];
  return [t(`pages:${name}.title`), t(`pages:${name}.one`)];
}

const isOwn = (name: PageName): name is keyof typeof namespaceOf => name in namespaceOf;
const isLegal = (name: PageName): name is (typeof legalNames)[number] =>
  legalNames.some((each) => each === name);

/** Renders all public pages in all languages, without a browser. */
export async function writePages(): Promise<readonly WrittenPage[]> {
  const written: WrittenPage[] = [];
  await initTexts('nl');
  await loadTexts('common', 'pages', ...[...sitePages.values()].flatMap(({ texts }) => texts));
  for (const locale of locales) {
    await setLanguage(locale);
    for (const [path, page] of sitePages) {
      const { Component } = await page.load();
      const { name, source } = page;
      const html = renderToString(
        <StrictMode>
          <SiteLayout path={path}>
            <Component name={name} />
          </SiteLayout>
        </StrictMode>,
      );
      const [heading, description] = headOf(name);
      written.push({
        path,
        locale,
        language: documentLanguage[locale],
        title: brand.name[locale],
        heading,
        description,
        structured: structuredData(name, { heading, description, language: documentLanguage[locale] }),
        html,
        source,
      });
    }
  }
  return written;
}
