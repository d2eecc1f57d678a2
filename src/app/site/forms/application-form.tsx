import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, longest, sources } from '@/contract/form-rules';
import { call } from '../../api/call';
import { currentLocale } from '../../i18n/locale';
import { newId } from '../../shared/new-id';
import { TextField } from '../../ui/plain/text-field';
import {
  type ApplicationValues,
  applicationBody,
  applicationProblems,
  emptyApplication,
  fromLink,
  kinds,
} from './application-values';
import { readDraft } from './draft';
import { Choices, TextArea, Tick } from './fields';
import { FormFrame } from './form-frame';
import styles from './forms.module.css';
import { SchoolFields } from './school-fields';
import { Sent } from './sent';
import { usePublicForm } from './use-public-form';

const draft = 'application-draft';

function started(): ApplicationValues {
  const country = currentLocale() === 'be' ? 'be' : 'nl';
  const values = fromLink(readDraft(draft, { ...emptyApplication, country }), location.search);
  return { ...values, applicationId: values.applicationId || newId() };
}

/** Application of a school or a family. */
export function ApplicationForm({ ready }: { readonly ready: boolean }) {
  const { t } = useTranslation('forms');
  const [initial] = useState(() => (ready ? started() : emptyApplication));
  const { values, change, field, element, busy, failure, sent, submit } = usePublicForm({
    action: 'application',
    draft,
    initial,
    problems: applicationProblems,
    send: (values, botToken) => call('apply', { body: applicationBody(values, botToken) }),
  });
  if (sent)
    return (
      <Sent title={t('application.sentTitle')}>
        <p>{t('application.sent', { email: sent.email.trim() })}</p>
      </Sent>
    );
  const atSchool = values.kind === 'school';
  return (
    <FormFrame
      label={t('application.form')}
      element={element}
      busy={busy}
      failure={failure}
      submit={t('application.send')}
      onSubmit={submit}
      trap={field('website')}
    >
      <div className={styles.card}>
        <h2>{t('application.whoTitle')}</h2>
        <Choices
          label={t('application.kind')}
          name="kind"
          choices={kinds}
          textOf={(kind) => t(`application.kinds.${kind}`)}
          value={values.kind}
          onChoose={(kind) => change('kind', kind)}
        />
        <Choices
          label={t('application.country')}
          name="country"
          choices={countries}
          textOf={(country) => t(`application.countries.${country}`)}
          value={values.country}
          onChoose={(country) => change('country', country)}
        />
      </div>
      {atSchool ? <SchoolFields country={values.country} field={field} /> : null}
      <div className={styles.card}>
        <h2>{t('application.youTitle')}</h2>
        <TextField label={t('name')} autoComplete="name" maxLength={longest.name} {...field('name')} />
        <TextField
          label={t('email')}
          hint={t(atSchool ? 'application.emailHint' : 'application.emailHintHome')}
          type="email"
          autoComplete="email"
          maxLength={longest.email}
          {...field('email')}
        />
        <TextField
          label={t(atSchool ? 'application.pupils' : 'application.children')}
          hint={t('application.pupilsHint')}
          inputMode="numeric"
          maxLength={7}
          {...field('pupils')}
        />
        <Choices
          label={t('application.heardFrom')}
          name="heardFrom"
          choices={sources}
          textOf={(source) => t(`application.sources.${source}`)}
          value={values.heardFrom}
          onChoose={(heardFrom) => change('heardFrom', heardFrom)}
        />
        <TextArea
          label={t('application.remarks')}
          rows={4}
          maxLength={longest.remarks}
          {...field('remarks')}
        />
        <Tick
          checked={values.consent === 'yes'}
          onTick={(ticked) => change('consent', ticked ? 'yes' : '')}
          error={field('consent').error}
        >
          {t('application.consent')}
        </Tick>
      </div>
    </FormFrame>
  );
}
