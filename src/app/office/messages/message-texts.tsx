import { Card, Skeleton, Stack, TextInput, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '@/contract/office/message-length';
import type { Locale } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';
import { TextLocale } from '../shared/text-locale';
import { MessagePreview } from './message-preview';
import type { Texts } from './types';

/** Lazy, because who reads a message that was sent does not need it. */
const MessageEditor = lazy(async () => ({ default: (await import('./message-editor')).MessageEditor }));

const maxSubject = 120;

interface MessageTextsProps {
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}

/** Subject and text in a language, and beside them the message as somebody who reads that language sees it. */
export function MessageTexts({ texts, onChange }: MessageTextsProps) {
  const { t } = useTranslation('office');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const { subject, text } = texts[locale];
  const change = (part: Partial<Texts[Locale]>) =>
    onChange({ ...texts, [locale]: { ...texts[locale], ...part } });
  return (
    <>
      <Card withBorder shadow="sm" padding="lg" component="section" aria-label={t('messages.text')}>
        <Stack gap="md">
          <TextLocale locale={locale} onChange={setLocale} />
          <TextInput
            label={t('messages.subject')}
            required={locale === 'nl'}
            maxLength={maxSubject}
            value={subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
          <Suspense fallback={<Skeleton height="18.5rem" />}>
            <MessageEditor
              key={locale}
              label={t('messages.text')}
              value={text}
              onChange={(typed) => change({ text: typed })}
              longest={longestMessage}
              required={locale === 'nl'}
            />
          </Suspense>
        </Stack>
      </Card>
      <Card withBorder shadow="sm" padding="lg" component="section" aria-label={t('messages.preview')}>
        <Title order={2} size="h4" c="dimmed" mb="sm">
          {t('messages.preview')}
        </Title>
        <MessagePreview texts={texts} locale={locale} />
      </Card>
    </>
  );
}
