import type { TFunction } from 'i18next';
import type { Locale } from '@/maths/locale';
import type { CallReply } from '../../../api/call';
import { errorShown } from './error-shown';
import { exampleText } from './example-text';
import { skillSaid } from './skill-name';

export type StuckOn = NonNullable<CallReply<'listPupils'>['pupils'][number]['stuckOn']>;

/** Text for the teacher about a child that is stuck. */
export interface StuckText {
  /** The skill, and the reason. */
  readonly sentence: string;
  /** The figures behind it, with an example. */
  readonly evidence: string;
  /** Advice. */
  readonly help: string;
}

export function stuckText(t: TFunction<'school'>, stuckOn: StuckOn, locale: Locale): StuckText {
  const { answers, right, misses, example } = stuckOn;
  const skill = skillSaid(t, stuckOn.skill);
  const { because, help } = causeWords(t, stuckOn);
  return {
    sentence: because ? t('pupils.stuck.because', { skill, because }) : t('pupils.stuck.mixed', { skill }),
    evidence: [
      t('pupils.stuck.right', { right, answers }),
      because ? t('pupils.stuck.misses', { count: misses, all: answers - right }) : '',
      example ? exampleText(t, example, locale) : '',
    ]
      .filter((words) => words !== '')
      .join(' '),
    help,
  };
}

function causeWords(t: TFunction<'school'>, { cause, errorType, example }: StuckOn) {
  const help = t('progress.errorHelp.unclassified');
  const type = errorShown(errorType ?? '', example);
  if (cause === 'mixed' || type === 'unclassified') return { because: null, help };
  return { because: t(`pupils.stuck.error.${type}`), help: t(`progress.errorHelp.${type}`) };
}
