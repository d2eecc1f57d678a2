import type { SavingsCardState } from '../ui/savings/savings-card';

/** Outcome of a finished round: a stamp from the server, answers still stored here, or a preview. */
export type Ending =
  | { readonly kind: 'told'; readonly savingsCard: SavingsCardState; readonly stampAdded: boolean }
  | { readonly kind: 'sending' | 'kept' | 'preview' };
