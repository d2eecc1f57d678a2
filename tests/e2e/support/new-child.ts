import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Api } from '@/contract/api';
import type { Input, Reply } from '@/contract/route';
import { settingsToSave } from './settings-to-save';
import { onServer, signIn } from './sign-in';

type Settings = Input<Api['saveSettings']>['body']['settings'];

interface NewChild {
  readonly firstName: string;
  readonly year: number;
  /** Changes what the group of the child practises; without it the group keeps its first settings. */
  readonly practises?: (settings: Settings) => Partial<Settings>;
}

/** Adds a group with one child that has never played, and returns the link of its card. */
export async function cardOfChild(page: Page, url: string, child: NewChild): Promise<string> {
  await signIn(page, url, 'docent');
  const groupId = randomUUID();
  const call = async <Answer>(method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const reply = await page.request[method](`${url}/api/groups${path}`, { data, headers: { origin: url } });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Answer;
  };
  const { firstName, year, practises } = child;
  await call('post', '', { groupId, name: `${year}Z${groupId.slice(-4)}`, year });
  if (practises) {
    const { versions } = await call<Reply<Api['listSettings']>>('get', `/${groupId}/exercise-settings`);
    const { basedOn, settings } = settingsToSave(versions);
    await call('put', `/${groupId}/exercise-settings`, {
      basedOn,
      settings: { ...settings, ...practises(settings) },
    });
  }
  const pupil = { pupilId: randomUUID(), firstName, lastName: null, sortName: null, year };
  await call('post', `/${groupId}/pupils`, { pupils: [pupil] });
  const { cards } = await call<Reply<Api['makeLoginCards']>>('post', `/${groupId}/login-cards`, {
    renew: false,
  });
  return onServer(cards[0]?.url ?? '', url);
}
