import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longest } from '@/contract/form-rules';
import { call } from '../../api/call';
import { TextField } from '../../ui/plain/text-field';
import { readDraft } from '../forms/draft';
import { FormFrame } from '../forms/form-frame';
import { emailProblem, type Problems, textProblem } from '../forms/problems';
import { Sent } from '../forms/sent';
import { usePublicForm } from '../forms/use-public-form';

const draft = 'webinar-draft';
const empty = { name: '', email: '', school: '', website: '' };
type SignUpValues = typeof empty;

const problems = ({ name, email }: SignUpValues): Problems => ({
  name: textProblem(name),
  email: emailProblem(email),
});

interface SignUpFormProps {
  readonly webinarId: string;
  /** Says which webinar it is for. */
  readonly label: string;
}

/** Sign-up for a webinar, without an account. An email says whether there is a place. */
export default function SignUpForm({ webinarId, label }: SignUpFormProps) {
  const { t } = useTranslation(['training', 'forms']);
  const [initial] = useState(() => readDraft(draft, empty));
  const { field, element, busy, failure, sent, submit } = usePublicForm({
    action: 'webinar-sign-up',
    draft,
    initial,
    problems,
    send: (values, botToken) =>
      call('signUpForWebinar', {
        params: { webinarId },
        body: { ...values, email: values.email.trim(), botToken },
      }),
  });
  if (sent)
    return (
      <Sent title={t('webinars.sentTitle')}>
        <p>{t('webinars.sent', { email: sent.email.trim() })}</p>
      </Sent>
    );
  return (
    <FormFrame
      label={label}
      element={element}
      busy={busy}
      failure={failure}
      submit={t('webinars.send')}
      onSubmit={submit}
      trap={field('website')}
    >
      <TextField label={t('forms:name')} autoComplete="name" maxLength={longest.name} {...field('name')} />
      <TextField
        label={t('forms:email')}
        hint={t('webinars.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={longest.email}
        {...field('email')}
      />
      <TextField
        label={t('webinars.school')}
        hint={t('webinars.schoolHint')}
        autoComplete="organization"
        maxLength={longest.name}
        {...field('school')}
      />
      <p>{t('webinars.kept')}</p>
    </FormFrame>
  );
}
