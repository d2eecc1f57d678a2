import type { TFunction } from 'i18next';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import { errorTypeOf } from '../progress/shared/error-type';
import { skillSaid } from '../progress/shared/skill-name';
import type { Done } from './types';

type T = TFunction<['school', 'today']>;

function matterText(t: T, { matter: { kind, code }, collection }: Done, locale: Locale): string {
  if (kind === 'skill') return skillSaid(t, code);
  if (kind === 'error') return t(`progress.error.${errorTypeOf(code)}`);
  if (kind === 'goal') return collection ? titleIn(collection, locale) : '';
  return t(`today:matter.${kind}`);
}

/** Says what a teacher did and about what: `Instructie gegeven: tafel van 5`. */
export function doneText(t: T, done: Done, locale: Locale): string {
  const { kind, collection } = done;
  if (kind === 'practice')
    return t('today:did.practice', { title: collection ? titleIn(collection, locale) : '' });
  if (kind === 'no-clock' || kind === 'short-rounds') return t(`today:did.${kind}`);
  return t(`today:did.${kind}`, { matter: matterText(t, done, locale) });
}
