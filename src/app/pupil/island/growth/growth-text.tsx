import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { grownInAll } from './grow';
import type { Growth } from './growth';

/** Says what can be seen on the island, for who does not see it. */
export function GrowthText({ growth }: { readonly growth: Growth }) {
  const { t } = useTranslation('pupil');
  const locale = useLocale();
  const grown = grownInAll(growth);
  const what = (['flowers', 'blooms', 'trees', 'hedges'] as const)
    .filter((kind) => grown[kind] > 0)
    .map((kind) => t(`map.grown.${kind}`, { count: grown[kind] }));
  const list = new Intl.ListFormat(locale === 'en' ? 'en' : 'nl').format(what);
  return (
    <p className="unseen">{what.length === 0 ? t('map.grown.none') : t('map.grown.text', { what: list })}</p>
  );
}
