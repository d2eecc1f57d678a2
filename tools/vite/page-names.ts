import { brand } from '../../src/contract/brand.ts';

/** Writes the product's name into the page where it says `%brand%`, so that it stands in one file only. */
export function pageNames() {
  return {
    name: 'page-names',
    transformIndexHtml: (html: string) => html.replaceAll('%brand%', brand.name.nl),
  };
}
