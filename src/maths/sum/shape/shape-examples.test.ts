import { expect, it } from 'vitest';
import { parseSumOrThrow } from '../read-sum';
import { shapeExamples } from './shape-examples';
import { shapeNames } from './shape-names';
import { shapesOf } from './shapes-of';

it('has a sum of each shape', () => {
  const wrong = shapeNames.filter(
    (shape) => !shapesOf(parseSumOrThrow(shapeExamples[shape])).includes(shape),
  );
  expect(wrong).toEqual([]);
});
