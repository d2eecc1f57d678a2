import { describe, expect, it } from 'vitest';
import { textsFile } from './texts-file';

describe('textsFile', () => {
  it('names the values of each text, and the count of a plural, so that the compiler checks them', () => {
    const file = textsFile(
      {
        title: 'Spel',
        toy: { duck: '{{count}} eend van {{name}}' },
        steps_one: 'één stap',
        steps_other: '{{count}} stappen',
        'one-off': 'Bijna',
      },
      ['en', 'nl'],
    );
    expect(file).toContain('  readonly title: never;');
    expect(file).toContain("  readonly 'toy.duck': 'count' | 'name';");
    expect(file).toContain("  readonly steps: 'count';");
    expect(file).toContain("  readonly 'one-off': never;");
  });

  it('imports the catalogues that there are', () => {
    const file = textsFile({ title: 'Spel' }, ['be', 'en', 'nl']);
    expect(file).toContain("import be from './texts/be.json' with { type: 'json' };");
    expect(file).toContain('textsIn<Names>({ be, en, nl })');
  });
});
