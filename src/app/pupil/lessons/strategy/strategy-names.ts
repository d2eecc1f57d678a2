/** Strategies that have a name in class, with the text key of that name. */
export const strategyNames = {
  'jump-on': 'strategy.way.jumpOn',
  'split-tens-and-ones': 'strategy.way.split',
  compensate: 'strategy.way.compensate',
  'fill-up': 'strategy.way.fillUp',
  column: 'strategy.way.column',
  'split-the-product': 'strategy.way.parts',
  'long-product': 'strategy.way.column',
  'fill-ten': 'strategy.way.fillTen',
  'near-double': 'strategy.way.nearDouble',
  'nine-is-ten-less-one': 'strategy.way.nine',
} as const;

export type NamedStrategy = keyof typeof strategyNames;
