import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  chapters,
  fileOf,
  largeWidth,
  type Shot,
  shots,
  sizeOf,
  type sizes,
  smallWidth,
  type Variant,
  variantsOf,
} from '@/app/site/album/shots';
import { locales } from '@/maths/locale';
import { take } from './support/looks';
import { schoolFile } from './support/school-file';
import { signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

/* Pictures for the album of the public site, in every language: `npm run pictures -- album`. */

test.use({ school: 'album' });
test.describe.configure({ timeout: 600_000 });

/** Addresses of one visit: the child's pages, the teacher's area, its group, and the admin's area. */
interface Places {
  readonly child: string;
  readonly area: string;
  readonly group: string;
  readonly inGroup: string;
  readonly pupilId: string;
  readonly adminArea: string;
}

interface Scene {
  readonly by: 'leerling' | 'docent' | 'schooladmin';
  readonly path: (places: Places) => string;
  /** Does what is left to do on the page, and waits until it shows. */
  readonly reach: (page: Page) => Promise<unknown>;
}

const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

const scenes: Record<Shot, Scene> = {
  map: { by: 'leerling', path: ({ child }) => `${child}/landkaart`, reach: shown('nav li a') },
  work: { by: 'leerling', path: ({ child }) => `${child}/mijn-werk`, reach: shown('main h1') },
  savings: { by: 'leerling', path: ({ child }) => `${child}/spaarkaarten`, reach: shown('main h1') },
  today: {
    by: 'docent',
    path: ({ area, group }) => area.replace(/groepen$/, `vandaag/${group}`),
    reach: shown('main h2'),
  },
  pupils: {
    by: 'docent',
    path: ({ inGroup }) => `${inGroup}/leerlingen`,
    reach: shown('main a[href*="/leerlingen/"][href*="/voortgang"]'),
  },
  facts: { by: 'docent', path: ({ inGroup }) => `${inGroup}/sommen`, reach: shown('[role=grid]') },
  progress: {
    by: 'docent',
    path: ({ inGroup, pupilId }) => `${inGroup}/leerlingen/${pupilId}/voortgang/current`,
    reach: shown('main h2'),
  },
  replay: {
    by: 'docent',
    path: ({ inGroup, pupilId }) => `${inGroup}/leerlingen/${pupilId}/voortgang/current/rondes`,
    reach: async (page) => {
      await page.locator('main tbody button').first().click();
      await page.locator('[role=dialog] tbody tr').first().waitFor();
    },
  },
  compare: {
    by: 'schooladmin',
    path: ({ adminArea }) => `${adminArea}/vergelijken`,
    reach: shown('main table'),
  },
  import: {
    by: 'docent',
    path: ({ area }) => `${area}/edexml`,
    reach: async (page) => {
      await page.locator('input[type=file]').setInputFiles(schoolFile());
      await page.locator('main table').first().waitFor();
    },
  },
  parents: {
    by: 'docent',
    path: ({ inGroup }) => `${inGroup}/ouderbladen`,
    reach: async (page) => {
      await page.locator('main section').nth(3).waitFor();
      await page.emulateMedia({ media: 'print' });
    },
  },
  cards: {
    by: 'docent',
    path: ({ inGroup }) => `${inGroup}/leerlingen/wachtwoorden`,
    reach: async (page) => {
      await page.locator('main li svg').first().waitFor();
      await page.emulateMedia({ media: 'print' });
    },
  },
};

async function save(png: Buffer, locale: string, file: string, isFirst: boolean): Promise<void> {
  const folder = `docs/pictures/album/${locale}`;
  mkdirSync(`${folder}/small`, { recursive: true });
  await sharp(png)
    .resize({ width: largeWidth, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(`${folder}/${file}.webp`);
  if (!isFirst) return;
  await sharp(png)
    .resize({ width: smallWidth })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}/small/${file}.webp`);
}

for (const locale of locales) {
  test(`the album in ${locale}`, async ({ browser, page: teacher, server }) => {
    const { area, group, inGroup, pupils } = await teacherAt(teacher, server.url);
    const stuck = (await pupils()).find(({ flags }) => flags.includes('stuck'));
    if (!stuck) throw new Error('Nobody in the demo group is stuck.');

    const openAs = async (by: Scene['by']) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
      const { id, accountId } = await signIn(await context.newPage(), server.url, by);
      return { context, home: by === 'leerling' ? `/leerling/${id}` : `/account/${accountId}/user/${id}` };
    };
    const [child, docent, schooladmin] = await Promise.all([
      openAs('leerling'),
      openAs('docent'),
      openAs('schooladmin'),
    ]);
    const contexts = { leerling: child.context, docent: docent.context, schooladmin: schooladmin.context };
    const places: Places = {
      child: child.home,
      area,
      group: group.groupId,
      inGroup,
      pupilId: stuck.pupilId,
      adminArea: `${schooladmin.home}/groepen`,
    };

    const picture = async (
      shot: Shot,
      variant: Variant,
      size: (typeof sizes)['desk' | 'phone' | 'paper'],
    ) => {
      const { by, path, reach } = scenes[shot];
      const page = await contexts[by].newPage();
      await take(page, { dark: variant.dark, locale, size });
      // An open stream would prevent the network from becoming idle.
      await page.route('**/api/live', (route) => route.abort());
      await page.goto(path(places));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await reach(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ animations: 'disabled' });
      await page.close();
      return png;
    };

    for (const chapter of chapters) {
      for (const shot of shots[chapter]) {
        for (const [place, variant] of variantsOf(chapter).entries()) {
          const png = await picture(shot, variant, sizeOf(chapter, variant.device));
          await save(png, locale, fileOf(shot, variant), place === 0);
        }
      }
    }
    await Promise.all(Object.values(contexts).map((context) => context.close()));
  });
}
