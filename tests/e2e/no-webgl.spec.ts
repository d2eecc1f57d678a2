import { boxOf } from './support/box-of';
import { firstTask } from './support/round';
import { signIn } from './support/sign-in';
import { withoutWebgl } from './support/stage';
import { expect, test } from './support/test';

test('without WebGL the same round is played without a drawing', async ({ page, server }) => {
  await withoutWebgl(page);
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(await firstTask(page, id));
  await expect(page.locator('fieldset legend')).toBeAttached();
  const note = page.getByText('Dit apparaat kan het spel niet tekenen');
  await expect(note).toBeVisible();
  // The message and the row above must not cover the answers.
  await page.locator('fieldset button').first().click({ trial: true });
  const { y } = await boxOf(page.getByRole('button', { name: 'Pauze' }));
  expect(y).toBeLessThan(60);
});
