import type { Locale } from '@/maths/locale';
import type { Sum } from '@/maths/sum/sum';
import type { Order } from './order';
import { texts } from './texts.gen';

/** Returns what an order asks to do. */
export function hintFor({ answerSpec }: Sum, { form }: Order, locale: Locale): string {
  const t = texts[locale];
  if (answerSpec.simplest) return t('simplest');
  return form === 'pieces' ? t('laid') : t(form);
}

/** Returns what a screen reader says of the pizza as it comes; empty where it is bare and whole. */
export function startOf({ form, cuts, laid }: Order, cut: number, locale: Locale): string {
  const t = texts[locale];
  if (form === 'knife') return t('startKnife', { laid: laid ?? 0 });
  if (cuts.length === 1 || cut > 1)
    return t('startPieces', { cut: cuts.length === 1 ? (cuts[0] ?? 1) : cut });
  return '';
}
