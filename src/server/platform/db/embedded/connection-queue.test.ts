import { expect, it } from 'vitest';
import { connectionQueue, type Priority } from './connection-queue';

it('lets one in at a time, in the order in which they came', async () => {
  const queue = connectionQueue(1000);
  const order: string[] = [];
  const work = async (name: string) => {
    const release = await queue.acquire();
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    release();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('lets what goes ahead pass those that wait, not the one that is in', async () => {
  const queue = connectionQueue(1000);
  const order: string[] = [];
  const work = async (name: string, priority?: Priority) => {
    const release = await queue.acquire(priority);
    order.push(name);
    await Promise.resolve();
    release();
  };
  await Promise.all([work('report 1'), work('report 2'), work('answer', 'high')]);
  expect(order).toEqual(['report 1', 'answer', 'report 2']);
});

it('gives back once, however often it is said', async () => {
  const queue = connectionQueue(1000);
  const first = await queue.acquire();
  const waiting = [queue.acquire(), queue.acquire()];
  first();
  first();
  const second = await waiting[0]!;
  let third = false;
  void waiting[1]!.then(() => {
    third = true;
  });
  await Promise.resolve();
  expect(third).toBe(false);
  second();
  await waiting[1];
  expect(third).toBe(true);
});

it('fails who waits for a connection it holds itself, and goes on for the others', async () => {
  const queue = connectionQueue(1);
  const release = await queue.acquire();
  const busy = {
    reason: 'timeout',
    cause: expect.objectContaining({ message: expect.stringMatching('busy') }),
  };
  await expect(queue.acquire()).rejects.toMatchObject(busy);
  release();
  (await queue.acquire())();
});

it('lets one wait as long as it says', async () => {
  const queue = connectionQueue(1);
  const release = await queue.acquire();
  const patient = queue.acquire('normal', 60_000);
  await expect(queue.acquire()).rejects.toMatchObject({ reason: 'timeout' });
  release();
  (await patient)();
});
