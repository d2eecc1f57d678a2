import { Chip, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatorLimits } from '@/contract/office/generator-limits';
import type { Locale } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';
import { useYearName } from '../../i18n/year-name';
import { Fieldset } from './forms/fieldset';
import type { OfficeTitle } from './office-title';
import { TextLocale } from './text-locale';

interface TitleFieldsProps {
  readonly title: OfficeTitle;
  readonly years: readonly number[];
  readonly onChange: (part: { readonly title?: OfficeTitle; readonly years?: number[] }) => void;
  readonly disabled?: boolean;
  /** Language whose name is shown first; else that of the reader. */
  readonly first?: Locale | undefined;
  /** Ids by which other parts of a page lead to the fields. */
  readonly ids?: { readonly title: string; readonly years: string };
}

/** School years that a generator or a collection can be meant for. */
export const schoolYears = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Name in each language, and the school years it is meant for. */
export function TitleFields({ title, years, onChange, disabled = false, first, ids }: TitleFieldsProps) {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(first ?? own);
  return (
    <Stack gap="md">
      <TextLocale locale={locale} onChange={setLocale} />
      <TextInput
        {...(ids && { id: ids.title })}
        label={t('generators.name')}
        required={locale === 'nl'}
        disabled={disabled}
        maxLength={generatorLimits.title}
        value={title[locale]}
        onChange={(event) => onChange({ title: { ...title, [locale]: event.currentTarget.value } })}
      />
      <Fieldset legend={t('generators.years')} {...(ids && { id: ids.years })}>
        <Chip.Group
          multiple
          value={years.map(String)}
          onChange={(chosen) => onChange({ years: chosen.map(Number).sort((a, b) => a - b) })}
        >
          <Group gap="xs">
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
