import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactTopics, longest } from '@/contract/form-rules';
import { call } from '../../api/call';
import { newId } from '../../shared/new-id';
import { TextField } from '../../ui/plain/text-field';
import { readDraft } from './draft';
import { Choices, TextArea } from './fields';
import { FormFrame } from './form-frame';
import styles from './forms.module.css';
import { emailProblem, type Problems, textProblem } from './problems';
import { Sent } from './sent';
import { TopicAnswer } from './topic-answer';
import { usePublicForm } from './use-public-form';

const draft = 'contact-draft';

const empty = {
  /** Made with the draft, so that a message sent twice arrives once. */
  messageId: '',
  topic: '',
  name: '',
  email: '',
  message: '',
  website: '',
};
type MessageValues = typeof empty;

const topicOf = (typed: string) => contactTopics.find((topic) => topic === typed);

const problems = ({ topic, name, email, message }: MessageValues): Problems => ({
  topic: topicOf(topic) ? undefined : 'chooseOne',
  name: textProblem(name),
  email: emailProblem(email),
  message: textProblem(message),
});

const send = async ({ topic: typed, email, ...values }: MessageValues, botToken: string) => {
  const topic = topicOf(typed);
  if (topic) await call('contact', { body: { ...values, topic, email: email.trim(), botToken } });
};

const started = (): MessageValues => {
  const values = readDraft(draft, empty);
  return { ...values, messageId: values.messageId || newId() };
};

/** Message to the office. The answer to most questions of a subject comes before the form. */
export function ContactForm({ ready }: { readonly ready: boolean }) {
  const { t } = useTranslation('forms');
  const [initial] = useState(() => (ready ? started() : empty));
  const { values, change, field, element, busy, failure, sent, submit } = usePublicForm({
    action: 'contact-message',
    draft,
    initial,
    problems,
    send,
  });
  if (sent)
    return (
      <Sent title={t('contact.sentTitle')}>
        <p>{t('contact.sent', { email: sent.email.trim() })}</p>
      </Sent>
    );
  const topic = topicOf(values.topic);
  return (
    <FormFrame
      label={t('contact.form')}
      element={element}
      busy={busy}
      failure={failure}
      submit={t('contact.send')}
      onSubmit={submit}
      trap={field('website')}
    >
      <div className={styles.card}>
        <Choices
          label={t('contact.topic')}
          name="topic"
          choices={contactTopics}
          textOf={(choice) => t(`contact.topics.${choice}`)}
          value={values.topic}
          onChoose={(choice) => change('topic', choice)}
          error={field('topic').error}
        />
        {topic ? <TopicAnswer topic={topic} /> : null}
      </div>
      <div className={styles.card}>
        <TextField label={t('name')} autoComplete="name" maxLength={longest.name} {...field('name')} />
        <TextField
          label={t('email')}
          hint={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={longest.email}
          {...field('email')}
        />
        <TextArea label={t('contact.message')} rows={7} maxLength={longest.message} {...field('message')} />
      </div>
    </FormFrame>
  );
}
