import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeInWorker, openInWorker, StatementError } from './worker-engine';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'thread-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A thread that opens, and then does this with each message. */
function thread(name: string, onMessage: string): string {
  const file = path.join(folder, `${name}.mjs`);
  fs.writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage({ id: 0, done: { rows: [], affectedRows: 0 } });
    parentPort.on('message', (request) => { ${onMessage} });`,
  );
  return file;
}

it('fails every statement that waits when the thread ends, and says that the database is lost', async () => {
  const engine = await openInWorker(thread('ends', 'process.exit()'), folder);
  const statements = await Promise.allSettled([engine.run('select 1', []), engine.run('select 2', [])]);
  expect(statements.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await engine.lost).message).toContain('database-closed');
  await expect(engine.run('select 3', [])).rejects.toThrow('database-closed');
  await engine.close();
});

it('passes a failed statement on with its code', async () => {
  const failing = "parentPort.postMessage({ id: request.id, failed: { message: 'twice', code: '23505' } })";
  const engine = await openInWorker(thread('fails', failing), folder);
  const failed = engine.run('insert', []);
  await expect(failed).rejects.toBeInstanceOf(StatementError);
  await expect(failed).rejects.toMatchObject({ code: '23505', message: 'twice' });
});

it('does not open when the thread cannot', async () => {
  const file = path.join(folder, 'broken.mjs');
  fs.writeFileSync(file, "throw new Error('no such file system');");
  await expect(openInWorker(file, folder)).rejects.toThrow('no such file system');
});

it('does not wait for a database of a thread that ended without one', async () => {
  const file = path.join(folder, 'silent.mjs');
  fs.writeFileSync(file, 'process.exit()');
  await expect(makeInWorker(file, folder)).rejects.toThrow('database-closed');
});

it('fails a statement whose value cannot be sent to the thread, and runs the next one', async () => {
  const answering = 'parentPort.postMessage({ id: request.id, done: { rows: [], affectedRows: 7 } })';
  const engine = await openInWorker(thread('answers', answering), folder);
  await expect(engine.run('select $1', [() => 1])).rejects.toThrow('could not be cloned');
  expect(await engine.run('select 2', [])).toMatchObject({ affectedRows: 7 });
  await engine.close();
});
