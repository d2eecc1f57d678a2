import { beSteps } from './be-steps';

/** What Flemish schools say otherwise; the rest is as in Dutch. */
export const be = {
  step: beSteps,
  picture: {
    placeValue: 'Positietabel',
    balance: 'Balans: links {{left}}, rechts {{right}}',
  },
};
