import { describe, expect, it } from 'vitest';
import { isAllowed, licenceProblems } from './licences.mjs';

describe('licenceProblems', () => {
  it('refuses a shipped package with a licence that is not on the list', () => {
    const packages = { '': {}, 'node_modules/a': { license: 'GPL-3.0-only' }, 'node_modules/b': {} };
    expect(licenceProblems(packages)).toHaveLength(2);
  });

  it('allows a copyleft licence for a tool that is never shipped', () => {
    const entry = { license: 'LGPL-3.0-or-later' };
    expect(licenceProblems({ 'node_modules/a': { ...entry, dev: true } })).toEqual([]);
    expect(licenceProblems({ 'node_modules/a': entry })).toHaveLength(1);
  });
});

describe('isAllowed', () => {
  const allowed = new Set(['MIT', 'Apache-2.0']);

  it('needs one side of OR and both sides of AND', () => {
    expect(isAllowed('(MPL-2.0 OR Apache-2.0)', allowed)).toBe(true);
    expect(isAllowed('MIT AND Apache-2.0', allowed)).toBe(true);
    expect(isAllowed('MIT AND MPL-2.0', allowed)).toBe(false);
  });
});
