import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Target } from '@games/kit/bus';
import { type Hands, playTask, type Robot } from '@games/kit/robot';
import type { Page } from '@playwright/test';
import type { Task } from '@/maths/round/task';
import { step } from './stage';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
};

const folder = join('dist', 'workbench');

/** Serves the built workbench: rounds without a server, a sign-in or a database. */
export async function serveWorkbench(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The workbench has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

const hook = {
  task: (page: Page): Promise<Task | null> => page.evaluate(() => window.__workbench?.task() ?? null),
  targets: (page: Page): Promise<readonly Target[]> =>
    page.evaluate(() => [...(window.__workbench?.targets() ?? [])]),
};

export const taskOn = hook.task;
export const targetsOn = hook.targets;

const twin = (page: Page, id: string) => page.locator(`[role=group] [data-target=${JSON.stringify(id)}]`);

/** Acts as a child with a keyboard does: the focus on the twin of what is meant, and then a key. */
export const keyboard = (page: Page): Hands => ({
  targets: () => hook.targets(page),
  async press(id) {
    await twin(page, id).focus();
    await page.keyboard.press('Enter');
    await step(page, 300);
  },
  async key(key) {
    await page.keyboard.press(key);
    await step(page, 50);
  },
  async step(id, key) {
    await twin(page, id).focus();
    await page.keyboard.press(key);
    await step(page, 50);
  },
});

/** Acts as a finger or a mouse does: on the drawing itself. What goes in steps is turned by its keys. */
export const pointer = (page: Page): Hands => ({
  ...keyboard(page),
  async press(id) {
    const box = await twin(page, id).boundingBox();
    if (box === null) throw new Error(`${id} is not on the stage`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await step(page, 300);
  },
});

const isOver = (page: Page) => page.evaluate(() => document.querySelector('progress') === null);

/** Steps until a task can be answered, going on through pictures and set pieces; false when the round is over. */
export async function untilAsked(page: Page, hands: Hands): Promise<boolean> {
  for (let turn = 0; turn < 120; turn++) {
    if (await isOver(page)) return false;
    const open = (await hands.targets()).filter(({ state }) => state !== 'disabled');
    if (open.some(({ id }) => id === 'go-on')) await hands.press('go-on');
    else if (open.length > 0 && (await hook.task(page)) !== null) return true;
    else await step(page, 200);
  }
  throw new Error('The game gives nothing to press.');
}

/** Answers the task that stands: right or wrong. */
export async function answerOn(
  page: Page,
  hands: Hands,
  right: boolean,
  robot: Robot = playTask,
): Promise<void> {
  if (!(await untilAsked(page, hands))) throw new Error('The round is over.');
  const task = await hook.task(page);
  if (task === null) throw new Error('No task stands.');
  const done = await answered(page);
  await robot(hands, task, right);
  // What was pressed may take its way first: a vehicle drives there.
  for (let turn = 0; turn < 40 && (await answered(page)) === done; turn++) await step(page, 100);
  if ((await answered(page)) === done) throw new Error(`The answer was not taken (${task.mode}).`);
}

const answered = (page: Page): Promise<number> => page.evaluate(() => window.__workbench?.done() ?? -1);
