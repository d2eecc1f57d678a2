import { Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webinarLimits } from '@/contract/webinar-rules';
import type { Locale } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';
import { TextLocale } from '../shared/text-locale';
import type { Texts } from './types';

interface WebinarTextsProps {
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}

/** Title and text of a webinar, in one language at a time. */
export function WebinarTexts({ texts, onChange }: WebinarTextsProps) {
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
      <Textarea
        label={t('webinars.text')}
        description={t('messages.marks.hint')}
        required={locale === 'nl'}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={webinarLimits.text}
        value={texts[locale].text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </Stack>
  );
}
