import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../../testing/faults/built-for-node';
import { shortLived } from '../../../testing/faults/short-lived';
import { openFolder } from '../../db/embedded/engine/engine';
import { inFlight } from './in-flight';
import { stopGracefully } from './stop';

describe('a stop', () => {
  /** A server whose one answer is held back until the test lets it go. */
  async function heldServer() {
    const requests = inFlight();
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let begun: () => void = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const fetch = requests.counted(async () => {
      begun();
      await held;
      return new Response('stored');
    });
    const server = await new Promise<Server>((resolve) => {
      const made = serve({ fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(made)) as Server;
    });
    const { port } = server.address() as AddressInfo;
    return { server, requests, letGo, isBegun, address: `http://127.0.0.1:${port}` };
  }

  it('answers what was begun, and takes nothing new', async () => {
    const { server, requests, letGo, isBegun, address } = await heldServer();
    const first = globalThis.fetch(address);
    await isBegun;
    const stopped = stopGracefully(server, requests);
    await expect(globalThis.fetch(address, { headers: { connection: 'close' } })).rejects.toThrow();
    letGo();
    expect(await (await first).text()).toBe('stored');
    await stopped;
    expect(server.listening).toBe(false);
  });

  it('is over at once when nothing is going on', async () => {
    const { server, requests } = await heldServer();
    await stopGracefully(server, requests);
    expect(server.listening).toBe(false);
  });

  it('refuses a call that still comes in over a connection that was open, and gives files', async () => {
    const requests = inFlight();
    const answer = requests.counted(() => new Response('stored'));
    const call = new Request('http://localhost/api/sum-windows');
    const file = new Request('http://localhost/assets/map.js');
    expect((await answer(call)).status).toBe(200);
    await requests.finish();
    expect((await answer(call)).status).toBe(503);
    expect((await answer(file)).status).toBe(200);
  });

  it('gives a page that asks again by itself to a child that reads its card meanwhile', async () => {
    const requests = inFlight();
    const answer = requests.counted(() => new Response('stored'));
    await requests.finish();
    const headers = { 'sec-fetch-mode': 'navigate' };
    const page = await answer(new Request('http://localhost/api/quicklogin/otter', { headers }));
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<script src="/wait.js" defer>');
  });
});

describe('the program', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'));
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** Starts it on a free port and resolves when it says that it is ready. */
  async function started(program: string) {
    const child = spawn(process.execPath, [...shortLived, program], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: folder,
        DEMO: '0',
        LOG_LEVEL: 'info',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const said: string[] = [];
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said.join('\n')}`)));
      createInterface({ input: child.stdout! }).on('line', (line) => {
        said.push(line);
        if (line.includes('"code":"started"')) resolve((JSON.parse(line) as { port: number }).port);
      });
    });
    return { child, said, address: `http://127.0.0.1:${port}` };
  }

  it('makes a first superadmin, stops at SIGTERM with its folder given back, and starts again as it was', async () => {
    const program = await builtProgram('main');
    const { child, said, address } = await started(program);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, 'ready']);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(said.join('\n')).toMatch(/First superadmin: beheer {2}password: [a-z]+\d\d/);
    // Beside them the pages of the build, for who still has it open; where there is a build.
    const left = fs.readdirSync(folder).filter((name) => name !== 'pages');
    expect(left.toSorted()).toEqual(['db', 'lock', 'server.key']);

    const again = await started(program);
    const over = once(again.child, 'exit');
    again.child.kill('SIGINT');
    expect(await over).toEqual([0, null]);
    expect(again.said.join('\n')).not.toContain('superadmin');
    // Only the built program hashes passwords at the cost of the product.
    const engine = await openFolder(path.join(folder, 'db'));
    const { rows } = await engine.run('select password_hash from app_user', []);
    await engine.close();
    expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }]);
  }, 240_000);
});
