import { describe, expect, it } from 'vitest';
import { abilities, canPractise, checkBrowser, type Probes } from './check-browser';

const good: Probes = {
  canStore: async () => true,
  canDraw: () => true,
  hasSound: true,
  languages: async () => ['en-GB', 'nl-BE'],
  hasWorker: true,
  width: 1366,
};

describe('checkBrowser', () => {
  it('finds everything in a browser that has everything', async () => {
    const findings = await checkBrowser(good, 'nl');
    expect(abilities.filter((ability) => !findings[ability])).toEqual([]);
  });

  it.each([
    ['storage', { canStore: async () => false }],
    ['drawing', { canDraw: () => false }],
    ['sound', { hasSound: false }],
    ['voice', { languages: async () => ['en-GB'] }],
    ['offline', { hasWorker: false }],
    ['screen', { width: 320 }],
  ] as const)('misses only %s where that is lacking', async (ability, lacking) => {
    const findings = await checkBrowser({ ...good, ...lacking }, 'nl');
    expect(abilities.filter((each) => !findings[each])).toEqual([ability]);
  });

  it('says that practising needs storage and nothing else', async () => {
    const bare = {
      ...good,
      canDraw: () => false,
      hasSound: false,
      hasWorker: false,
      languages: async () => [],
    };
    expect(canPractise(await checkBrowser(bare, 'nl'))).toBe(true);
    expect(canPractise(await checkBrowser({ ...good, canStore: async () => false }, 'nl'))).toBe(false);
  });
});
