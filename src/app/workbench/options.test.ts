import { describe, expect, it } from 'vitest';
import { readOptions, writeOptions } from './options';

describe('workbench options in the address', () => {
  it('survive writing and reading', () => {
    const options = readOptions('?game=autorace&seed=7&motion=reduced&size=390x844&bare');
    expect(readOptions(writeOptions(options))).toEqual(options);
  });

  it('omit defaults', () => expect(writeOptions(readOptions('?locale=nl&seed=1'))).toBe('?'));

  it('fall back to defaults for unknown values', () => {
    expect(readOptions('?locale=fr&seed=x&size=huge')).toEqual(readOptions(''));
  });
});
