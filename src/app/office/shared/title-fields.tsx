import { Chip, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatorLimits } from '@/contract/office/generator-limits';
import type { Locale } from '@/maths/locale';
import { useYearName } from '../../i18n/year-name';
import type { OfficeTitle } from './office-title';
import { TextLocale } from './text-locale';

interface TitleFieldsProps {
  readonly title: OfficeTitle;
  readonly years: readonly number[];
  readonly onChange: (part: { readonly title?: OfficeTitle; readonly years?: number[] }) => void;
  readonly disabled?: boolean;
}

/** School years that a generator or a collection can be meant for. */
export const schoolYears = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Name in each language, and the school years it is meant for. */
export function TitleFields({ title, years, onChange, disabled = false }: TitleFieldsProps) {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const [locale, setLocale] = useState<Locale>('nl');
  return (
    <Stack gap="md">
      <TextLocale locale={locale} onChange={setLocale} />
      <TextInput
        label={t('generators.name')}
        required={locale === 'nl'}
        disabled={disabled}
        maxLength={generatorLimits.title}
        value={title[locale]}
        onChange={(event) => onChange({ title: { ...title, [locale]: event.currentTarget.value } })}
      />
      <Fieldset legend={<strong>{t('generators.years')}</strong>} variant="unstyled">
        <Chip.Group
          multiple
          value={years.map(String)}
          onChange={(chosen) => onChange({ years: chosen.map(Number).sort((a, b) => a - b) })}
        >
          <Group gap="xs" mt={4}>
            {schoolYears.map((year) => (
              <Chip key={year} value={String(year)} disabled={disabled}>
                {yearName(year)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Fieldset>
    </Stack>
  );
}
