import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { LocaleChoice } from './locale-choice';

interface TextLocaleProps {
  readonly locale: Locale;
  readonly onChange: (locale: Locale) => void;
}

/** Chooses the language in which a text is written, and says what an empty field of it means. */
export function TextLocale({ locale, onChange }: TextLocaleProps) {
  const { t } = useTranslation(['office', 'common']);
  return (
    <>
      <LocaleChoice label={t('common:locale.choose')} locale={locale} onChange={onChange} />
      {locale === 'nl' ? null : (
        <Text size="sm" c="dimmed">
          {t('messages.emptyIsDutch')}
        </Text>
      )}
    </>
  );
}
