import { Checkbox, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardSizes, cardTitleMax } from '@/contract/card-rules';
import type { Locale } from '@/maths/locale';
import { useLocale } from '../../i18n/use-locale';
import { Fieldset } from '../shared/forms/fieldset';
import { SeasonFields } from '../shared/forms/season-fields';
import { TextLocale } from '../shared/text-locale';
import { CardArtFields } from './card-art-fields';
import type { Details } from './types';

interface CardFieldsProps {
  readonly form: UseFormReturnType<Details>;
}

/** Name, pictures, stamps and season of a card. */
export function CardFields({ form }: CardFieldsProps) {
  const { t } = useTranslation('office');
  const { size, on } = form.values;
  return (
    <>
      <NameField form={form} />
      <CardArtFields art={form.values.art} onChange={(art) => form.setFieldValue('art', art)} />
      <Fieldset legend={t('savingsCards.size')}>
        <SegmentedControl
          aria-label={t('savingsCards.size')}
          value={String(size)}
          onChange={(chosen) =>
            form.setFieldValue('size', cardSizes.find((each) => String(each) === chosen) ?? size)
          }
          data={cardSizes.map((each) => ({ value: String(each), label: String(each) }))}
        />
      </Fieldset>
      <Switch
        label={t('savingsCards.on')}
        checked={on}
        onChange={(event) => form.setFieldValue('on', event.currentTarget.checked)}
      />
      <CardSeason form={form} />
    </>
  );
}

function NameField({ form }: CardFieldsProps) {
  const { t } = useTranslation('office');
  const [locale, setLocale] = useState<Locale>(useLocale());
  return (
    <Stack gap="sm">
      <TextLocale locale={locale} onChange={setLocale} />
      <TextInput
        label={t('savingsCards.name')}
        required={locale === 'nl'}
        maxLength={cardTitleMax}
        value={form.values.title[locale]}
        error={form.errors['title.nl']}
        onChange={(event) => form.setFieldValue(`title.${locale}`, event.currentTarget.value)}
      />
    </Stack>
  );
}

function CardSeason({ form }: CardFieldsProps) {
  const { t } = useTranslation('office');
  return (
    <SeasonFields
      season={form.values}
      errors={form.errors}
      onChange={(side, day) => form.setFieldValue(side, day)}
    >
      <Checkbox
        mt="sm"
        label={t('savingsCards.everyYear')}
        checked={form.values.everyYear}
        onChange={(event) => form.setFieldValue('everyYear', event.currentTarget.checked)}
      />
    </SeasonFields>
  );
}
