import { expect, it } from 'vitest';
import { mistakesFor } from './parent-mistakes';

const error = (errorType: string, sumId: string) => ({
  errorType,
  count: 3,
  example: { sumId, given: '54' },
});
const fact = (sumId: string, state: 'known' | 'practising') => ({
  sumId,
  state,
  answers: 9,
  lastAnswered: null,
});

it('shows two errors with a name at most, and none of what is known by heart by now', () => {
  const errors = [
    error('unclassified', '9*9=_'),
    error('neighbouring-row', '7*8=_'),
    error('one-off', '6*7=_'),
    error('ten-off', '47+38=_'),
    error('zero-lost', '30*40=_'),
  ];
  const facts = [fact('7*8=_', 'known'), fact('6*7=_', 'practising')];
  expect(mistakesFor({ errors, facts }).map(({ errorType }) => errorType)).toEqual(['one-off', 'ten-off']);
});
