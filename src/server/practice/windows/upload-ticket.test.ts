import { describe, expect, it } from 'vitest';
import { serverKeys } from '../../platform/crypto/keys';
import { makeTicket, readTicket } from './upload-ticket';

const keys = serverKeys(Buffer.alloc(32, 7));
const now = new Date('2026-11-20T09:00:00Z');
const owner = {
  accountId: '01990000-0000-7000-8000-000000000001',
  pupilId: '01990000-0000-7000-8000-000000000002',
  windowId: '01990000-0000-7000-8000-000000000003',
};
const ticket = makeTicket(keys, owner, now);

describe('An upload ticket', () => {
  it('says whose window it is for', () => {
    expect(readTicket(keys, ticket, owner.windowId, now)).toEqual(owner);
  });

  it('is refused with any other letter at its end, also one that decodes to the same bytes', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const others = [...letters].filter((letter) => !ticket.endsWith(letter));
    expect(others).toHaveLength(63);
    for (const letter of others) {
      expect(() => readTicket(keys, ticket.slice(0, -1) + letter, owner.windowId, now)).toThrow();
    }
  });
});
