import { useTranslation } from 'react-i18next';
import { pageSetting } from '../../shared/page-setting';

/** Who runs this server, as its settings say; the server writes it into the page for readers without scripts. */
export function Operator() {
  const { t } = useTranslation('legal');
  const named = typeof document === 'undefined' ? '' : pageSetting('operator');
  return (
    <>
      <p>
        {t('operator.label')}{' '}
        <strong id="operator" suppressHydrationWarning>
          {named || t('operator.unnamed')}
        </strong>
      </p>
      <p>{t('operator.draft')}</p>
    </>
  );
}
