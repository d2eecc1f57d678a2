import { expect, it } from 'vitest';
import { type Place, turns } from './turns';

it('lets one in at a time, in the order in which they came', async () => {
  const queue = turns(1000);
  const order: string[] = [];
  const work = async (name: string) => {
    const giveBack = await queue.take();
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    giveBack();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('lets what goes ahead pass those that wait, not the one that is in', async () => {
  const queue = turns(1000);
  const order: string[] = [];
  const work = async (name: string, place?: Place) => {
    const giveBack = await queue.take(place);
    order.push(name);
    await Promise.resolve();
    giveBack();
  };
  await Promise.all([work('report 1'), work('report 2'), work('answer', 'ahead')]);
  expect(order).toEqual(['report 1', 'answer', 'report 2']);
});

it('gives back once, however often it is said', async () => {
  const queue = turns(1000);
  const first = await queue.take();
  const waiting = [queue.take(), queue.take()];
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
  const queue = turns(1);
  const giveBack = await queue.take();
  await expect(queue.take()).rejects.toThrow('database-busy');
  giveBack();
  (await queue.take())();
});
