import type { Page } from '@playwright/test';
import type { Role } from '@/contract/route';
import { arrowDownTo, chooseOption, tabAndPress, tabTo } from './support/by-keyboard';
import { schoolFile } from './support/school-file';
import { sharedProfileTest as test } from './support/shared-profile-test';
import { signIn } from './support/sign-in';
import { expect, test as ownProfileTest } from './support/test';

/*
 * The main action of each school screen, done with Tab, Enter, Space, arrows and letters, from the top of the page.
 * Covered elsewhere: from the groups to an answer (`school.spec.ts`), an import (`class-list.spec.ts`).
 */

test.use({ school: 'keyboard' });

interface Way {
  readonly name: string;
  readonly as?: Role;
  /** Path below the user's groups (`:group` is the first, `:pupil` one of its pupils). */
  readonly path: string;
  readonly walk: (page: Page) => Promise<void>;
}

const type = (page: Page, text: string) => page.keyboard.type(text);
const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

const ways: readonly Way[] = [
  {
    name: 'groups: a group is added, and its actions are reached',
    path: '',
    async walk(page) {
      await tabAndPress(page, /^Groep toevoegen$/);
      await expect(page.getByRole('dialog').getByLabel('Naam')).toBeFocused();
      await type(page, 'Reigers');
      await page.keyboard.press('Enter');
      await says(page, 'Reigers is toegevoegd.');
      await tabAndPress(page, /^Acties voor Reigers$/);
      await arrowDownTo(page, page.getByRole('menuitem', { name: 'Naam en jaar wijzigen' }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    },
  },
  {
    name: 'today: what helps a small group is set ready, and undone',
    path: '/../vandaag',
    async walk(page) {
      await tabAndPress(page, /^Zet klaar voor deze \d, twee weken/);
      await says(page, /staat twee weken klaar voor/);
      await tabAndPress(page, /^Ongedaan maken$/);
      await says(page, 'Het is weer zoals het was.');
    },
  },
  {
    name: 'pupils: a table is set for the group',
    path: '/:group/leerlingen',
    async walk(page) {
      await tabAndPress(page, /^Klaarzetten$/);
      await tabAndPress(page, /^Tafel van 7$/, 'Space');
      await tabAndPress(page, /^Zet klaar$/);
      await says(page, /^Klaargezet voor .*: Tafel van 7\.$/);
      await tabAndPress(page, /^Ongedaan maken$/);
      await says(page, 'Het is weer zoals het was.');
    },
  },
  {
    name: 'pupils: who is chosen goes to the trash, and comes back',
    path: '/:group/leerlingen',
    async walk(page) {
      await tabAndPress(page, /^Wout Dekker kiezen$/, 'Space');
      await says(page, '1 leerling gekozen');
      await tabAndPress(page, /^Naar de prullenbak$/);
      await says(page, / ligt in de prullenbak\.$/);
      await tabAndPress(page, /^Prullenbak$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Prullenbak' })).toBeVisible();
      await tabAndPress(page, /^Terugzetten: Wout Dekker$/);
      const back = page.getByRole('menuitem', { name: 'In de eigen groep' });
      await arrowDownTo(page, back);
      await page.keyboard.press('Enter');
      await says(page, '1 leerling is terug.');
    },
  },
  {
    name: 'login cards: the list of the teacher instead of cards, and then paper',
    path: '/:group/leerlingen/wachtwoorden',
    async walk(page) {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await tabTo(page, /^Kaartjes om uit te knippen$/);
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { name: /^Inloggen in / })).toBeVisible();
      await tabAndPress(page, /^Afdrukken$/);
      await expect(page.locator('body')).toHaveAttribute('data-printed');
    },
  },
  {
    name: 'pupils to add',
    path: '/:group/leerlingen/toevoegen',
    async walk(page) {
      await tabTo(page, /^Namen/);
      await type(page, 'Mees Reiger\nSaar Meeuw');
      await tabAndPress(page, /^2 leerlingen toevoegen$/);
      await says(page, /^2 leerlingen zijn toegevoegd/);
    },
  },
  {
    name: 'a child to add',
    path: '/:group/leerlingen/kindtoevoegen',
    async walk(page) {
      await tabTo(page, /^Voornaam/);
      await type(page, 'Fien');
      await page.keyboard.press('Enter');
      await says(page, /^Fien is toegevoegd/);
    },
  },
  {
    name: 'settings: opened from their list, named, and saved',
    path: '/:group/oefeninstellingen',
    async walk(page) {
      await tabAndPress(page, /^Aanpassen/);
      await expect(page.getByLabel('Titel')).toBeVisible();
      await tabTo(page, /^Titel/);
      await type(page, 'Winter');
      await tabAndPress(page, /^Opslaan$/);
      await says(page, /^Opgeslagen als versie/);
    },
  },
  {
    name: 'settings of one pupil',
    path: '/:group/leerlingen/:pupil/oefeninstellingen/current',
    async walk(page) {
      await tabAndPress(page, /^Hulp/, 'Space');
      await says(page, '1 verschil met de groep');
      await tabAndPress(page, /^Opslaan$/);
      await says(page, /^Opgeslagen voor/);
    },
  },
  {
    name: 'progress of a group: another period',
    path: '/:group/voortgang/current',
    async walk(page) {
      await tabTo(page, /^Periode/);
      await chooseOption(page, 'ArrowDown');
      await expect(page).toHaveURL(/voortgang\/\d{4}-\d{4}/);
    },
  },
  {
    name: 'progress: the facts of a grid are gone through with arrows',
    path: '/:group/leerlingen/:pupil/voortgang/current/sommen',
    async walk(page) {
      const inGrid = page.locator('[role=grid] :focus');
      for (let presses = 0; presses < 100 && (await inGrid.count()) === 0; presses++)
        await page.keyboard.press('Tab');
      const first = await inGrid.getAttribute('aria-label');
      await page.keyboard.press('ArrowRight');
      await expect(inGrid).not.toHaveAttribute('aria-label', first ?? '');
      await page.keyboard.press('ArrowDown');
      await expect(inGrid).toBeVisible();
    },
  },
  {
    name: 'teachers: a colleague is invited',
    as: 'schooladmin',
    path: '/../docenten',
    async walk(page) {
      await tabAndPress(page, /^Collega uitnodigen$/);
      await expect(page.getByRole('dialog').getByLabel('Naam')).toBeFocused();
      await type(page, 'Iris de Wit');
      await tabTo(page, /^E-mailadres/);
      await type(page, 'iris@devuurtoren.example');
      await page.keyboard.press('Enter');
      await says(page, 'Iris de Wit is uitgenodigd.');
    },
  },
  {
    name: 'the school itself: its region',
    as: 'schooladmin',
    path: '/../school',
    async walk(page) {
      await tabTo(page, /^Land en vakantieregio/);
      await chooseOption(page, 'ArrowUp');
      await tabAndPress(page, /^Opslaan$/);
      await says(page, 'Opgeslagen.');
    },
  },
  {
    name: 'licence: more places are asked for',
    as: 'schooladmin',
    path: '/../licentie',
    async walk(page) {
      await tabAndPress(page, /^Verlenging aanvragen$/);
      await tabTo(page, /^Voor hoeveel leerlingen/);
      await page.keyboard.press('Control+a');
      await type(page, '300');
      await page.keyboard.press('Enter');
      await says(page, /voor 300 leerlingen aangevraagd/);
    },
  },
  {
    name: 'messages: one is read and archived',
    path: '/../berichten',
    async walk(page) {
      await tabAndPress(page, /^Welkom bij Sommeneiland$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Welkom bij Sommeneiland' })).toBeVisible();
      await tabAndPress(page, /^Archiveren$/);
      await says(page, '1 bericht gearchiveerd.');
    },
  },
  {
    name: 'inviting a friend',
    path: '/../vriend-uitnodigen',
    async walk(page) {
      await tabTo(page, /^E-mailadres van je collega/);
      await type(page, 'els@deboei.example');
      await tabAndPress(page, /^Uitnodiging versturen$/);
      await says(page, 'De uitnodiging aan els@deboei.example is verstuurd.');
    },
  },
  {
    name: 'own account: the second step is begun',
    path: '/../mijn-account',
    async walk(page) {
      await tabAndPress(page, /^Aanzetten$/);
      await expect(page.getByRole('main').getByLabel('Je wachtwoord')).toBeFocused();
    },
  },
  {
    name: 'import: a file is chosen, and left again',
    path: '/edexml',
    async walk(page) {
      // Subscribes first: under load the key press may arrive before the browser intercepts file dialogs.
      const opened = page.waitForEvent('filechooser');
      await tabTo(page, /^Bestand kiezen$/);
      await page.keyboard.press('Enter');
      const chooser = await opened;
      await chooser.setFiles(schoolFile());
      await expect(page.getByRole('heading', { name: 'Dit staat erin' })).toBeVisible();
      await tabTo(page, /^Nieuw \(/);
      await page.keyboard.press('ArrowRight');
      await tabAndPress(page, /leerlingen verwerken$/);
      await says(page, /leerlingen toegevoegd/);
    },
  },
];

for (const { name, as = 'docent', path, walk } of ways) {
  test(name, async ({ page, server }) => {
    const { id, accountId } = await signIn(page, server.url, as);
    const read = async (address: string) => (await page.request.get(`${server.url}/api${address}`)).json();
    const { groups } = await read('/groups');
    const { pupils } = await read(`/groups/${groups[0].groupId}/pupils`);
    const at = path.replace(':group', groups[0].groupId).replace(':pupil', pupils[0].pupilId);
    await page.goto(`/account/${accountId}/user/${id}/groepen${at}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    await walk(page);
  });
}

ownProfileTest(
  'a message with undo stays while the keyboard goes to it, and as long as the focus is in it',
  async ({ page, server }) => {
    await page.clock.install();
    const { id, accountId } = await signIn(page, server.url, 'docent');
    await page.goto(`/account/${accountId}/user/${id}/vandaag`);
    await tabAndPress(page, /^Zet klaar voor deze \d, twee weken/);
    const undo = page.getByRole('button', { name: 'Ongedaan maken', exact: true });
    await expect(undo).toBeVisible();
    // From here on no time passes by itself, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 4000));
    await page.keyboard.press('Tab');
    await page.clock.fastForward(11_000);
    await tabTo(page, /^Ongedaan maken$/);
    await page.clock.fastForward(30_000);
    await expect(undo).toBeFocused();
    await page.clock.resume();
    await page.keyboard.press('Enter');
    const undone = page.getByText('Het is weer zoals het was.');
    await expect(undone).toBeVisible();
    await page.clock.fastForward(13_000);
    await expect(undone).toBeHidden();
  },
);
