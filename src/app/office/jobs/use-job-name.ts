import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../../i18n/texts';

type Named = keyof Texts['office']['jobs']['kinds'];

const isNamed = (kind: string): kind is Named => i18next.exists(`office:jobs.kinds.${kind}`);

/** Returns the name of a job in the language of the reader; its kind where it has none. */
export function useJobName(): (kind: string) => string {
  const { t } = useTranslation('office');
  return (kind) => (isNamed(kind) ? t(`jobs.kinds.${kind}`) : kind);
}
