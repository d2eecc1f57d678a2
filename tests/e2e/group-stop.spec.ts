import { expectAccessible } from './support/accessible';
import { profile } from './support/profile';
import { answerSimply, firstTask, keptAnswers, openSimpleRound, progress } from './support/round';
import { signIn } from './support/sign-in';
import { teacherAt } from './support/teacher-at';
import { expect, test } from './support/test';

/** A school of its own: its group is stopped. */
test.use({ school: 'group-stop' });

test('a teacher stops everybody at the board: each child finishes its sum, waits and goes on', async ({
  page,
  browser,
  server,
}) => {
  const { area, group } = await teacherAt(page, server.url);
  await page.goto(area.replace(/groepen$/, `vandaag/${group.groupId}`));
  await page.getByRole('button', { name: 'Klas op het bord' }).click();
  const board = page.getByRole('dialog', { name: group.name });

  // A child at another device, in the middle of a round.
  const island = await browser.newContext({ ...profile, baseURL: server.url });
  const child = await island.newPage();
  const { id: pupilId } = await signIn(child, server.url, 'leerling');
  const path = await firstTask(child, pupilId);
  await openSimpleRound(child, path);
  await answerSimply(child, 'pointer');

  await board.getByRole('button', { name: 'Stop voor iedereen' }).click();
  await expect(board.getByText(/maakt de som af/)).toBeVisible();
  await expectAccessible(page);
  await board.getByRole('button', { name: 'Stop nu' }).click();
  await expect(board.getByRole('heading', { name: 'Iedereen stopt' })).toBeVisible();
  await expectAccessible(page);

  // The answer that is given is stored, and the next sum waits.
  const done = await progress(child);
  await answerSimply(child, 'keyboard');
  const stopped = child.getByRole('dialog', { name: 'Even stoppen' });
  await expect(stopped).toContainText('Kijk naar je juf of meester. Je sommen zijn bewaard.');
  await expect.poll(() => keptAnswers(child)).toEqual({ waiting: 0, stored: done + 1 });
  await expect(stopped.getByRole('button', { name: 'Verder' })).toHaveCount(0);
  await expectAccessible(child, 'dialog');

  // On the map and back: it is still stopped.
  await stopped.getByRole('button', { name: 'Naar de kaart' }).click();
  await expect(child).toHaveURL(/\/landkaart$/);
  await openSimpleRound(child, path);
  await expect(stopped).toBeVisible();

  await board.getByRole('button', { name: 'Iedereen mag verder' }).click();
  await expect(board.getByRole('button', { name: 'Stop voor iedereen' })).toBeVisible();
  const free = child.getByRole('dialog', { name: 'Je mag weer verder' });
  const goOn = free.getByRole('button', { name: 'Verder' });
  await expect(goOn).toBeFocused();
  await child.keyboard.press('Enter');
  await expect(free).toBeHidden();
  await answerSimply(child, 'pointer');
  expect(await progress(child)).toBe(done + 2);
  await island.close();
});
