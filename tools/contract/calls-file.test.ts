import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { callsFile, callsPath } from './calls-file';

describe('callsFile', () => {
  it('returns the file that is committed', () => {
    expect(callsFile(api)).toBe(readFileSync(callsPath, 'utf8'));
  });
});
