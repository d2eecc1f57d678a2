import { useTranslation } from 'react-i18next';
import type { contactTopics } from '@/contract/form-rules';
import styles from './forms.module.css';

type Topic = (typeof contactTopics)[number];

/** Answer to the question behind most messages of this subject, so that many need not be sent. */
export function TopicAnswer({ topic }: { readonly topic: Topic }) {
  const { t } = useTranslation('forms');
  return (
    <output className={styles.answer}>
      <strong>{t(`contact.answers.${topic}.title`)}</strong> {t(`contact.answers.${topic}.text`)}{' '}
      <a href="/site/faq">{t('contact.toFaq')}</a>
    </output>
  );
}
