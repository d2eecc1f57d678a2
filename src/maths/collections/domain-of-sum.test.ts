import { expect, it } from 'vitest';
import { parseSumOrThrow } from '../sum/read-sum';
import { domainOfSum } from './domain-of-sum';
import { standardCollections } from './standard-collections';
import { collectionDomains, sumsOf } from './sum-collection';

it('knows the domain of every sum of the standard collections, and every domain has sums', () => {
  const sums = standardCollections.flatMap(sumsOf).map(parseSumOrThrow);
  expect(sums.filter((sum) => domainOfSum(sum) === undefined).map(({ id }) => id)).toEqual([]);
  expect(new Set(sums.map(domainOfSum))).toEqual(new Set(collectionDomains));
});

it.each([
  ['3/4of20=_', 'fractions'],
  ['25%of80=_', 'percent-ratio'],
  ['140ct=_eur', 'money'],
  ['7h25face=_clock', 'clock'],
  ['1m=_cm', 'measures'],
])('puts %s under %s', (sumId, domain) => {
  expect(domainOfSum(parseSumOrThrow(sumId as never))).toBe(domain);
});
