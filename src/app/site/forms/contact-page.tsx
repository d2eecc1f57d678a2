import { useTranslation } from 'react-i18next';
import { useHydrated } from '../ui/use-hydrated';
import { ContactForm } from './contact-form';
import { FormPage } from './form-page';

const steps = ['confirmed', 'read', 'answered'] as const;

/** Contact page: chooses a subject, reads its answer, and writes when that was not it. */
export function Component() {
  const { t } = useTranslation(['pages', 'forms']);
  const ready = useHydrated();
  return (
    <FormPage
      title={t('pages:contact.title')}
      lead={t('pages:contact.one')}
      next={steps.map((step) => ({
        title: t(`forms:contact.next.${step}.title`),
        text: t(`forms:contact.next.${step}.text`),
      }))}
      aside={t('forms:contact.privacy')}
    >
      <ContactForm key={String(ready)} ready={ready} />
    </FormPage>
  );
}
