import { describe, expect, it } from 'vitest';
import { isOfFile, isOfSchool, locationOf, mayBeOf } from './school-codes';

describe('codes of a school', () => {
  it.each([
    ['99ZZ', '99ZZ00'],
    ['99ZZ0', '99ZZ'],
    ['99zz', '99ZZ'],
    ['12345', '012345'],
    ['99ZZ00+99ZZ01', '99ZZ'],
  ])('are one school however a program writes them: %s and %s', (file, own) => {
    expect(isOfSchool(file, own)).toBe(true);
    expect(isOfSchool(own, file)).toBe(true);
  });

  it.each([
    ['99ZZ01', '99ZZ02'],
    ['99ZZ10', '99ZZ1'],
    ['12345', '123450'],
    ['98ZZ', '99ZZ'],
    ['99ZZ+98ZZ', '99ZZ'],
  ])('are of two schools or locations: %s and %s', (file, own) => {
    expect(isOfSchool(file, own)).toBe(false);
  });

  it('find what was stored in another form', () => {
    expect(locationOf('99ZZ00')).toBe('99ZZ');
    expect(mayBeOf('012345')({ location: '12345' })).toBe(true);
    expect(isOfFile('99ZZ')({ location: '99ZZ00' })).toBe(true);
    expect(isOfFile('99ZZ')({ location: '99ZZ01' })).toBe(false);
  });
});
