import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SumWindow } from '@/maths/window/sum-window';
import { setUser, type User } from '../../../session/session';
import { storageKeys } from '../../../shared/constants';
import { pageAt } from '../../../shared/testing/page';
import { createMemoryStore } from '../../sync/outbox/memory-store';
import { createOutbox, type Outbox } from '../../sync/outbox/outbox';
import { answer } from '../../sync/outbox/testing';
import type { Transport } from '../../sync/outbox/transport';
import { openRound } from './open-round';

const sem = { id: 'sem', role: 'leerling', accountId: 'a1', name: 'Sem', flags: {} } as User;
const away = () => Promise.reject(new Error('not sent here'));
const transport: Transport = { putAnswers: away, finish: away, renew: away, reportWaiting: away };

let page: ReturnType<typeof pageAt>;
let outbox: Outbox;
beforeEach(async () => {
  page = pageAt('http://sommeneiland.nl/leerling/sem/landkaart');
  setUser(sem);
  outbox = await createOutbox(createMemoryStore(), transport, { now: () => 1, after: () => () => {} });
});
afterEach(() => {
  outbox.close();
  setUser(null);
  vi.unstubAllGlobals();
});

const put = 'PUT /api/practice-tasks/task/windows/w';
const windowOf = (pupilId: string) => ({ id: 'w', pupilId }) as SumWindow;
const keep = (pupilId: string, windowId: string) =>
  outbox.storeWindow({
    windowId,
    pupilId,
    practiceTaskId: 'task',
    ticket: `ticket of ${pupilId}`,
    content: windowOf(pupilId),
  });
const open = () => openRound(outbox, { pupilId: 'sem', practiceTaskId: 'task', windowId: 'w' });

describe('openRound for the pupil of the page', () => {
  it('names the pupil in its request', async () => {
    page.answer(put, { json: { window: windowOf('sem'), ticket: 't', answers: [] } });
    expect(await open()).toMatchObject({ kind: 'open' });
    expect(page.asked[0]?.headers['x-expected-pupil']).toBe('sem');
  });

  it('resumes a stored round without a network', async () => {
    await keep('sem', 'w');
    await outbox.add('w', 'sem', answer(0));
    page.answer(put, 'no-network');
    const opened = await open();
    expect(opened.kind === 'open' && opened.answers.map(({ position }) => position)).toEqual([0]);
  });
});

describe('openRound for another pupil', () => {
  it('opens nothing when the server names another pupil', async () => {
    page.answer(put, { status: 409, json: { code: 'other-pupil' } });
    expect(await open()).toEqual({ kind: 'other-pupil' });
    expect(await outbox.rounds('noor')).toEqual([]);
  });

  it('opens nothing when an older server returns the window of another pupil', async () => {
    page.answer(put, { json: { window: windowOf('noor'), ticket: 't', answers: [] } });
    expect(await open()).toEqual({ kind: 'other-pupil' });
    expect([...(await outbox.rounds('noor')), ...(await outbox.rounds('sem'))]).toEqual([]);
  });

  it('opens no stored round of another pupil without a network', async () => {
    await keep('noor', 'w');
    page.answer(put, 'no-network');
    expect(await open()).toEqual({ kind: 'offline' });
    await keep('sem', 'own');
    expect(await open()).toEqual({ kind: 'instead', windowId: 'own' });
  });

  it('reports a server that is away, and not a lost network', async () => {
    page.answer(put, { status: 503, json: { code: 'database-unavailable' } });
    expect(await open()).toEqual({ kind: 'away' });
    await keep('sem', 'own');
    expect(await open()).toEqual({ kind: 'instead', windowId: 'own' });
  });

  it('requests nothing once another child has signed in on the device', async () => {
    await keep('sem', 'w');
    localStorage.setItem(storageKeys.turn, JSON.stringify({ kind: 'pupil', id: 'noor', name: 'Noor' }));
    expect(await open()).toEqual({ kind: 'other-pupil' });
    localStorage.setItem(storageKeys.turn, JSON.stringify({ kind: 'nobody' }));
    expect(await open()).toEqual({ kind: 'other-pupil' });
    expect(page.asked).toEqual([]);
  });
});
