import { brand } from '../../src/contract/brand.ts';

/** Replaces `%brand%` in the page by the product's name, which is defined in one file only. */
export function pageNames() {
  return {
    name: 'page-names',
    transformIndexHtml: (html: string) => html.replaceAll('%brand%', brand.name.nl),
  };
}
