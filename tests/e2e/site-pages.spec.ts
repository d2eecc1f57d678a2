import { readFileSync } from 'node:fs';
import { brand } from '@/contract/brand';
import { publicPaths } from '@/contract/public-paths';
import { locales } from '@/maths/locale';
import { expect, test } from './spec/support/product';
import { expectAccessible } from './support/accessible';
import { hasTurn } from './support/turns';

/*
 * Every public page in three languages. What can be read without scripts is read from the documents of the build; with
 * scripts each page is visited once, and changes language, theme and size in place.
 */

test.describe.configure({ mode: 'parallel' });

const hosts = { nl: 'sommeneiland.nl', be: 'sommeneiland.be', en: 'sumisland.uk' } as const;
const leastWords = 300;
/** Pages that are read; those left out are forms, a question to the server, and what the law wants in few words. */
const read = [
  '/site/home',
  '/site/faq',
  '/site/screenshots',
  '/site/prijzen',
  '/site/privacy',
  ...publicPaths.filter((path) => path.includes(`/over${brand.slug}/`)),
];
const leastQuestions = 30;

const documentOf = (path: string, locale: string) =>
  readFileSync(`dist/client/.pages${path}.${locale}.html`, 'utf8');

const textOf = (html: string) =>
  html
    .replace(/<(script|style|noscript|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

for (const locale of locales) {
  test(`every document can be read and found without scripts: ${locale}`, () => {
    for (const path of publicPaths) {
      const html = documentOf(path, locale);
      expect.soft(html.match(/<h1\b/g), path).toHaveLength(1);
      expect.soft(/<title>(.*)<\/title>/.exec(html)?.[1], path).toBe(brand.name[locale]);
      expect
        .soft(/<meta name="description" content="(.+?)">/.exec(html)?.[1]?.length, path)
        .toBeGreaterThan(40);
      expect.soft(textOf(mainOf(html)), path).not.toMatch(/\{\{|[a-z]+\.[a-z]+\.[a-z]+\b(?!\.txt)/);
      const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      expect.soft(JSON.parse(data), path).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
}

test('each page says enough, and in Flanders with other words', () => {
  for (const path of read) {
    const [dutch = '', flemish = '', english = ''] = ['nl', 'be', 'en'].map((locale) =>
      textOf(mainOf(documentOf(path, locale))),
    );
    for (const text of [dutch, flemish, english])
      expect.soft(text.split(' ').length, path).toBeGreaterThanOrEqual(leastWords);
    const sentences = new Set(dutch.split(/(?<=[.?!]) /));
    const shared = flemish.split(/(?<=[.?!]) /).filter((sentence) => sentences.has(sentence));
    expect.soft(shared.length, path).toBeLessThan(sentences.size / 2);
    expect.soft(flemish, path).not.toMatch(/\b(?:groep [3-8]|tafels? van|tienminutengesprek|leraar|ib’er)\b/);
  }
});

for (const locale of locales) {
  test(`the page of questions answers at least ${leastQuestions}: ${locale}`, () => {
    const answers = documentOf('/site/faq', locale).match(/<details id="[\s\S]*?<\/details>/g) ?? [];
    expect(answers.length).toBeGreaterThanOrEqual(leastQuestions);
    for (const answer of answers) expect.soft(textOf(answer).split(' ').length, answer).toBeGreaterThan(15);
  });
}

const sizes = [
  [360, 740],
  [390, 844],
  [430, 932],
  [820, 1180],
  [1920, 1080],
  [3840, 2160],
] as const;

for (const [place, path] of publicPaths.entries()) {
  if (!hasTurn(place)) continue;
  test(`${path} in three languages, light and dark, from a phone to a digital board`, async ({
    product,
    page,
  }) => {
    const first = locales[place % locales.length] ?? 'nl';
    await page.setViewportSize({ width: 1280, height: 720 });
    await product.on(hosts[first]).open(path);
    await product.settled();
    await expectAccessible(page);
    await page
      .getByRole('combobox')
      .first()
      .selectOption(locales[(place + 1) % locales.length] ?? 'be');
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
      document.documentElement.dataset.mantineColorScheme = 'dark';
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    const menu = page.locator('header summary');
    await menu.click();
    await expect(page.locator('header details nav a').nth(15)).toBeVisible();
    await page.locator('header details select').selectOption(locales[(place + 2) % locales.length] ?? 'en');
    await menu.click();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(over, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
    // The last look is that of a digital board, in the third language.
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.dataset.mantineColorScheme = theme;
      },
      place % 2 === 0 ? 'light' : 'dark',
    );
    await expectAccessible(page);
    await expect(page).toHaveTitle(brand.name[locales[(place + 2) % locales.length] ?? 'en']);
  });
}

test('a visitor answers for a made-up child, and a missed sum goes back into practice', async ({
  product,
  page,
}) => {
  await product.open(`/site/over${brand.slug}/adaptief`);
  await page.getByRole('button', { name: 'Open het venster van Noor' }).click();
  const practising = page.getByRole('region', { name: 'In oefening' }).getByRole('listitem');
  await expect(practising).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Weet ik niet' }).click();
  await expect(page.getByRole('status')).toContainText('In oefening');
  await page.getByRole('button', { name: 'Een week later' }).click();
  await expect(page.getByRole('status')).toContainText('Het is woensdag 23 september');
  await expectAccessible(page);
  expect(product.calls, 'nothing is sent').toEqual([]);
});

test('a visitor sees a made-up child grow, and the answers behind a cell', async ({ product, page }) => {
  await product.open(`/site/over${brand.slug}/voortgang`);
  await page.getByRole('button', { name: 'Laat het rooster zien' }).click();
  const said = page.getByText(/^Milan gaf \d+ antwoorden/);
  await expect(said).toContainText('240');
  await page.getByRole('slider').press('ArrowRight');
  await expect(said).toContainText('360');
  await page.getByRole('grid').getByRole('button').nth(11).click();
  await expect(page.getByRole('status').getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  expect(product.calls).toEqual([]);
});

test('a visitor composes a task for a group, and another for one child', async ({ product, page }) => {
  await product.on(hosts.be).open(`/site/over${brand.slug}/maatwerktaken`);
  await page.getByRole('button', { name: 'Stel een taak samen' }).click();
  const group = page.getByRole('region', { name: 'De klas' });
  await group.getByRole('checkbox', { name: '3', exact: true }).uncheck();
  await expect(group).toContainText('Maaltafel van 4');
  await expect(page.getByRole('status')).toContainText('Maaltafel van 2 in plaats van Maaltafel van 4');
  await page.getByRole('button', { name: 'Weer gelijk met de klas' }).click();
  await expect(page.getByRole('status')).toHaveText('Hetzelfde als de klas');
  await expectAccessible(page);
});

test('a visitor fills a savings card: mistakes cost nothing', async ({ product, page }) => {
  await product.on(hosts.en).open(`/site/over${brand.slug}/beloningssysteem`);
  await page.getByRole('button', { name: 'Take the savings card' }).click();
  const mistakes = page.getByRole('button', { name: 'A round with four mistakes' });
  for (let round = 0; round < 4; round++) await mistakes.click();
  await expect(page.getByRole('status')).toContainText('The card is full');
  await expectAccessible(page);
});

test('a visitor looks at a screen of the album large, dark and on a phone', async ({ product, page }) => {
  await product.on(hosts.en).open('/site/screenshots');
  const link = page.getByRole('link', { name: /^The group\b|Table of pupils/ });
  await link.click();
  const box = page.getByRole('dialog', { name: 'A screen, large' });
  const picture = box.getByRole('img');
  await expect(picture).toHaveAttribute('src', /pupils-desk-[^d]/);
  await box.getByRole('radio', { name: 'Dark' }).check();
  await box.getByRole('radio', { name: 'Phone' }).check();
  await expect(picture).toHaveAttribute('src', /pupils-phone-dark/);
  await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(390);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAttribute('src', /facts-phone-dark/);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(product.calls, 'nothing is sent').toEqual([]);
});

test('a browser looks at itself, and the status page at the server', async ({ product, page }) => {
  await product.open(`/site/over${brand.slug}/webbased`);
  await page.getByRole('button', { name: 'Kijk deze browser na' }).click();
  await expect(page.getByText('Op dit apparaat kan een kind oefenen.')).toBeVisible();
  await expectAccessible(page);
  expect(product.calls, 'nothing is sent').toEqual([]);
  // No server stands behind these pages: the status page says so.
  await product.open('/site/status');
  await expect(page.getByText('De server antwoordt niet')).toBeVisible();
});
