import { useTranslation } from 'react-i18next';
import { WorkedSteps } from '../../pupil/sum/picture/worked-steps';
import { readTypedSum } from './read-typed-sum';

/** Steps of a typed sum, by the parts that show them to children. */
export default function SumSteps({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('about');
  const sum = readTypedSum(typed);
  return sum ? <WorkedSteps key={sum.id} sum={sum} /> : <output>{t('didactics.badSum')}</output>;
}
