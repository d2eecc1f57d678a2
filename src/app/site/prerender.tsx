import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { brand } from '@/contract/brand';
import { locales } from '../constants';
import { initTexts, loadTexts, speak } from '../i18n/i18n';
import { documentLanguage } from '../i18n/locale';
import { sitePages } from './pages';
import { SiteLayout } from './site-layout';

/** A public page as the build writes it, in one language. */
export interface WrittenPage {
  readonly path: string;
  readonly locale: string;
  /** Of the document: `lang`. */
  readonly language: string;
  readonly title: string;
  /** What the page is called, and what it says in a sentence or two. */
  readonly heading: string;
  readonly description: string;
  readonly html: string;
  /** File of its screen in the manifest. */
  readonly source: string;
}

/** All public pages in all languages; no browser is needed. */
export async function writePages(): Promise<readonly WrittenPage[]> {
  const written: WrittenPage[] = [];
  await initTexts('nl');
  await loadTexts('common', 'site', 'pages');
  for (const locale of locales) {
    await speak(locale);
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
      const { t } = i18next;
      const [heading, description] =
        name === 'home'
          ? [t('site:home.title'), t('site:home.lead')]
          : [t(`pages:${name}.title`), t(`pages:${name}.one`)];
      written.push({
        path,
        locale,
        language: documentLanguage[locale],
        title: brand.name[locale],
        heading,
        description,
        html,
        source,
      });
    }
  }
  return written;
}
