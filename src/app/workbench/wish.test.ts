import { describe, expect, it } from 'vitest';
import { readWish, writeWish } from './wish';

describe('the address of the workbench', () => {
  it('shows the same again', () => {
    const wish = readWish('?game=autorace&seed=7&motion=reduced&size=390x844&bare');
    expect(readWish(writeWish(wish))).toEqual(wish);
  });

  it('holds only what differs', () => expect(writeWish(readWish('?locale=nl&seed=1'))).toBe('?'));

  it('falls back to the usual for what it does not know', () => {
    expect(readWish('?locale=fr&seed=x&size=huge')).toEqual(readWish(''));
  });
});
