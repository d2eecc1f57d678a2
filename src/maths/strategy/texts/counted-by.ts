import type { StepTextName } from './text-names';

type Counted = readonly [value: string, one: StepTextName];

/** Sentences that name what is counted: the value that tells how many, and the sentence for one. */
export const countedBy: Partial<Readonly<Record<StepTextName, Counted>>> = {
  allWholes: ['wholes', 'allWholesOne'],
  timesParts: ['num', 'timesPartsOne'],
  thoseParts: ['num', 'thosePartsOne'],
  shareParts: ['num', 'sharePartsOne'],
  asParts: ['n', 'asPartsOne'],
  partsLeft: ['num', 'partsLeftOne'],
  longHandFives: ['n', 'longHandFivesOne'],
  longHandFew: ['ones', 'longHandFewOne'],
  longHandOnes: ['n', 'longHandOnesOne'],
  minutesPast: ['past', 'minutesPastOne'],
  minutesTo: ['left', 'minutesToOne'],
  minutesToHalf: ['left', 'minutesToHalfOne'],
  minutesPastHalf: ['past', 'minutesPastHalfOne'],
  countMarks: ['n', 'countMarksOne'],
  countParts: ['num', 'countPartsOne'],
  soManyParts: ['num', 'soManyPartsOne'],
  oneRow: ['n', 'oneRowOne'],
  soManyRows: ['n', 'soManyRowsOne'],
  oneLayer: ['n', 'oneLayerOne'],
  tens: ['a', 'tensOne'],
  tenAndOnes: ['b', 'tenAndOnesOne'],
  tensAndOnes: ['b', 'tensAndOnesOne'],
  fromOneTen: ['b', 'fromOneTenOne'],
  unitBack: ['x', 'unitBackOne'],
  sayTenths: ['num', 'sayTenthsOne'],
  sayHundredths: ['num', 'sayHundredthsOne'],
  sayThousandths: ['num', 'sayThousandthsOne'],
};
