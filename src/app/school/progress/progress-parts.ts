import { promptText } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import type { CallReply } from '../../api/call';
import type { Locale } from '../../constants';

export type ProgressShown = CallReply<'readProgress'>;
export type FactShown = ProgressShown['facts'][number];

/** A sum as it stands on paper: `7 × 8 = ▢`; its id when it is of a kind this page does not know. */
export function sumText(sumId: string, locale: Locale): string {
  try {
    return promptText(sumOf(sumId as SumId), locale);
  } catch {
    return sumId;
  }
}

export const phases = ['none', 'new', 'practising', 'nearly', 'automated', 'maintenance'] as const;
export type Phase = (typeof phases)[number];

export const phaseOf = (phase: string | undefined): Phase =>
  phases.find((known) => known === phase) ?? 'none';
