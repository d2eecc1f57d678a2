import type { Page } from '@playwright/test';
import { signInByForm } from '../journey/teacher';
import { countClicks } from './count-clicks';
import { expect, test } from './test';

/** Does a job from the page on which a sign-in lands, and counts its clicks from a cold sign-in. */
type Job = (name: string, clicks: number, work: () => Promise<void>) => Promise<void>;

/** Clicks and fields of a sign-in by user name and password. */
const cold = { clicks: 1, fields: 2 };

/** Signs in, and returns what runs one job after the other from the page on which a sign-in lands. */
export async function atWork(page: Page, url: string, role: 'docent' | 'schooladmin' = 'docent') {
  const effort = await countClicks(page);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await signInByForm(page, url, role);
  expect(effort()).toEqual(cold);
  const landing = page.url();
  const job: Job = (name, clicks, work) =>
    test.step(name, async () => {
      await page.goto(landing);
      const before = effort().clicks;
      await work();
      expect(effort().clicks - before + cold.clicks, name).toBe(clicks);
    });
  const read = async <Body>(path: string): Promise<Body> => {
    const reply = await page.request.get(`${url}/api${path}`);
    expect(reply.ok(), path).toBe(true);
    return (await reply.json()) as Body;
  };
  return { job, read };
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
