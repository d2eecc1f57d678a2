import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { markupToHtml } from '@/contract/message-markup';
import type { Locale } from '@/maths/locale';
import { SanitisedHtml } from '../../ui/sanitised-html';
import styles from '../../ui/written.module.css';
import type { Texts } from './types';

const isWhole = ({ subject, text }: Texts[Locale]) => subject.trim() !== '' && text.trim() !== '';
const isEmpty = ({ subject, text }: Texts[Locale]) => subject.trim() === '' && text.trim() === '';

/**
 * A message as its readers see it: in Dutch where it was not written in their language. What is half written shows as
 * long as there is no Dutch text.
 */
export function MessagePreview({ texts, locale }: { readonly texts: Texts; readonly locale: Locale }) {
  const { t } = useTranslation('office');
  const own = texts[locale];
  const shown = isWhole(own) || isEmpty(texts.nl) ? own : texts.nl;
  if (isEmpty(shown)) return <Text c="dimmed">{t('messages.nothingYet')}</Text>;
  const { subject, text } = shown;
  return (
    <>
      <Title order={3} size="h2" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {subject || t('messages.noSubject')}
      </Title>
      <SanitisedHtml html={markupToHtml(text)} className={styles.text ?? ''} />
    </>
  );
}
