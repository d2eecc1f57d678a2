import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Locale, locales } from '@/maths/locale';

interface LocaleChoiceProps {
  readonly label: string;
  readonly locale: Locale;
  readonly onChange: (locale: Locale) => void;
}

/** Chooses the language of a text that is written or shown. */
export function LocaleChoice({ label, locale, onChange }: LocaleChoiceProps) {
  const { t } = useTranslation('common');
  return (
    <SegmentedControl
      aria-label={label}
      value={locale}
      onChange={(chosen) => onChange(locales.find((each) => each === chosen) ?? 'nl')}
      data={locales.map((each) => ({ value: each, label: t(`locale.${each}`) }))}
    />
  );
}
