import { describe, expect, it } from 'vitest';
import { jointOf, pitchOf } from './gait';
import { boneCount } from './rules';

const bones = Array.from({ length: boneCount }, (_, bone) => bone);

describe('jointOf', () => {
  it.each([0, 1, 2])('moves most bones of skeleton %i, and holds its back still', (kind) => {
    const still = bones.filter((bone) => jointOf(kind, bone).swing === 0);
    expect(still).toHaveLength(1);
  });

  it('swings legs of one side after those of the other', () => {
    expect(jointOf(0, 6).late).not.toBe(jointOf(0, 7).late);
  });
});

describe('pitchOf', () => {
  it('climbs from bone to bone, an octave every five', () => {
    const pitches = bones.map(pitchOf);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(pitchOf(5)).toBe(2);
    expect(new Set(pitches).size).toBe(boneCount);
  });
});
