import { Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webinarLimits } from '@/contract/webinar-rules';
import type { Locale } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';
import { TextLocale } from '../shared/text-locale';
import type { Texts } from './types';

/** Lazy, because the list of webinars does not need it. */
const MessageEditor = lazy(async () => ({
  default: (await import('../messages/message-editor')).MessageEditor,
}));

interface WebinarTextsProps {
  readonly texts: Texts;
  readonly disabled: boolean;
  readonly onChange: (texts: Texts) => void;
}

/** Title and text of a webinar, in one language at a time. */
export function WebinarTexts({ texts, disabled, onChange }: WebinarTextsProps) {
  const { t } = useTranslation('office');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const change = (part: Partial<Texts[Locale]>) =>
    onChange({ ...texts, [locale]: { ...texts[locale], ...part } });
  return (
    <Stack gap="md">
      <TextLocale locale={locale} onChange={setLocale} />
      <TextInput
        label={t('webinars.name')}
        required={locale === 'nl'}
        maxLength={webinarLimits.title}
        value={texts[locale].title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Suspense fallback={<Skeleton height="18.5rem" />}>
        <MessageEditor
          key={locale}
          label={t('webinars.text')}
          value={texts[locale].text}
          onChange={(typed) => change({ text: typed })}
          longest={webinarLimits.text}
          required={locale === 'nl'}
          disabled={disabled}
        />
      </Suspense>
    </Stack>
  );
}
