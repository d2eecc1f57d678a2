import { expect, it } from 'vitest';
import { maskedPath } from './log';

it.each([
  ['/api/quicklogin/de-otter-ABCDEF?replace=1', '/api/quicklogin/…'],
  ['/auth/wachtwoordherstellen/u1/secret', '/auth/wachtwoordherstellen/…'],
  ['/auth/wachtwoordinstellen/u1/secret/', '/auth/wachtwoordinstellen/…/'],
  ['//API/quicklogin//de-otter-ABCDEF', '//API/quicklogin//…'],
  ['/api/groups/1/pupils?name=Noor', '/api/groups/1/pupils'],
])('writes %s as %s', (path, shown) => {
  expect(maskedPath(path)).toBe(shown);
});
