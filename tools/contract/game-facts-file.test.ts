import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameFactsFile, gameFactsPath } from './game-facts-file';

describe('gameFactsFile', () => {
  it('returns the file that is committed', () => {
    expect(gameFactsFile()).toBe(readFileSync(gameFactsPath, 'utf8'));
  });
});
