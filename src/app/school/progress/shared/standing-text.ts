import type { TFunction } from 'i18next';
import type { PartShown } from './types';

type Counted = Pick<PartShown, 'kind' | 'state' | 'all' | 'practised' | 'known' | 'looked' | 'right'>;

/** Says in counts how far a child is: `36 van de 40 uit het hoofd`, `17 van de laatste 20 goed`. */
export function standingText(
  t: TFunction<'school'>,
  { kind, state, all, known, looked, right }: Counted,
): string {
  if (state === 'not-begun') return '';
  if (kind === 'facts') return t('report.goals.known', { known, all });
  return looked === 0 ? '' : t('report.goals.right', { right, count: looked });
}

/** Says how much was not practised yet; empty when all was. */
export function unpractisedText(t: TFunction<'school'>, { kind, state, all, practised }: Counted): string {
  if (state === 'not-begun' || practised >= all) return '';
  return t(`report.goals.unpractised.${kind}`, { count: all - practised });
}

/** Filled part of the bar: known by heart, or right of the last answers; 0–100. */
export function filledOf({ kind, all, known, looked, right }: Counted): number {
  const [some, of] = kind === 'facts' ? [known, all] : [right, looked];
  return of === 0 ? 0 : (100 * some) / of;
}
