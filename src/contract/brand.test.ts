import { expect, it } from 'vitest';
import { brand } from './brand';
import { isPagePath, pagePaths } from './page-paths';

it('the brand slug is part of the addresses that the server serves as pages', () => {
  expect(isPagePath(`/site/over-${brand.slug}`)).toBe(true);
  const about = pagePaths.filter((path) => path.startsWith('/site/over'));
  expect(about.filter((path) => !path.includes(brand.slug))).toEqual([]);
});
