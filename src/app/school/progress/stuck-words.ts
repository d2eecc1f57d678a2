import type { TFunction } from 'i18next';
import type { CallReply } from '../../api/call';
import type { Locale } from '../../constants';
import { errorTypeOf } from './error-type';
import { sumText } from './progress-parts';
import { skillSaid } from './skill-name';

export type StuckOn = NonNullable<CallReply<'listPupils'>['pupils'][number]['stuckOn']>;

/** What a teacher reads of a child that is stuck. */
export interface StuckWords {
  /** On what, and why. */
  readonly sentence: string;
  /** The figures behind it, with an example. */
  readonly evidence: string;
  /** What to do about it. */
  readonly help: string;
}

export function stuckWords(t: TFunction<'school'>, stuckOn: StuckOn, locale: Locale): StuckWords {
  const { answers, right, misses, example } = stuckOn;
  const skill = skillSaid(t, stuckOn.skill);
  const { because, help } = causeWords(t, stuckOn);
  return {
    sentence: because ? t('pupils.stuck.because', { skill, because }) : t('pupils.stuck.mixed', { skill }),
    evidence: [
      t('pupils.stuck.right', { right, answers }),
      because ? t('pupils.stuck.misses', { count: misses, all: answers - right }) : '',
      example ? t('pupils.stuck.example', { sum: sumText(example.sumId, locale), given: example.given }) : '',
    ]
      .filter((words) => words !== '')
      .join(' '),
    help,
  };
}

function causeWords(t: TFunction<'school'>, { cause, errorType }: StuckOn) {
  const help = t('progress.errorHelp.unclassified');
  if (cause === 'hurried') {
    return { because: t('pupils.stuck.hurried'), help: t('pupils.stuck.hurriedHelp') };
  }
  const type = errorTypeOf(errorType ?? '');
  if (cause === 'mixed' || type === 'unclassified') return { because: null, help };
  return { because: t(`pupils.stuck.error.${type}`), help: t(`progress.errorHelp.${type}`) };
}
