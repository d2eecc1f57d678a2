import { describe, expect, it } from 'vitest';
import { CallError } from '../http/errors';
import { makeLog, maskedPath } from './log';

const id = '0190d3c1-2222-7333-8444-555566667777';

it.each([
  ['/api/quicklogin/de-otter-ABCDEF?replace=1', '/api/quicklogin/…'],
  ['/auth/wachtwoordherstellen/u1/secret', '/auth/wachtwoordherstellen/…/…'],
  ['//API/quicklogin//de-otter-ABCDEF', '//…/quicklogin//…'],
  [`/api/groups/${id}/pupils?name=Noor`, `/api/groups/${id}/pupils`],
  ['/leerling/Noor%20Bakker/landkaart', '/leerling/…/…'],
  ['/api/pupils/noor@school.example', '/api/pupils/…'],
  ['/assets/noor-bakker.js', '/assets/…'],
  ['/', '/'],
])('writes %s as %s', (path, shown) => {
  expect(maskedPath(path)).toBe(shown);
});

describe('a line about an error', () => {
  const secret = 'noor@school.example';
  const lineOf = (err: unknown) => {
    const lines: string[] = [];
    makeLog('trace', { write: (line) => void lines.push(line) }).error({ code: 'unexpected', err });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('noor');
    return JSON.parse(lines[0] ?? '') as { err: Record<string, unknown> & { frames: string[] } };
  };

  it('has class, code and own frames, and no message', () => {
    const { err, ...line } = lineOf(new CallError(500, 'internal'));
    expect(line).not.toHaveProperty('msg');
    expect(err).toMatchObject({ type: 'CallError', code: 'internal' });
    expect(err.frames[0]).toMatch(/(?:^| )src\/server\/platform\/log\/log\.test\.ts:\d+:\d+$/);
    expect(JSON.stringify(err)).not.toContain(process.cwd());
  });

  it('names table and constraint of a database error, and nothing of the row', () => {
    const error = Object.assign(new Error(`duplicate key ${secret}`), {
      code: '23505',
      table: 'app_user',
      constraint: 'app_user_email_key',
      detail: `Key (email)=(${secret}) already exists.`,
      where: secret,
      parameters: [secret],
    });
    expect(lineOf(error).err).toEqual({
      type: 'Error',
      code: '23505',
      table: 'app_user',
      constraint: 'app_user_email_key',
      frames: expect.any(Array),
    });
  });

  it('names what an SMTP server answered, and no recipient', () => {
    const error = Object.assign(new Error(`Can't send mail to ${secret}`), {
      code: 'EENVELOPE',
      responseCode: 550,
      response: `550 <${secret}> unknown`,
      rejected: [secret],
    });
    expect(lineOf(error).err).toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  });

  it('does the same with what caused it', () => {
    const error = new TypeError(secret, { cause: Object.assign(new Error(secret), { code: 'ECONNRESET' }) });
    expect(lineOf(error).err).toMatchObject({
      type: 'TypeError',
      cause: { type: 'Error', code: 'ECONNRESET' },
    });
  });

  it.each([
    ['lines that look like a stack', new Error(`x\n    at noor (/srv/src/noor.ts:1:2)\n    at ${secret}`)],
    ['a name that is text', Object.assign(new Error('x'), { name: `noor ${secret}` })],
    ['a code that is text', Object.assign(new Error('x'), { code: `Noor ${secret}`, table: 'Noor B' })],
    ['a message that was changed', Object.assign(new Error(secret), { message: 'other' })],
    ['no error at all', secret],
    ['an object', { noor: secret }],
  ])('holds nothing of an error with %s', (_, error) => {
    expect(lineOf(error).err.type).toMatch(/^(?:Error|string|object)$/);
  });
});
