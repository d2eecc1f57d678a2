import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test('without WebGL the same round is played without a drawing', async ({ page, server }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : real.call(this, kind as '2d', ...(rest as []));
      },
    });
  });
  const { id } = await signIn(page, server.url, 'leerling');
  await page.goto(`/leerling/${id}`);
  await page.getByRole('button', { name: 'Starten' }).click();
  await expect(page.locator('fieldset legend')).toBeAttached();
  await expect(page.getByText('Dit apparaat kan het spel niet tekenen')).toBeVisible();
});
