import { expect, it } from 'vitest';
import { brand } from './brand';
import { isPagePath, pagePaths } from './page-paths';

it('stands in the addresses that the server knows as pages', () => {
  expect(isPagePath(`/site/over-${brand.slug}`)).toBe(true);
  const about = pagePaths.filter((path) => path.startsWith('/site/over'));
  expect(about.filter((path) => !path.includes(brand.slug))).toEqual([]);
});
