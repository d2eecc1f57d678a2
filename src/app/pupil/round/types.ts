import type { SavingsCardState } from '../ui/savings/savings-card';

/**
 * Outcome of a finished round: a stamp from the server, answers still stored here, or a preview. `another`: a further
 * round of the task is on this device.
 */
export type Ending =
  | { readonly kind: 'told'; readonly savingsCard: SavingsCardState; readonly stampAdded: boolean }
  | { readonly kind: 'kept'; readonly another: boolean }
  | { readonly kind: 'sending' | 'preview' };
