import { useTranslation } from 'react-i18next';
import { useHydrated } from '../ui/use-hydrated';
import { ApplicationForm } from './application-form';
import { FormPage } from './form-page';

const steps = ['confirmed', 'checked', 'link'] as const;

/** Application page, for schools and families. */
export function Component() {
  const { t } = useTranslation(['pages', 'forms']);
  const ready = useHydrated();
  return (
    <FormPage
      title={t('pages:aanvraagformulier.title')}
      lead={t('pages:aanvraagformulier.one')}
      next={steps.map((step) => ({
        title: t(`forms:application.next.${step}.title`),
        text: t(`forms:application.next.${step}.text`),
      }))}
      aside={t('forms:application.privacy')}
    >
      <ApplicationForm key={String(ready)} ready={ready} />
    </FormPage>
  );
}
